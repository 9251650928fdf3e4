import { Modal, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate } from '@tanstack/react-router';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DocumentsStep } from './DocumentsStep.tsx';
import { useDocuments } from './use-documents.ts';
import { WhoStep } from './WhoStep.tsx';
import { WordsStep } from './WordsStep.tsx';

/** Applying in at most three steps, one question each; it ends at the home of the application. */
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
      <Step number={1} of={3}>
        <WhoStep job={job} />
      </Step>
    );
  return (
    <QueryBoundary of={standing} skeleton={<Skeleton height={260} radius="md" aria-hidden="true" />}>
      {(data) => <Known standing={data} />}
    </QueryBoundary>
  );
}

function Known({ standing }: { standing: Reply<typeof applying.standing> }) {
  const { bookingId, application, person } = standing;
  const [step, setStep] = useState<'documents' | 'words'>('documents');
  const documents = useDocuments(bookingId, application ? [] : standing.documents);
  const form = useFormOf(applying.apply.body, { message: '', phone: '', consent: false, bookingId });
  // a guest has said who applies before
  const before = person.guest ? 1 : 0;
  // what was sent has its home; somebody who comes back to apply again is led there as well
  if (application)
    return <Navigate to="/application/$bookingId" params={{ bookingId }} search={step === 'words' ? { arrived: 'now' } : {}} replace />;
  return step === 'documents' ? (
    <Step number={before + 1} of={before + 2}>
      <DocumentsStep documents={documents} onNext={() => setStep('words')} />
    </Step>
  ) : (
    <Step number={before + 2} of={before + 2}>
      <WordsStep standing={standing} form={form} documents={documents.ids} onBack={() => setStep('documents')} />
    </Step>
  );
}

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
