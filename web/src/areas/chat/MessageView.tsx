import { Anchor, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Attachment, ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { bytes, time } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Chat.module.css';
import { Linked } from './Linked.tsx';

interface Props {
  one: ChatMessage;
  state: 'sent' | 'arrived' | 'read';
}

/** One message: its words, its file, when, and how far it has come. */
export function MessageView({ one, state }: Props) {
  const t = useTexts('chat');
  if (one.handedOver) {
    const { from, to } = one.handedOver;
    return <Text className={classes.note ?? ''}>{t('handedOver', { from: from || t('somebody'), to: to || t('somebody') })}</Text>;
  }
  return (
    <article className={classes.message} data-own={one.own || undefined}>
      {one.message !== '' && (
        <p className={classes.words}>
          <Linked text={one.message} />
        </p>
      )}
      {one.message === '' && !one.attachment && (
        <p className={classes.words}>
          <em>{t('wordsGone')}</em>
        </p>
      )}
      {one.attachment && <File file={one.attachment} />}
      <span className={classes.state}>
        <time dateTime={one.serverDate}>{time(one.serverDate)}</time>
        {one.own && ` · ${t(state)}`}
      </span>
    </article>
  );
}

/** A picture shows itself; everything is saved under its name. */
function File({ file }: { file: Attachment }) {
  const t = useTexts('chat');
  return (
    <div>
      {file.preview === 'picture' && <img className={classes.picture} src={file.url} alt={file.name} loading="lazy" />}
      <Anchor
        c="inherit"
        underline="always"
        href={file.saveUrl}
        download={file.name}
        aria-label={t('download', { name: file.name })}
        className={classes.file ?? ''}
      >
        <IconDownload stroke={1.5} size={18} aria-hidden="true" />
        <span>
          {file.name} · {bytes(file.bytes)}
        </span>
      </Anchor>
    </div>
  );
}
