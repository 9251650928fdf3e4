import { Text, UnstyledButton } from '@mantine/core';
import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { time } from '../../platform/clock.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Chat.module.css';
import { Linked } from './Linked.tsx';
import { MessageFile } from './MessageFile.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { Quote } from './Quote.tsx';
import { Rewriting } from './writing/Rewriting.tsx';

export interface MessageActs {
  /** Nothing where one may not write any more. */
  onReply: ((one: ChatMessage) => void) | undefined;
  onChanged: (now: ChatMessage) => void;
  onJump: (number: number) => void;
  onReport: (one: ChatMessage) => void;
  /** The links of what is shown no longer work. */
  onExpired: () => void;
}

interface Props extends MessageActs {
  one: ChatMessage;
  /** The other one of the two. */
  name: string;
  state: 'sent' | 'arrived' | 'read';
}

/** One message: what it answers, its words, its files, when, and how far it has come. */
export function MessageView({ one, name, state, onReply, onChanged, onJump, onReport, onExpired }: Props) {
  const t = useTexts('chat');
  const [rewriting, setRewriting] = useState(false);
  if (one.handedOver) {
    const { from, to } = one.handedOver;
    return <Text className={classes.note ?? ''}>{t('handedOver', { from: from || t('somebody'), to: to || t('somebody') })}</Text>;
  }
  const { reply } = one;
  const gone = one.message === '' && one.attachments.length === 0;
  return (
    <article className={classes.message} data-own={one.own || undefined} data-number={one.number} tabIndex={-1}>
      {reply && !one.deleted && (
        <UnstyledButton className={classes.toQuoted ?? ''} aria-label={t('toQuoted')} onClick={() => onJump(reply.number)}>
          <Quote by={reply.own ? t('yourself') : name} message={reply.deleted ? t('deleted') : reply.message || t('file')} />
        </UnstyledButton>
      )}
      {rewriting ? (
        <Rewriting
          one={one}
          onDone={(now) => {
            setRewriting(false);
            if (now) onChanged(now);
          }}
        />
      ) : (
        one.message !== '' && (
          <p className={classes.words}>
            <Linked text={one.message} />
          </p>
        )
      )}
      {gone && (
        <p className={classes.words}>
          <em>{t(one.deleted ? 'deleted' : 'wordsGone')}</em>
        </p>
      )}
      {one.attachments.length > 0 && (
        <div className={classes.files} data-several={one.attachments.length > 1 || undefined}>
          {one.attachments.map((file) => (
            <MessageFile key={file.id} file={file} onExpired={onExpired} />
          ))}
        </div>
      )}
      <span className={classes.state}>
        <span>
          <time dateTime={one.serverDate}>{time(one.serverDate)}</time>
          {one.edited && ` · ${t('edited')}`}
          {one.own && !one.deleted && ` · ${t(state)}`}
        </span>
        {!gone && !rewriting && (
          <MessageMenu
            one={one}
            onReply={onReply && (() => onReply(one))}
            onEdit={onReply && (() => setRewriting(true))}
            onChanged={onChanged}
            onReport={one.own ? undefined : () => onReport(one)}
          />
        )}
      </span>
    </article>
  );
}
