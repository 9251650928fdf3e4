import { Anchor, Button, Card, Stack, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';

export function ForgotPasswordPage() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const form = useFormOf(passwords.forgot.body, { email: '' });
  const act = useAct(passwords.forgot, {
    form,
    onDone: (_, { email }) => navigate({ to: '/reset-password-info', search: { address: email } }),
  });
  return (
    <Page title={t('forgotten.title')} lead={t('forgotten.text')} width="text">
      <Card>
        <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
          <Stack>
            <TextInput type="email" autoComplete="email" required label={t('email')} {...form.getInputProps('email')} />
            <Button type="submit" loading={act.isPending}>
              {t('forgotten.send')}
            </Button>
            <Anchor component={Link} to="/signup" size="sm" ta="center">
              {t('backToSignIn')}
            </Anchor>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
