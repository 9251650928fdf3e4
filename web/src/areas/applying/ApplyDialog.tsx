import { Modal, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate } from '@tanstack/react-router';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { SendStep } from './SendStep.tsx';
import { WhoStep } from './WhoStep.tsx';

/** Applying on one screen, before which only a guest says who it is; it ends at the home of the application. */
export function ApplyDialog({ job, opened, onClose }: { job: JobPage; opened: boolean; onClose: () => void }) {
  const t = useTexts('applying');
  const phone = useMediaQuery('(max-width: 575px)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      fullScreen={phone}
      title={t('to', { title: job.title })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      closeOnClickOutside={false}
    >
      <Steps job={job} />
    </Modal>
  );
}

function Steps({ job }: { job: JobPage }) {
  const visitor = useVisitor();
  const standing = useAsk(applying.standing, { bookingId: job.bookingId }, { enabled: visitor === 'candidate', staleTime: 60_000 });
  const elsewhere = standing.error?.problem.code === 'guest-not-allowed';
  if (visitor !== 'candidate' || elsewhere)
    return (
      <Step number={1} of={2}>
        <WhoStep job={job} />
      </Step>
    );
  return (
    <QueryBoundary of={standing} skeleton={<Loading />}>
      {(data) => <Known standing={data} />}
    </QueryBoundary>
  );
}

function Known({ standing }: { standing: Reply<typeof applying.standing> }) {
  const { bookingId, application, person } = standing;
  const [sent, setSent] = useState(false);
  const own = useAsk(profile.own, {}, { enabled: !person.guest && !application });
  // what was sent has its home; somebody who comes back to apply again is led there as well
  if (application) return <Navigate to="/application/$bookingId" params={{ bookingId }} search={sent ? { arrived: 'now' } : {}} replace />;
  const step = (profile: CandidateProfile | null) => <SendStep standing={standing} profile={profile} onSent={() => setSent(true)} />;
  // a guest has said who applies before
  if (person.guest)
    return (
      <Step number={2} of={2}>
        {step(null)}
      </Step>
    );
  return (
    <QueryBoundary of={own} skeleton={<Loading />}>
      {step}
    </QueryBoundary>
  );
}

const Loading = () => <Skeleton height={260} radius="md" aria-hidden="true" />;

function Step({ number, of, children }: { number: number; of: number; children: React.ReactNode }) {
  const t = useTexts('applying');
  return (
    <Stack gap={20}>
      <div>
        <Text size="sm" c="dimmed" mb={6}>
          {t('step', { number, of })}
        </Text>
        <Progress value={(100 * number) / of} size="sm" aria-label={t('step', { number, of })} />
      </div>
      {children}
    </Stack>
  );
}
