import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import type { Addressee } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import panes from '../../parts/panes/Panes.module.css';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import classes from './Chat.module.css';
import { ConversationList, conversationsPerPage } from './conversations/ConversationList.tsx';
import { OpenedThread } from './OpenedThread.tsx';
import type { Opened } from './open.ts';

/** Where people write to each other: the conversations, and the one that is open. On a phone one of both. */
export function ChatPage() {
  const visitor = useVisitor();
  if (visitor === 'signed-out') return <SignedOut />;
  if (visitor === 'admin' || visitor === 'guest-reviewer') return <NotForYou />;
  return <Panes />;
}

function Panes() {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const search = useSearch({ from: '/chat' });
  const [to, setTo] = useState<Addressee | null>(null);
  const opened = to ? { to } : openedBy(search);
  // where there is none to choose, the list says how one begins
  const isEmpty = useAsk(conversations.list, { page: 1, count: conversationsPerPage }).data?.items.length === 0;
  const open = (id: string, message?: number, replace = false) => {
    setTo(null);
    void navigate({ to: '/chat', search: { with: id, ...(message ? { message } : {}) }, replace });
  };
  const close = () => {
    setTo(null);
    void navigate({ to: '/chat', search: {} });
  };
  return (
    <Page title={t('title')} head={null}>
      <div className={`${panes.panes} ${opened ? classes.open : ''}`} data-open={opened !== null || undefined}>
        <ConversationList opened={opened} onOpen={open} onWrite={(one) => (one.conversationId ? open(one.conversationId) : setTo(one))} />
        {opened ? (
          <OpenedThread key={keyOf(opened)} opened={opened} onMade={(id) => open(id, undefined, true)} onClose={close} />
        ) : (
          <div className={`${panes.pane} ${panes.nothing}`}>{!isEmpty && <EmptyState drawing="people" title={t('choose')} />}</div>
        )}
      </div>
    </Page>
  );
}

function openedBy(search: {
  with?: string | undefined;
  message?: number | undefined;
  job?: string | undefined;
  applicant?: string | undefined;
}): Opened | null {
  if (search.with) return { with: search.with, message: search.message };
  if (search.job) return { job: search.job };
  return search.applicant ? { applicant: search.applicant } : null;
}

const keyOf = (opened: Opened) => ('to' in opened ? `${opened.to.memberEmail} ${opened.to.bookingId}` : JSON.stringify(opened));

function SignedOut() {
  const t = useTexts('chat');
  return (
    <Page title={t('title')} head={null}>
      <EmptyState
        drawing="people"
        order={1}
        title={t('signIn')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ mode: 'in', next: '/chat' }} />}>{t('toSignIn')}</Button>
        }
      />
    </Page>
  );
}

function NotForYou() {
  const t = useTexts('chat');
  return (
    <Page title={t('title')} head={null}>
      <EmptyState drawing="people" order={1} title={t('notForYou')} text={t('notForYouText')} />
    </Page>
  );
}
