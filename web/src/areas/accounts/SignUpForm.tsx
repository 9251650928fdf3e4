import { Button, Checkbox, SegmentedControl, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { careerStageKeyOf, type Industry, type SignUpCareerStage, signUpCareerStages } from '@vitrine/contract/reference-lists.ts';
import { lazy, Suspense } from 'react';
import type { TermsPlaces } from '../../parts/terms/TermsText.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { language } from '../../platform/i18n.ts';
import { ownPath } from '../../platform/search.ts';
import { ownSignUps } from '../../platform/session/kept-secrets.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TermsLabel } from './TermsLabel.tsx';

const IndustriesField = lazy(() => import('./IndustriesField.tsx').then((module) => ({ default: module.IndustriesField })));
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  termsAccepted: false,
  companyName: '',
  industries: [] as Industry[],
  careerStage: undefined as SignUpCareerStage | undefined,
};

type Kind = 'candidate' | 'recruiter';

/** Who wants an account, and the form for it. */
export function SignUpForm({ as, onSwitch }: { as: Kind; onSwitch: (next: Kind) => void }) {
  const t = useTexts('accounts');
  return (
    <Stack>
      <SegmentedControl
        fullWidth
        value={as}
        aria-label={t('signUp.as')}
        data={[
          { value: 'candidate', label: t('signUp.candidate') },
          { value: 'recruiter', label: t('signUp.recruiter') },
        ]}
        onChange={(next) => onSwitch(next as Kind)}
      />
      <SignUpFields key={as} as={as} />
    </Stack>
  );
}

/** A candidate's account, or a recruiter's together with the company; a company's own sign-up names its own terms. */
export function SignUpFields({ as, places, corporate }: { as: Kind; places?: TermsPlaces; corporate?: string }) {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { next?: string; email?: string };
  const next = ownPath(search.next);
  const endpoint = registration[as];
  const form = useFormOf(endpoint.body, { ...empty, email: search.email ?? '' });
  const act = useAct<typeof registration.recruiter | typeof registration.candidate>(endpoint, {
    form,
    marks: { 'already-registered': 'email', 'weak-password': 'password' },
    onDone: ({ browser }, { email }) => {
      ownSignUps.keep(email, browser);
      void navigate({ to: '/confirm-registration-info', search: { address: email } });
    },
  });
  const field = (name: keyof typeof empty) => ({ id: `sign-up-${name}`, ...form.getInputProps(name) });
  const submit = form.onSubmit(({ companyName, industries, careerStage, ...person }) =>
    act.mutate({
      ...person,
      ...(as === 'recruiter' ? { companyName, industries } : careerStage ? { careerStage } : {}),
      ...(corporate ? { corporateIdentity: corporate } : {}),
      ...(next ? { next } : {}),
      language: language(),
      termsAccepted: true,
    } as never),
  );
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    companyName: t('companyName'),
    email: t('email'),
    password: t('password'),
    termsAccepted: t('signUp.terms'),
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <FormErrors
          title={t('common:failed.beforeProceeding')}
          errors={form.errors}
          said={(message) => t('common:failed.ofField', { message })}
          fields={Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label, id: `sign-up-${name}` }]))}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput autoComplete="given-name" required label={labels.firstName} {...field('firstName')} />
          <TextInput autoComplete="family-name" required label={labels.lastName} {...field('lastName')} />
        </SimpleGrid>
        {as === 'recruiter' && (
          <>
            <TextInput autoComplete="organization" required label={labels.companyName} {...field('companyName')} />
            <Suspense fallback={<TextInput label={t('industries')} disabled />}>
              <IndustriesField value={form.values.industries} onChange={(chosen) => form.setFieldValue('industries', chosen)} />
            </Suspense>
          </>
        )}
        <TextInput type="email" autoComplete="email" required label={labels.email} {...field('email')} />
        {as === 'candidate' && (
          <Select
            clearable
            label={t('signUp.careerStage')}
            description={t('signUp.careerStageHint')}
            clearButtonProps={{ 'aria-label': t('signUp.careerStageClear') }}
            data={signUpCareerStages.map((value) => ({
              value,
              label: t(`common:lists.signUpStage.${careerStageKeyOf(value) as 'student'}`),
            }))}
            value={form.values.careerStage ?? null}
            onChange={(value) => form.setFieldValue('careerStage', (value ?? undefined) as SignUpCareerStage | undefined)}
          />
        )}
        <PasswordField autoComplete="new-password" label={labels.password} description={t('passwordHint')} {...field('password')} />
        <Checkbox
          label={<TermsLabel places={places} />}
          id="sign-up-termsAccepted"
          {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
        />
        <Button type="submit" fullWidth loading={act.isPending}>
          {as === 'recruiter' ? t('signUp.asRecruiter') : t('signUp.asCandidate')}
        </Button>
      </Stack>
    </form>
  );
}
