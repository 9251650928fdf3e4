import { Alert, Anchor, Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCornerUpLeft, IconCornerUpLeftDouble, IconCornerUpRight, IconDownload, IconId } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailContent } from '@vitrine/contract/emails/shapes.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import panes from '../../parts/panes/Panes.module.css';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { bytes } from '../../platform/bytes.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../platform/clock.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmailActions } from './EmailActions.tsx';
import { moment, useCorrespondent } from './EmailList.tsx';
import classes from './Emails.module.css';
import { frameDocument } from './frame-document.ts';
import type { Actions } from './use-actions.tsx';

interface Props {
  /** Of the mailbox. */
  address: string;
  id: string;
  actions: Actions;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** It stands for itself, on a page of its own. */
  alone?: boolean;
}

/** One e-mail with its conversation. That it was read is said once it is on the screen. */
export function EmailView({ address, id, actions, onOpen, onClose, alone = false }: Props) {
  const [pictures, setPictures] = useState(false);
  const asked = { email: address, message_id: id, ...(pictures ? { pictures } : {}) };
  const opened = useAsk(emails.read, asked, { staleTime: 60_000, keepPrevious: true });
  const unseen = opened.data?.message_id === id && !opened.data.seen;
  const { mutate: markSeen } = useAct(emails.mark, { handles: 'all' });
  const marked = useRef(false);
  useEffect(() => {
    if (!unseen || marked.current) return;
    marked.current = true;
    markSeen({ ids: [id], seen: true });
  }, [unseen, id, markSeen]);
  return (
    <article className={`${panes.pane} ${classes.view}`}>
      <QueryBoundary of={opened}>
        {(email) => (
          <>
            <EmailActions email={email} actions={actions} onClose={onClose} alone={alone} />
            <div className={classes.content}>
              <Head email={email} alone={alone} />
              <Words email={email} pictures={pictures} onPictures={() => setPictures(true)} />
              <Files files={email.files} />
              <Answers email={email} />
              <Conversation email={email} address={address} onOpen={onOpen} />
            </div>
          </>
        )}
      </QueryBoundary>
    </article>
  );
}

/** On a telephone a line has no more. */
const lineCharacters = 40;
const fewLines = 14;
const lineHeight = 28;

const named = ({ name, email }: { name: string; email: string }) => (name && name !== email ? `${name} <${email}>` : email);

function Head({ email, alone }: { email: EmailContent; alone: boolean }) {
  const t = useTexts('emails');
  return (
    <Stack gap={4}>
      <Title order={alone ? 1 : 2} size="h3" className={classes.subject ?? ''}>
        {email.subject || t('noSubject')}
      </Title>
      <Text className={classes.people ?? ''}>{t('from', { people: named(email.sender) || t('nobody') })}</Text>
      {email.to.length > 0 && (
        <Text size="sm" c="dimmed" className={classes.people ?? ''}>
          {t('to', { people: email.to.map(named).join(', ') })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {dayAndTime(email.receivedAt)}
      </Text>
      {email.applicationId && (
        <Anchor
          className={classes.person ?? ''}
          renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: email.applicationId ?? '' }} />}
        >
          <IconId size={18} stroke={1.5} aria-hidden="true" />
          {t('application')}
        </Anchor>
      )}
    </Stack>
  );
}

function Words({ email, pictures, onPictures }: { email: EmailContent; pictures: boolean; onPictures: () => void }) {
  const t = useTexts('emails');
  if (email.unreadable)
    return (
      <Alert color="info" variant="light">
        {t(`unreadable.${email.unreadable}`)}
      </Alert>
    );
  if (email.html === null) return <p className={classes.text}>{email.text}</p>;
  return (
    <>
      {email.remotePictures > 0 && !pictures && (
        <Alert color="brand" variant="light">
          <Group justify="space-between" gap={8}>
            <Text>{t('picturesHidden', { count: email.remotePictures })}</Text>
            <Button variant="default" size="compact-md" onClick={onPictures}>
              {t('showPictures')}
            </Button>
          </Group>
        </Alert>
      )}
      <iframe
        className={classes.frame}
        {...roomFor(email.html)}
        title={t('content')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={frameDocument(email.html, pictures ? window.location.origin : undefined)}
      />
    </>
  );
}

/** Its own height cannot be asked of a frame without an origin: what is only a few words gets as many lines as they may take. */
function roomFor(html: string) {
  if (/<(table|hr)\b/i.test(html)) return {};
  const pictures = pictureLines(html);
  const blocks = html.split(/<(?:br|p|div|li|h\d|tr|blockquote)\b[^>]*>/i).map((one) => one.replace(/<[^>]*>/g, '').trim());
  const lines = blocks.reduce((sum, one) => sum + Math.ceil(one.length / lineCharacters), 0) + blocks.filter(Boolean).length / 2;
  if (pictures === undefined || lines + pictures > fewLines) return {};
  return { 'data-lines': true, style: { '--lines': Math.ceil(lines + pictures) + 1 } as CSSProperties };
}

/** How many lines the pictures take: as high as the e-mail says, and small where they are not shown; of others nobody knows. */
function pictureLines(html: string) {
  let lines = 0;
  for (const [picture] of html.matchAll(/<img\b[^>]*>/gi)) {
    const height = /\sheight="(\d+)"/.exec(picture)?.[1];
    if (height === undefined && /\ssrc="(?!data:image\/svg)/.test(picture)) return undefined;
    lines += height === undefined ? 2 : Math.ceil(Number(height) / lineHeight) + 1;
  }
  return lines;
}

/** Answering, and passing on. */
function Answers({ email }: { email: EmailContent }) {
  const t = useTexts('emails');
  const others = email.to.length + email.cc.length > 1;
  const kinds = [
    ['reply', IconCornerUpLeft],
    ...(others ? [['reply-all', IconCornerUpLeftDouble] as const] : []),
    ['forward', IconCornerUpRight],
  ] as const;
  return (
    <Group gap={8}>
      {kinds.map(([how, Icon]) => (
        <Button
          key={how}
          variant={how === 'reply' ? 'filled' : 'default'}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} to="/emails/compose-email" search={{ answers: email.message_id, how }} />}
        >
          {t(`how.${how}`)}
        </Button>
      ))}
    </Group>
  );
}

function Files({ files }: { files: EmailContent['files'] }) {
  const t = useTexts('emails');
  if (files.length === 0) return null;
  return (
    <section aria-label={t('files')}>
      <ul className={classes.files}>
        {files.map(({ name, url, bytes: size }) => (
          <li key={url}>
            <a className={classes.file} href={url} download={name}>
              <IconDownload size={18} stroke={1.5} aria-hidden="true" />
              {t('file', { name, size: bytes(size) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The other e-mails of the conversation, the oldest first. */
function Conversation({ email, address, onOpen }: { email: EmailContent; address: string; onOpen: (id: string) => void }) {
  const t = useTexts('emails');
  const correspondent = useCorrespondent();
  const others = email.conversation.filter(({ message_id }) => message_id !== email.message_id);
  if (others.length === 0) return null;
  return (
    <section aria-label={t('conversation')}>
      <Title order={3} size="h4">
        {t('conversation')}
      </Title>
      <ul className={`${panes.rows} ${classes.rows}`}>
        {others.map((one) => (
          <li key={one.message_id}>
            <UnstyledButton
              className={`${panes.row} ${classes.row}`}
              data-unread={!one.seen || undefined}
              onClick={() => onOpen(one.message_id)}
            >
              <span className={panes.rowHead}>
                <span className={classes.rowName}>{correspondent(one, address)}</span>
                <span className={panes.rowTime}>{moment(one.receivedAt)}</span>
              </span>
              <span className={classes.rowSnippet}>{one.snippet || one.subject}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
