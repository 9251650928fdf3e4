import { Alert } from '@mantine/core';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { useEffect } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import type { UploadState } from '../../platform/recording/take-upload.ts';
import { isPending, ownerOf, resume, useUploads, wasLeft } from '../../platform/recording/upload-queue.ts';
import { useTexts } from '../../platform/use-texts.ts';

/**
 * Sends what an earlier visit recorded on this device and did not bring to its end, whosever it was, and says so of these
 * interviews: whoever comes back need not find the question again for the answer to arrive.
 */
export function LeftRecordings({ of: applicationIds }: { of: readonly string[] }) {
  const t = useTexts('interviews');
  const uploads = useUploads()
    .filter(({ takeId, phase }) => phase !== 'elsewhere' && applicationIds.includes(ownerOf(takeId) ?? ''))
    .filter((one) => isPending(one) || wasLeft(one.takeId));
  useEffect(() => void resume(), []);
  if (uploads.length === 0) return null;
  const state = stateOf(uploads);
  return (
    <Alert role="status" color={state === 'refused' ? 'yellow' : 'brand'} data-testid="left-recordings" data-state={state}>
      {t(`left.${state}`, { percent: percentOf(uploads) })}
    </Alert>
  );
}

/** The same of all interviews of the caller. */
export function OwnLeftRecordings() {
  const mine = useAsk(interview.mine, {});
  return mine.data ? <LeftRecordings of={mine.data.items.map(({ applicationId }) => applicationId)} /> : null;
}

function stateOf(uploads: readonly UploadState[]) {
  const pending = uploads.filter(isPending);
  if (pending.length > 0) return pending.some((one) => one.phase === 'waiting') ? 'waiting' : 'sending';
  return uploads.some((one) => one.phase === 'refused') ? 'refused' : 'done';
}

function percentOf(uploads: readonly UploadState[]) {
  const size = uploads.reduce((sum, one) => sum + one.size, 0);
  return size > 0 ? Math.floor((uploads.reduce((sum, one) => sum + one.sent, 0) / size) * 100) : 0;
}
