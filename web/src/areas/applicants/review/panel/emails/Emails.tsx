import { Stack, Title } from '@mantine/core';
import { useIsRecruiter } from '../../../../../platform/session/session.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../../reviewed.ts';
import { OwnEmails } from './OwnEmails.tsx';
import { SharedEmails } from './SharedEmails.tsx';

/** E-mails with an applicant: those of the own mailbox, seen by oneself alone, and those that somebody shared. Not where the name is left out. */
export function Emails({ applicant }: { applicant: ReviewedApplicant }) {
  const recruiter = useIsRecruiter();
  if (applicant.blind || applicant.withdrawnAt) return null;
  return recruiter ? <Section applicant={applicant} /> : <SharedEmails id={applicant.id} />;
}

function Section({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  return (
    <Stack gap={16} component="section" aria-label={t('emails.title')}>
      <Title order={2} size="h5">
        {t('emails.title')}
      </Title>
      <SharedEmails id={applicant.id} />
      <OwnEmails applicant={applicant} />
    </Stack>
  );
}
