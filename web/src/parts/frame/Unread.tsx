import { useQueryClient } from '@tanstack/react-query';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { useEffect } from 'react';
import { refresh, useAsk } from '../../platform/calls/use-ask.ts';
import { isOfCompany, useUserInfo, useVisitor } from '../../platform/session/session.ts';
import { useConnection, useFrames } from '../chat/connection.ts';
import { setUnreadMessages } from './unread-messages.ts';

/** Who has an account hears of new messages on every screen: the menu and the title of the page count them. */
export function Unread() {
  const visitor = useVisitor();
  const info = useUserInfo();
  const talks = visitor === 'candidate' || isOfCompany(visitor);
  return talks && info && !info.guest ? <Counting /> : null;
}

function Counting() {
  const client = useQueryClient();
  const { data } = useAsk(conversations.unread, {});
  const unread = data?.unread ?? 0;
  useConnection();
  useFrames((frame) => {
    if ('serverDate' in frame || 'seen' in frame || 'joined' in frame || 'ask' in frame)
      void refresh(client, [conversations.unread, conversations.list]);
  });
  useEffect(() => {
    setUnreadMessages(unread);
    return () => setUnreadMessages(0);
  }, [unread]);
  useTitleMark(unread);
  return null;
}

const bare = (title: string) => title.replace(/^\(\d+\) /, '');

/** Every screen sets its own title, whenever it likes; the number stays in front of it. */
function useTitleMark(count: number) {
  useEffect(() => {
    const mark = () => {
      const next = count > 0 ? `(${count}) ${bare(document.title)}` : bare(document.title);
      if (document.title !== next) document.title = next;
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, [count]);
}
