import { Text } from '@mantine/core';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { isBeingMade } from '../../../../parts/being-made.ts';
import { isPending, useUploads } from '../../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { isBroken } from '../../words.ts';

/** What happens to an answer once it is given: on its way to us, looked at by us, kept with us. It is sent to nobody yet. */
export function WhatHappens({ take, company }: { take: Take; company: string }) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const upload = uploads.find((one) => one.takeId === take.takeId);
  const failed = take.mediaState === 'failed';
  const said = () => {
    if (failed || upload?.phase === 'refused' || isBroken(take, uploads)) return '';
    if (upload && isPending(upload)) return t(upload.phase === 'waiting' ? 'kept.waiting' : 'kept.arriving');
    return isBeingMade(take) ? t('kept.checking') : t('kept.safe', { company });
  };
  return (
    <>
      <Text size="sm" role="status" data-testid="what-happens">
        {said()}
      </Text>
      {failed && (
        <Text size="sm" role="alert">
          {t('take.failed')}
        </Text>
      )}
    </>
  );
}
