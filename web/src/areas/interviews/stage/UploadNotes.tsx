import { Stack } from '@mantine/core';
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { Note } from '../../../parts/recording/Note.tsx';
import { refusalText } from '../../../platform/calls/problems.ts';
import { isPending, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What a person has to know of the way of a recording: that this device keeps no copy, and what was not taken, and why. */
export function UploadNotes() {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const refused = uploads.flatMap((one) => (one.refusal ? [{ ...one, refusal: one.refusal }] : []));
  const open = uploads.some((one) => isPending(one) && !one.kept);
  return (
    <Stack gap={12} mt={open || refused.length > 0 ? 12 : 0}>
      {open && (
        <Note icon={IconDeviceFloppy} title={t('upload.noCopy')}>
          {t('upload.noCopyText')}
        </Note>
      )}
      {refused.map((one) => (
        <Note key={one.takeId} icon={IconAlertTriangle} title={t('upload.refused', { number: one.questionNo })}>
          {t('upload.refusedText', { reason: refusalText(one.refusal) })}
        </Note>
      ))}
    </Stack>
  );
}
