import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { useAct } from '../../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../../platform/calls/use-form-of.ts';
import { notices } from '../../../../../platform/notices.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import { DialogFoot } from '../../../../../ui/dialogs/DialogFoot.tsx';
import type { ReviewedApplicant } from '../../reviewed.ts';

interface Props {
  applicant: Pick<ReviewedApplicant, 'id' | 'firstName' | 'lastName' | 'alias'>;
  onClose: () => void;
}

/** Words to an applicant, mailed and kept where they see their application. */
export function AnswerDialog({ applicant: { id, firstName, lastName, alias }, onClose }: Props) {
  const t = useTexts('applicants');
  const name = `${firstName} ${lastName}`.trim() || alias;
  const form = useFormOf(applicantLetters.answer.body, { id, message: '' });
  const act = useAct(applicantLetters.answer, {
    form,
    onDone: () => {
      notices.done(t('letters.done'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('letters.write', { name })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <Text c="dimmed">{t('letters.text')}</Text>
          <Textarea
            required
            data-autofocus
            autosize
            minRows={4}
            maxRows={12}
            label={t('letters.message')}
            {...form.getInputProps('message')}
          />
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
