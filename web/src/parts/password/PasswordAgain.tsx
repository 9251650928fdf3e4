import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { type FormEvent, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

const OtherWays = lazy(() => import('./OtherWays.tsx').then((module) => ({ default: module.OtherWays })));

interface Props {
  onShown: () => void;
  onCancel: () => void;
}

/** Asks whoever is signed in for the password once more, or for a passkey, before something that is not easily taken back. */
export function PasswordAgain({ onShown, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useFormOf(sessions.showPassword.body, { password: '' });
  const show = useAct(sessions.showPassword, { changes: false, form, marks: { 'wrong-password': 'password' }, onDone: onShown });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // what asked for it may be a form around this one
    event.stopPropagation();
    form.onSubmit((typed) => show.mutate(typed))(event);
  };
  return (
    <Modal opened onClose={onCancel} title={t('passwordAgain.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t('passwordAgain.text')}</Text>
          <PasswordInput
            data-autofocus
            autoComplete="current-password"
            label={t('passwordAgain.label')}
            visibilityToggleButtonProps={{ 'aria-label': t('passwordAgain.show') }}
            {...form.getInputProps('password')}
          />
          <Suspense>
            <OtherWays onShown={onShown} />
          </Suspense>
          <DialogFoot cancel={t('cancel')} onCancel={onCancel}>
            <Button type="submit" loading={show.isPending}>
              {t('passwordAgain.go')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
