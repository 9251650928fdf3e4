import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Blocks somebody, or no longer; what was done can be taken back at once. */
export function useBlocking(name: string, onChanged: () => void) {
  const t = useTexts('chat');
  const back = useAct(conversations.block, { onDone: onChanged });
  return useAct(conversations.block, {
    onDone: (_, asked) => {
      onChanged();
      if (asked.blocked) notices.undo(t('blockedNow', { name }), () => back.mutate({ ...asked, blocked: false }));
    },
  });
}
