import { Text } from '@mantine/core';
import type { ChatMessage, Conversation } from '@vitrine/contract/chat/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { useFrames, useIsConnected } from '../../parts/chat/connection.ts';
import { isAt, useUnsent } from '../../parts/chat/outbox.ts';
import { useTyping } from '../../parts/chat/signals.ts';
import panes from '../../parts/panes/Panes.module.css';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Chat.module.css';
import { MessageList } from './MessageList.tsx';
import { nameOf } from './open.ts';
import { ThreadHead } from './ThreadHead.tsx';
import type { Written } from './use-written.ts';
import { Composer } from './writing/Composer.tsx';
import { NoWriting } from './writing/NoWriting.tsx';

interface Props {
  conversation: Conversation;
  /** Nothing before the first message. */
  written?: Written;
  onMade: (conversationId: string) => void;
  onClose: () => void;
}

/** One conversation: with whom and about what, what was written, and where one writes. */
export function Thread({ conversation, written, onMade, onClose }: Props) {
  const t = useTexts('chat');
  const place = {
    conversationId: conversation.conversationId,
    memberEmail: conversation.memberEmail ?? '',
    bookingId: conversation.bookingId,
  };
  const waiting = useUnsent().filter((one) => isAt(one, place));
  const name = nameOf(conversation) || t('gone');
  const changed = () => void written?.catchUp();
  const [answered, setAnswered] = useState<ChatMessage | null>(null);
  useFrames((frame) => {
    const made = conversation.conversationId === null && 'serverDate' in frame && frame.own && frame.recipient.includes(place.memberEmail);
    if (made) onMade(frame.conversationId);
  });
  return (
    <section className={panes.pane} aria-label={t('thread', { name })}>
      <ThreadHead conversation={conversation} name={name} onClose={onClose} onChanged={changed} />
      <MessageList
        conversation={conversation}
        name={name}
        written={written}
        waiting={waiting}
        onReply={conversation.writable ? setAnswered : undefined}
      />
      <Typing conversation={conversation} name={name} />
      <Arrivals conversation={conversation} name={name} />
      <Connection />
      {conversation.writable ? (
        <Composer
          place={place}
          answered={answered && { message: answered, by: answered.own ? t('yourself') : name }}
          onAnswered={() => setAnswered(null)}
          focused={written?.at === undefined}
        />
      ) : (
        <NoWriting conversation={conversation} name={name} onChanged={changed} />
      )}
    </section>
  );
}

/** Said once it has lasted for a moment: a connection that comes back at once is nobody's concern. */
function Connection() {
  const t = useTexts('chat');
  const connected = useIsConnected();
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (connected) return setAway(false);
    const timer = setTimeout(() => setAway(true), 3000);
    return () => clearTimeout(timer);
  }, [connected]);
  return (
    <div role="status">
      {away && (
        <Text className={classes.away ?? ''} size="sm">
          {t('offline')}
        </Text>
      )}
    </div>
  );
}

function Typing({ conversation, name }: { conversation: Conversation; name: string }) {
  const t = useTexts('chat');
  const typing = useTyping(conversation.conversationId);
  return (
    typing && (
      <Text size="sm" c="dimmed" px={16} pb={4}>
        {t('typing', { name })}
      </Text>
    )
  );
}

/** Several messages within this time are said once. */
const burst = 3000;

/** Tells a screen reader that something has come, politely and once for several. */
function Arrivals({ conversation, name }: { conversation: Conversation; name: string }) {
  const t = useTexts('chat');
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useFrames((frame) => {
    if (!('serverDate' in frame) || frame.own || frame.conversationId !== conversation.conversationId) return;
    setSaid(t('cameFrom', { name }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(''), burst);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className={panes.onlyHeard} aria-live="polite">
      {said}
    </div>
  );
}
