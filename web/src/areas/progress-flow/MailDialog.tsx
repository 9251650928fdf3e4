import { Button, Checkbox, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { paperLinkDays, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

interface Props {
  place: { applicationId: string; pfId: string };
  title: string;
  onClose: () => void;
}

/** Passes a document on: by a link that ends, unless the recruiter insists on the file. */
export function MailDialog({ place, title, onClose }: Props) {
  const t = useTexts('progress-flow');
  const form = useFormOf(progressLists.mail.body.pick({ email: true, message: true, attach: true }), {
    email: '',
    message: '',
    attach: false,
  });
  const mail = useAct(progressLists.mail, {
    form,
    onDone: (_, { email }) => {
      notices.done(t('mail.done', { email }));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('mail.title', { title })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => mail.mutate({ ...place, ...values }))}>
        <Stack gap={16}>
          <TextInput type="email" label={t('mail.to')} required data-autofocus {...form.getInputProps('email')} />
          <Textarea label={t('mail.message')} autosize minRows={2} maxLength={1000} {...form.getInputProps('message')} />
          <Checkbox
            label={t('mail.attach')}
            description={t('mail.attachHint', { count: paperLinkDays })}
            {...form.getInputProps('attach', { type: 'checkbox' })}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={mail.isPending}>
              {t('mail.send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
