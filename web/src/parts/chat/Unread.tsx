import { useQueryClient } from '@tanstack/react-query';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { useEffect } from 'react';
import { refresh, useAsk } from '../../platform/calls/use-ask.ts';
import { isOfCompany, useUserInfo, useVisitor } from '../../platform/session/session.ts';
import { setUnreadMessages } from '../frame/unread-messages.ts';
import { countUnread } from '../notifications/unread-mark.ts';
import { useConnection, useFrames } from './connection.ts';

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
    const stop = countUnread('messages', unread);
    return () => {
      setUnreadMessages(0);
      stop();
    };
  }, [unread]);
  return null;
}
