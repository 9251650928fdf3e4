import { Button, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/calls/problems.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Thread } from './Thread.tsx';
import { useWritten } from './use-written.ts';

interface Props {
  conversationId: string;
  /** The message at which it opens. */
  at: number | undefined;
  onClose: () => void;
}

/** A conversation in which something was written. */
export function Written({ conversationId, at, onClose }: Props) {
  const { t } = useTranslation();
  const written = useWritten(conversationId, at);
  if (written.conversation)
    return <Thread conversation={written.conversation} written={written} onMade={() => undefined} onClose={onClose} />;
  if (!written.error)
    return (
      <Stack p={24} gap={12} aria-hidden="true" data-waiting>
        <Skeleton height={48} />
        <Skeleton height={48} width="60%" />
        <Skeleton height={48} width="70%" ml="auto" />
      </Stack>
    );
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('failed.load')}
        text={problemText(written.error)}
        action={
          <Button variant="default" onClick={written.retry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
