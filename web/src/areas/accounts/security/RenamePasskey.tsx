import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type Passkey, passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { required } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

const schema = z.object({ name: required(80) });

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('accounts');
  const form = useFormOf(schema, { name });
  const rename = useActByPassword(passkeys.rename, {
    form,
    onDone: () => {
      notices.done(t('common:saved'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('passkeys.renameOf', { name })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((typed) => rename.mutate({ id, ...typed }))}>
        <Stack>
          <TextInput data-autofocus required maxLength={80} label={t('passkeys.name')} {...form.getInputProps('name')} />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={rename.isPending}>
              {t('common:save')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
      {rename.dialog}
    </Modal>
  );
}
