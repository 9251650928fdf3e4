import { Text } from '@mantine/core';
import { isSlow } from '../../../platform/recording/line.ts';
import { isPending, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Said calmly: the line is slow, and nothing is lost by it. Where this device keeps no copy, UploadNotes says what counts. */
export function SlowLine() {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const kept = uploads.every((one) => one.kept || !isPending(one));
  return (
    <Text size="sm" role="status" data-testid="slow-line">
      {kept && isSlow(uploads) ? t('upload.slow') : ''}
    </Text>
  );
}
