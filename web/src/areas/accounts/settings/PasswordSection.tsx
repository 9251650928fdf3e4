import { Button, Group, Stack } from '@mantine/core';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { knownDevices } from '../../../platform/session/kept-secrets.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { PasswordField } from '../PasswordField.tsx';

/** The field that the other pages of the settings lead to. */
export const currentPassword = 'current-password';

export function PasswordSection({ email }: { email: string }) {
  const t = useTexts('accounts');
  const form = useFormOf(passwords.change.body, { oldPassword: '', password: '' });
  const act = useAct(passwords.change, {
    form,
    marks: { 'wrong-password': 'oldPassword', 'weak-password': 'password' },
    onDone: ({ device }) => {
      knownDevices.keep(email, device);
      form.reset();
      notices.done(t('changePassword.done'));
    },
  });
  return (
    <Section title={t('changePassword.title')} text={t('changePassword.text')}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <PasswordField
            id={currentPassword}
            autoComplete="current-password"
            label={t('changePassword.old')}
            {...form.getInputProps('oldPassword')}
          />
          <PasswordField
            autoComplete="new-password"
            label={t('changePassword.new')}
            description={t('passwordHint')}
            {...form.getInputProps('password')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
              {t('changePassword.title')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
