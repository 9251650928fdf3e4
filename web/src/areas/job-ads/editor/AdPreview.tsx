import { Alert, Button, Group } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { AdState } from '../AdState.tsx';
import classes from '../JobPage.module.css';
import { JobView } from '../JobView.tsx';

/** An ad exactly as candidates will see it. */
export function AdPreview({ bookingId }: { bookingId: string }) {
  const t = useTexts('job-ads');
  const recruiter = useIsRecruiter();
  const asked = useAsk(jobAdViewing.byBooking, { bookingId });
  return (
    <div className={classes.page}>
      <Alert variant="light" mb={20} icon={<IconEye stroke={1.5} />} styles={{ message: { color: 'var(--mantine-color-text)' } }}>
        <Group justify="space-between" gap={12}>
          <Group gap={12}>
            {t('preview.text')}
            {asked.data && <AdState state={asked.data.state} />}
          </Group>
          {recruiter && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil size={18} stroke={1.5} />}
              renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId }} />}
            >
              {t('preview.edit')}
            </Button>
          )}
        </Group>
      </Alert>
      <QueryBoundary of={asked}>{(job) => <JobView job={job} />}</QueryBoundary>
    </div>
  );
}
