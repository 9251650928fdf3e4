import { Button, Card, Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { language } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { knownDevices } from '../../platform/session/kept-secrets.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Page } from '../../ui/Page.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TermsLabel } from './TermsLabel.tsx';

const route = getRouteApi('/invitation-recruiter');

/** Joins the company of a mailed invitation. */
export function InvitationRecruiterPage() {
  const t = useTexts('accounts');
  const { token = '' } = route.useSearch();
  const invitation = useAsk(team.invitation, { token });
  if (invitation.error?.problem.code === 'link-expired') {
    return (
      <Page title={t('invitation.title')} width="text">
        <EmptyState
          drawing="broken"
          title={t('common:refusals.link-expired')}
          text={t('common:linkOver')}
          action={
            <Button component={Link} to="/signup" variant="default">
              {t('backToSignIn')}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <QueryBoundary of={invitation}>
      {({ companyName, invitedBy, email }) => (
        <Page title={t('invitation.join', { company: companyName })} lead={t('invitation.by', { person: invitedBy })} width="text">
          <Join token={token} email={email} />
        </Page>
      )}
    </QueryBoundary>
  );
}

function Join({ token, email }: { token: string; email: string }) {
  const t = useTexts('accounts');
  const navigate = route.useNavigate();
  const form = useFormOf(team.accept.body.omit({ token: true }), { firstName: '', lastName: '', password: '', termsAccepted: false });
  const act = useAct(team.accept, {
    // the invitation is used up: asked again it would be refused
    changes: false,
    form,
    marks: { 'weak-password': 'password' },
    onDone: ({ device }) => {
      knownDevices.keep(email, device);
      notices.done(t('invitation.done'));
      void navigate({ to: '/signup', search: { mode: 'in', email } });
    },
  });
  const labels = { firstName: t('firstName'), lastName: t('lastName'), password: t('password'), termsAccepted: t('signUp.terms') };
  const field = (name: keyof typeof labels) => ({ id: `join-${name}`, ...form.getInputProps(name) });
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate({ ...values, token, language: language(), termsAccepted: true }))}>
        <Stack>
          <FormErrors
            title={t('common:failed.beforeProceeding')}
            errors={form.errors}
            said={(message) => t('common:failed.ofField', { message })}
            fields={Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label, id: `join-${name}` }]))}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput autoComplete="given-name" required label={labels.firstName} {...field('firstName')} />
            <TextInput autoComplete="family-name" required label={labels.lastName} {...field('lastName')} />
          </SimpleGrid>
          <TextInput label={t('email')} autoComplete="username" value={email} readOnly description={t('invitation.email')} />
          <PasswordField autoComplete="new-password" label={labels.password} description={t('passwordHint')} {...field('password')} />
          <Checkbox label={<TermsLabel />} id="join-termsAccepted" {...form.getInputProps('termsAccepted', { type: 'checkbox' })} />
          <Button type="submit" loading={act.isPending}>
            {t('invitation.accept')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
