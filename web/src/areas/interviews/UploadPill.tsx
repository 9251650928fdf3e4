import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { isPending, useUploads } from '../../platform/recording/uploads.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Stage.module.css';

/** Says quietly whether something is still going up, and when all is safe. */
export function UploadPill() {
  const t = useTexts('interviews');
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  const pending = uploads.filter(isPending);
  const waiting = pending.some((one) => one.phase === 'waiting');
  const size = pending.reduce((sum, one) => sum + one.size, 0);
  const sent = pending.reduce((sum, one) => sum + one.sent, 0);
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
  const recording = pending.some((one) => !one.ended);
  const Icon = pending.length === 0 ? IconCloudCheck : waiting ? IconCloudOff : IconCloudUp;
  const text =
    pending.length === 0 ? t('pill.safe') : waiting ? t('pill.waiting') : recording ? t('pill.sending') : t('pill.percent', { percent });
  return (
    <span
      className={classes.pill}
      role="status"
      data-testid="upload-pill"
      data-state={pending.length === 0 ? 'safe' : waiting ? 'waiting' : 'sending'}
    >
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {text}
    </span>
  );
}
