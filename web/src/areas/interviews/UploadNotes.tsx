import { Alert, Stack, Text } from '@mantine/core';
import { refusalText } from '../../platform/problems.ts';
import { isPending, useUploads } from '../../platform/recording/uploads.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What a person has to know of the way of a recording: that this device keeps no copy, and what was not taken, and why. */
export function UploadNotes() {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const refused = uploads.flatMap((one) => (one.refusal ? [{ ...one, refusal: one.refusal }] : []));
  const open = uploads.some((one) => isPending(one) && !one.kept);
  return (
    <Stack gap={12} mt={open || refused.length > 0 ? 12 : 0}>
      {open && (
        <Alert role="alert" color="info" title={t('upload.noCopy')} data-testid="no-copy">
          <Text size="sm">{t('upload.noCopyText')}</Text>
        </Alert>
      )}
      {refused.map((one) => (
        <Alert key={one.takeId} role="alert" color="info" title={t('upload.refused', { number: one.questionNo })} data-testid="refused">
          <Text size="sm">{t('upload.refusedText', { reason: refusalText(one.refusal) })}</Text>
        </Alert>
      ))}
    </Stack>
  );
}
