import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { AdEditing } from '../areas/job-ads/editor/AdEditing.tsx';
import { JobCodeEditing } from '../areas/job-codes/JobCodeEditing.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useTexts } from '../platform/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Edits what stands under a booking: the ad, the job code, or one and then the other. */
export function JobEditPage() {
  const t = useTexts('job-codes');
  const { bookingId, part } = useSearch({ from: '/job-edit' });
  if (bookingId) return <Editing key={bookingId} bookingId={bookingId} part={part} />;
  return (
    <EmptyState
      drawing="list"
      order={1}
      title={t('editor.which')}
      action={
        <Button component={Link} to="/job-management">
          {t('list.title')}
        </Button>
      }
    />
  );
}

function Editing({ bookingId, part }: { bookingId: string; part: 'code' | undefined }) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const asked = useAsk(jobAdEditing.parts, { bookingId });
  return (
    <QueryBoundary of={asked}>
      {({ jobAd, jobCode }) => {
        const shown = jobCode && (part === 'code' || !jobAd) ? 'code' : 'ad';
        const both = jobAd && jobCode && (
          <SegmentedControl
            aria-label={t('list.kinds')}
            style={{ alignSelf: 'start' }}
            data={[
              { value: 'ad', label: t('editor.ad') },
              { value: 'code', label: t('editor.code') },
            ]}
            value={shown}
            onChange={(value) =>
              void navigate({ to: '/job-edit', search: { bookingId, ...(value === 'code' ? { part: 'code' as const } : {}) } })
            }
          />
        );
        return shown === 'code' ? (
          <JobCodeEditing key="code" bookingId={bookingId} above={both} />
        ) : (
          <AdEditing key="ad" bookingId={bookingId} above={both} />
        );
      }}
    </QueryBoundary>
  );
}
