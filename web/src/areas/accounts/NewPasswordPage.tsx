import { Button, Card, Stack } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { knownDevices } from '../../platform/session/kept-secrets.ts';
import { clearSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PasswordField } from './PasswordField.tsx';

const route = getRouteApi('/new-password');

/** Chooses a new password by the token of the mailed link; all sessions end. */
export function NewPasswordPage() {
  const t = useTexts('accounts');
  const { token = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const form = useFormOf(passwords.renew.body, { password: '' });
  const act = useAct(passwords.renew, {
    changes: false,
    form,
    marks: { 'weak-password': 'password' },
    handles: ['link-expired'],
    onDone: ({ userEmail, device }) => {
      knownDevices.keep(userEmail, device);
      clearSession();
      notices.done(t('newPassword.done'));
      void navigate({ to: '/signup', search: { mode: 'in', email: userEmail } });
    },
  });
  const expired = act.error instanceof CallFailed && act.error.problem.code === 'link-expired';
  return (
    <Page title={t('newPassword.title')} width="text">
      {expired || !token ? (
        <EmptyState
          drawing="broken"
          title={act.error ? problemText(act.error) : t('common:refusals.link-expired')}
          action={
            <Button component={Link} to="/forgot-password">
              {t('newPassword.another')}
            </Button>
          }
        />
      ) : (
        <Card>
          <form noValidate onSubmit={form.onSubmit(({ password }) => act.mutate({ token, password }))}>
            <Stack>
              <PasswordField
                autoComplete="new-password"
                label={t('newPassword.label')}
                description={t('passwordHint')}
                {...form.getInputProps('password')}
              />
              <Button type="submit" loading={act.isPending}>
                {t('newPassword.save')}
              </Button>
            </Stack>
          </form>
        </Card>
      )}
    </Page>
  );
}
