import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Leads on to the interview of an open job; there is nothing to press where the job has none. */
export function ApplyButton({ job }: { job: JobPage }) {
  const t = useTexts('job-ads');
  const { jobCode } = job;
  if (!mayApply(job) || !jobCode) return null;
  return (
    <Button
      size="md"
      renderRoot={(props) => <Link {...props} to="/job-interview/$jobcodeId" params={{ jobcodeId: jobCode }} />}
      leftSection={<IconVideo size={20} stroke={1.5} />}
    >
      {t('view.apply')}
    </Button>
  );
}

/** Whether there is a way to apply. */
export const mayApply = (job: JobPage) => job.state === 'open' && job.jobCode !== null && !job.isApplied;
