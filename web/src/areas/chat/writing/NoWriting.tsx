import { Button, Group, Text } from '@mantine/core';
import type { Conversation } from '@vitrine/contract/chat/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useBlocking } from '../use-blocking.ts';

interface Props {
  conversation: Conversation;
  name: string;
  onChanged: () => void;
}

/** In place of where one writes: why nobody can, and the way back where it is one's own choice. */
export function NoWriting({ conversation: { conversationId, blocked }, name, onChanged }: Props) {
  const t = useTexts('chat');
  const block = useBlocking(name, onChanged);
  if (!blocked || !conversationId)
    return (
      <Text c="dimmed" p={16}>
        {t('ended')}
      </Text>
    );
  return (
    <Group p={16} gap={12} justify="space-between">
      <Text c="dimmed">{t('blocked', { name })}</Text>
      <Button variant="default" loading={block.isPending} onClick={() => block.mutate({ conversationId, blocked: false })}>
        {t('unblock')}
      </Button>
    </Group>
  );
}
