import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { contact } from '@vitrine/contract/accounts/contact.ts';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useSession } from '../../platform/session/session.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

/** Writes to the support of this installation; signed in, the own address is the sender. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const signedIn = useSession() !== null;
  const schema = signedIn ? contact.send.body.omit({ email: true }) : contact.send.body.required({ email: true });
  const form = useFormOf(schema, { email: '', subject: '', message: '' });
  const act = useAct(contact.send, {
    form,
    changes: false,
    onDone: () => {
      notices.done(t('contact.sent'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('contact.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form noValidate onSubmit={form.onSubmit(({ email, ...rest }) => act.mutate(signedIn ? rest : { email, ...rest }))}>
        <Stack>
          {!signedIn && (
            <TextInput type="email" autoComplete="email" required label={t('contact.email')} {...form.getInputProps('email')} />
          )}
          <TextInput required label={t('contact.subject')} {...form.getInputProps('subject')} />
          <Textarea required autosize minRows={5} maxRows={12} label={t('contact.message')} {...form.getInputProps('message')} />
          <DialogFoot cancel={t('cancel')} onCancel={onClose}>
            <Button type="submit" loading={act.isPending}>
              {t('send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
