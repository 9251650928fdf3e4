import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { LetterDialog } from '../../../../../parts/contact/LetterDialog.tsx';
import { useAct } from '../../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../../platform/calls/use-form-of.ts';
import { notices } from '../../../../../platform/notices.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../../reviewed.ts';

interface Props {
  applicant: Pick<ReviewedApplicant, 'id' | 'firstName' | 'lastName' | 'alias'>;
  /** What they asked. */
  asked?: string;
  onClose: () => void;
}

/** Words to an applicant, mailed and kept where they see their application. */
export function AnswerDialog({ applicant: { id, firstName, lastName, alias }, asked, onClose }: Props) {
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
    <LetterDialog
      title={t('letters.write', { name })}
      lead={t('letters.text')}
      {...(asked ? { quote: asked } : {})}
      label={t('letters.message')}
      field={form.getInputProps('message')}
      busy={act.isPending}
      onSubmit={form.onSubmit((values) => act.mutate(values))}
      onClose={onClose}
    />
  );
}
