import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';

interface Props {
  code: string | undefined;
  state: string;
  onLeave: () => void;
}

/** Somebody comes back from the page of their provider: their mailbox is connected, or it is said why not. */
export function ComeBack({ code, state, onLeave }: Props) {
  const t = useTexts('emails');
  const navigate = useNavigate();
  const asked = useRef(false);
  const [connecting, setConnecting] = useState(false);
  const { mutate, error } = useAct(mailboxSignIn.finish, {
    handles: 'all',
    onDone: () => {
      notices.done(t('connected'));
      onLeave();
    },
  });
  // what opens a mailbox stands in no address, and in no history, for longer than it takes to read it
  useEffect(() => void navigate({ to: '/emails', search: {}, replace: true }), [navigate]);
  useEffect(() => {
    if (asked.current || !code) return;
    asked.current = true;
    mutate({ code, state });
  }, [mutate, code, state]);
  if (code && !error) return <p role="status">{t('signIn.finishing')}</p>;
  const known = error instanceof CallFailed && error.problem.code !== 'mailbox-login';
  return (
    <div role="alert">
      <EmptyState
        drawing="lost"
        order={1}
        title={t('signIn.failed')}
        text={known ? problemText(error) : t(code ? 'signIn.otherMailbox' : 'signIn.notAllowed')}
        action={<Button onClick={() => setConnecting(true)}>{t('connectAgain')}</Button>}
      />
      {connecting && <ConnectDialog onClose={onLeave} />}
    </div>
  );
}
