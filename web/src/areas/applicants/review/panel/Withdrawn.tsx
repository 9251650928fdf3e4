import { Alert } from '@mantine/core';
import { date } from '../../../../platform/format.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../reviewed.ts';

/** The candidate took the application back. */
export function Withdrawn({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (!applicant.withdrawnAt) return null;
  return (
    <Alert color="info" variant="light" title={t('application.withdrawn', { date: date(applicant.withdrawnAt) })}>
      {t('application.withdrawnText')}
    </Alert>
  );
}
