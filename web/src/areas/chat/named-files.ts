import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What stands for a message where there is one line for it: its words, else the name of its file or how many there are. */
export function useQuoted() {
  const t = useTexts('chat');
  return ({ message, attachments }: Pick<ChatMessage, 'message' | 'attachments'>) =>
    message || (attachments.length > 1 ? t('files', { count: attachments.length }) : (attachments[0]?.name ?? ''));
}
