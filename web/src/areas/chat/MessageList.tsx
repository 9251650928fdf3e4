import { ActionIcon, Text } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { ChatMessage, Conversation } from '@vitrine/contract/chat/shapes.ts';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Unsent } from '../../parts/chat/outbox.ts';
import { date, longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Chat.module.css';
import { type MessageActs, MessageView } from './MessageView.tsx';
import { MorePages } from './MorePages.tsx';
import { ReportDialog } from './reporting/ReportDialog.tsx';
import { useJump, usePlaceInList } from './use-place-in-list.ts';
import type { Written } from './use-written.ts';
import { UnsentView } from './writing/UnsentView.tsx';

interface Props {
  conversation: Conversation;
  name: string;
  written: Written | undefined;
  waiting: readonly Unsent[];
  onReply: MessageActs['onReply'];
}

/** What was written, by day, and what waits to be sent. It opens at the first unread message. */
export function MessageList({ conversation, name, written, waiting, onReply }: Props) {
  const t = useTexts('chat');
  const items = written?.items ?? [];
  const later = written?.later === true;
  const { box, away } = usePlaceInList(items, waiting.length, later);
  const jump = useJump(box, items, written);
  useSeen(conversation, written);
  const toNewest = () => {
    if (later) void written?.loadEnd();
    else box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useOwnAreSeen(waiting.length, later, written);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const { above, upTo } = written?.unread ?? { above: 0, upTo: 0 };
  const firstUnread = items.find(({ own, number }) => !own && number > above && number <= upTo)?.id;
  const read = conversation.memberReadNumber ?? 0;
  return (
    <div className={classes.messagesFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className={classes.messages} ref={box} tabIndex={0} role="log" aria-live="off" aria-label={t('thread', { name })}>
        {written?.earlier && <MorePages label={t('earlier')} at={items[0]?.number} onNear={() => void written.loadEarlier()} />}
        {items.length + waiting.length === 0 && (
          <Text c="dimmed" ta="center" py={24}>
            {t('first')}
          </Text>
        )}
        {items.map((one, index) => (
          <Fragment key={one.id}>
            <DayBefore one={one} former={items[index - 1]} />
            {one.id === firstUnread && (
              <div className={classes.unreadLine} data-first-unread>
                {t('new')}
              </div>
            )}
            <MessageView
              one={one}
              name={name}
              state={stateOf(one, read, written)}
              onReply={onReply}
              onChanged={(now) => written?.change(now)}
              onJump={jump}
              onReport={setReported}
              onExpired={() => void written?.renewLinks()}
            />
          </Fragment>
        ))}
        {written?.later && <MorePages label={t('later')} at={items.at(-1)?.number} onNear={() => void written.loadLater()} />}
        {waiting.map((one) => (
          <UnsentView key={one.clientId} one={one} />
        ))}
        {reported && <ReportDialog first={reported} items={items} name={name} onClose={() => setReported(null)} />}
      </div>
      {(later || away) && items.length > 0 && (
        <ActionIcon
          className={classes.toNewest ?? ''}
          variant="default"
          size={44}
          radius="xl"
          aria-label={t('toNewest')}
          onClick={toNewest}
        >
          <IconArrowDown stroke={1.5} size={22} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

function stateOf(one: ChatMessage, read: number, written: Written | undefined) {
  if (one.number <= read) return 'read';
  return written?.arrived.has(one.id) ? 'arrived' : 'sent';
}

function DayBefore({ one, former }: { one: ChatMessage; former: ChatMessage | undefined }) {
  const t = useTexts('chat');
  const day = date(one.serverDate);
  if (former && date(former.serverDate) === day) return null;
  const yesterday = date(new Date(Date.now() - 24 * 60 * 60 * 1000));
  const words = day === date(new Date()) ? t('today') : day === yesterday ? t('yesterday') : longDate(one.serverDate);
  return <h3 className={classes.day}>{words}</h3>;
}

/** Whoever sends something farther up is led to it. */
function useOwnAreSeen(waiting: number, later: boolean, written: Written | undefined) {
  const before = useRef(waiting);
  const loadEnd = written?.loadEnd;
  useEffect(() => {
    if (waiting > before.current && later) void loadEnd?.();
    before.current = waiting;
  }, [waiting, later, loadEnd]);
}

/** What is on the screen while somebody looks counts as read. */
function useSeen(conversation: Conversation, written: Written | undefined) {
  const last = written?.items.at(-1)?.number ?? 0;
  const seen = written?.seen;
  // where one looks further on, what is unread before it stays so
  const unread = last > conversation.readNumber && (written?.from ?? 0) <= conversation.readNumber + 1;
  useEffect(() => {
    if (!unread || !seen) return;
    const look = () => {
      if (document.visibilityState === 'visible') void seen(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread, last, seen]);
}
