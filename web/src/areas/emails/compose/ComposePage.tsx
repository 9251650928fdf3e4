import { useNavigate, useSearch } from '@tanstack/react-router';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { useEffect, useRef } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk, useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { NotConnected } from '../NotConnected.tsx';
import { Composer } from './Composer.tsx';

/** Drafts that were begun in this visit: one that nobody touched leaves nothing behind. */
const begun = new Set<string>();

/** Writes an e-mail: a new one, an answer, or a draft that was begun before. */
export function ComposePage() {
  const t = useTexts('emails');
  const { draft } = useSearch({ from: '/emails/compose-email' });
  const state = useAsk(mailbox.state, {});
  return (
    <Page title={t('write')} width="text">
      <QueryBoundary of={state}>
        {({ mailbox: own }) => (own === null ? <NotConnected order={2} /> : draft ? <Opened id={draft} /> : <Beginning />)}
      </QueryBoundary>
    </Page>
  );
}

/** Makes the draft, and goes on at its address: a page that is loaded anew goes on with it. */
function Beginning() {
  const t = useTexts('emails');
  const navigate = useNavigate();
  const { to, answers, how } = useSearch({ from: '/emails/compose-email' });
  const asked = useRef(false);
  const { mutate } = useAct(emailWriting.start, {
    changes: false,
    onDone: ({ id, leftOut, notTo }) => {
      begun.add(id);
      if (leftOut.length > 0) notices.info(t('compose.leftOut', { names: leftOut.join(', ') }));
      if (notTo.length > 0) notices.info(t('compose.notTo', { count: notTo.length, names: notTo.join(', ') }));
      void navigate({ to: '/emails/compose-email', search: { draft: id }, replace: true });
    },
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ ...(to ? { to: [{ name: '', email: to }] } : {}), ...(answers ? { message_id: answers, how: how ?? 'reply' } : {}) });
  }, [mutate, to, answers, how]);
  return <p role="status">{t('common:loading')}</p>;
}

function Opened({ id }: { id: string }) {
  const draft = useFreshAsk(emailWriting.one, { id });
  return <QueryBoundary of={draft}>{(loaded) => <Composer key={id} loaded={loaded} fresh={begun.delete(id)} />}</QueryBoundary>;
}
