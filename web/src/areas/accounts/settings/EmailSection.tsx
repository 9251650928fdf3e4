import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { account } from '@vitrine/contract/accounts/account.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { Own } from './own.ts';

/** Asks for another address; it counts once the link mailed to it was opened. */
export function EmailSection({ own, recruiter }: { own: Own; recruiter: boolean }) {
  const t = useTexts('accounts');
  const endpoint = recruiter ? account.updateRecruiterEmail : account.updateCandidateEmail;
  const form = useFormOf(endpoint.body, { email: '', password: '' });
  const act = useAct<typeof account.updateRecruiterEmail | typeof account.updateCandidateEmail>(endpoint, {
    form,
    onDone: () => {
      form.reset();
      notices.done(t('address.mailed'));
    },
  });
  return (
    <Section title={t('address.title')} text={t('address.now', { address: own.email })}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          {own.pendingEmail && <Alert color="info">{t('address.pending', { address: own.pendingEmail })}</Alert>}
          <TextInput type="email" autoComplete="email" required label={t('address.label')} {...form.getInputProps('email')} />
          <PasswordField autoComplete="current-password" label={t('password')} {...form.getInputProps('password')} />
          <Group justify="flex-end">
            <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
              {t('address.change')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
