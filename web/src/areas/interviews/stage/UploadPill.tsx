import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useGoingOn } from '../../../platform/calls/use-upload.ts';
import type { UploadState } from '../../../platform/recording/take-upload.ts';
import { isPending, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

const icons = { safe: IconCloudCheck, waiting: IconCloudOff, sending: IconCloudUp, refused: IconAlertTriangle };

function stateOf(uploads: readonly UploadState[], files: number): keyof typeof icons {
  const pending = uploads.filter(isPending);
  if (pending.some((one) => one.phase === 'waiting')) return 'waiting';
  if (pending.length + files > 0) return 'sending';
  return uploads.some((one) => one.phase === 'refused') ? 'refused' : 'safe';
}

/** Says quietly what is true of everything recorded or chosen here: going up, waiting, refused, or safe when every byte is confirmed. */
export function UploadPill({ applicationId }: { applicationId: string }) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const files = useGoingOn(applicationId);
  if (uploads.length + files === 0) return null;
  const state = stateOf(uploads, files);
  const pending = uploads.filter(isPending);
  const size = pending.reduce((sum, one) => sum + one.size, 0);
  const sent = pending.reduce((sum, one) => sum + one.sent, 0);
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
  const text = {
    safe: () => t('pill.safe'),
    refused: () => t('pill.refused'),
    waiting: () => (pending.every((one) => one.kept) ? t('pill.waiting') : t('pill.waitingOpen')),
    sending: () => (files > 0 || pending.some((one) => !one.ended) ? t('pill.sending') : t('pill.percent', { percent })),
  }[state]();
  const Icon = icons[state];
  return (
    <span className={classes.pill} role="status" data-testid="upload-pill" data-state={state}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {text}
    </span>
  );
}
