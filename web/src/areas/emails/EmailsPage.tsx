import { useSearch } from '@tanstack/react-router';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ComeBack } from './ComeBack.tsx';
import { NotConnected } from './NotConnected.tsx';
import { Panes } from './Panes.tsx';

/** While a mailbox is being read its numbers change by the second; later somebody may have been at it elsewhere. */
const whileReading = 1500;
const otherwise = 5000;

/** The own mailbox: folders and e-mails, and the one that is open. */
export function EmailsPage() {
  const t = useTexts('emails');
  const asked = useSearch({ from: '/emails' });
  const [back, setBack] = useState(asked);
  const state = useAsk(
    mailbox.state,
    {},
    { refetchInterval: ({ state: { data } }) => (data?.mailbox?.state === 'reading' ? whileReading : data?.mailbox ? otherwise : false) },
  );
  return (
    <Page title={t('title')} head={null}>
      {back.state ? (
        <ComeBack code={back.code} state={back.state} onLeave={() => setBack({})} />
      ) : (
        <QueryBoundary of={state}>{({ mailbox: own }) => (own ? <Panes mailbox={own} /> : <NotConnected />)}</QueryBoundary>
      )}
    </Page>
  );
}
