import { Text } from '@mantine/core';
import type { JobAdFields } from '@vitrine/contract/job-ads/shapes.ts';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { NameDialog } from '../../parts/NameDialog.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { useCriteria } from './use-criteria.ts';

interface Props {
  bookingId: string;
  title: string;
  ad: JobAdFields | undefined;
  code: { language: Language; introduction: string; questions: QuestionDraft[] } | undefined;
  onClose: () => void;
}

/** Keeps a job as a template for everybody in the company: its texts, questions and criteria, neither dates nor people. */
export function KeepTemplateDialog({ bookingId, title, ad, code, onClose }: Props) {
  const t = useTexts('job-templates');
  const { written } = useCriteria(bookingId);
  const keep = useAct(jobTemplates.keep, {
    onDone: () => {
      notices.done(t('templates.kept'));
      onClose();
    },
  });
  const content = {
    language: ad?.language ?? code?.language ?? 'en',
    title,
    ad: ad ? reusableOf(ad) : {},
    introduction: code?.introduction ?? '',
    questions: (code?.questions ?? []).map(({ id: _id, ...question }) => ({ ...question, anchors: null })),
    criteria: written,
  };
  return (
    <NameDialog
      title={t('templates.keep')}
      label={t('templates.name')}
      initial={title.slice(0, 80)}
      busy={keep.isPending}
      onName={(name) => keep.mutate({ name, content })}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('templates.keepText')}
      </Text>
    </NameDialog>
  );
}

/** What of an ad fits another job of the same kind. */
const reusableOf = ({ presentYourCompany, tasks, benefits, lookingFor, employmentType, field }: JobAdFields) => ({
  presentYourCompany,
  tasks,
  benefits,
  lookingFor,
  employmentType,
  field,
});
