import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { business } from '@vitrine/contract/companies/business.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

/** A question to a company, by mail: it learns the candidate's address and not the other way round. */
export function AskDialog({ companyId, companyName, onClose }: { companyId: string; companyName: string; onClose: () => void }) {
  const t = useTexts('companies');
  const form = useFormOf(business.question.body, { companyId, subject: '', message: '' });
  const act = useAct(business.question, {
    form,
    changes: false,
    onDone: () => {
      notices.done(t('profile.asked'));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('profile.askTitle', { company: companyName })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <Text c="dimmed">{t('profile.askText')}</Text>
          <TextInput required data-autofocus label={t('profile.askSubject')} {...form.getInputProps('subject')} />
          <Textarea required autosize minRows={4} maxRows={12} label={t('profile.askMessage')} {...form.getInputProps('message')} />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={act.isPending}>
              {t('common:send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
