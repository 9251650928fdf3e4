import { registration } from '@vitrine/contract/accounts/registration.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { language } from '../../../platform/i18n.ts';
import { storeSession } from '../../../platform/session/session.ts';

interface Wanted {
  jobcodeId: string;
  uniqueId?: string | undefined;
  invited: LandingView['invited'];
  /** The address has an account: its owner has to sign in. */
  onKnown: () => void;
}

/** Whoever opens a personal invitation goes on as who was invited, without typing what the invitation knows. */
export function useInvitedGuest({ jobcodeId, uniqueId, invited, onKnown }: Wanted) {
  const [mailed, setMailed] = useState('');
  const act = useAct(registration.guest, {
    changes: false,
    handles: ['already-registered'],
    onDone: (reply, { email }) => ('token' in reply ? storeSession(reply) : setMailed(email)),
  });
  const isKnownByLink = Boolean(uniqueId && invited?.firstName && invited.lastName && invited.email);
  const hasAccount = isRefused(act.error);
  const join = () => {
    if (!invited || !uniqueId) return;
    const person = { ...invited, language: language(), termsAccepted: true as const };
    act.mutate({ ...person, jobcodeId, uniqueId }, { onError: (error) => isRefused(error) && onKnown() });
  };
  return { join, isKnownByLink, mailed, hasAccount, isPending: act.isPending };
}

const isRefused = (error: unknown) => error instanceof CallFailed && error.problem.code === 'already-registered';
