import { Button } from '@mantine/core';
import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { minute } from '@vitrine/contract/durations.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGivenUp, offersPasskeys, showPasskey, stopAsking, takesPasskeys } from '../../../parts/passkeys/passkeys.ts';
import { call } from '../../../platform/calls/api.ts';
import { showProblem } from '../../../platform/calls/problems.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What the browser is asked with holds for five minutes; a page that stays open asks anew before. */
const renewed = 4 * minute;

async function signInByPasskey(how: { amongOffers?: boolean }) {
  const { ticket, options } = await call(passkeys.beginSignIn, {});
  return call(passkeys.signIn, { ticket, credential: await showPasskey(options, how) });
}

const wasTaken = (error: unknown) => error instanceof CallFailed && /passkey-refused|deactivated/.test(error.problem.code);

/** Offers passkeys among what the browser offers for the address, without a click, for as long as the page is open. */
function useOffers(onSession: (session: Reply<typeof passkeys.signIn>) => void, paused: boolean) {
  const done = useRef(onSession);
  done.current = onSession;
  useEffect(() => {
    if (paused) return undefined;
    let gone = false;
    const offer = async () => {
      if (gone || document.hidden || !(await offersPasskeys())) return;
      try {
        const session = await signInByPasskey({ amongOffers: true });
        if (!gone) done.current(session);
      } catch (error) {
        // nobody has asked for the offer; whoever took it hears that it was refused
        if (!gone && wasTaken(error)) showProblem(error);
      }
    };
    void offer();
    const anew = setInterval(offer, renewed);
    document.addEventListener('visibilitychange', offer);
    return () => {
      gone = true;
      clearInterval(anew);
      document.removeEventListener('visibilitychange', offer);
    };
  }, [paused]);
  useEffect(() => () => void (takesPasskeys() && stopAsking()), []);
}

/** Signs in by a passkey: by this button, or where the browser offers one. */
export function PasskeySignIn({ onSession }: { onSession: (session: Reply<typeof passkeys.signIn>) => void }) {
  const t = useTexts('accounts');
  const [asking, setAsking] = useState(false);
  useOffers(onSession, asking);
  const ask = useCallback(async () => {
    setAsking(true);
    try {
      onSession(await signInByPasskey({}));
    } catch (error) {
      if (!isGivenUp(error)) showProblem(error);
    } finally {
      setAsking(false);
    }
  }, [onSession]);
  if (!takesPasskeys()) return null;
  return (
    <Button variant="default" fullWidth loading={asking} onClick={ask}>
      {t('signIn.passkey')}
    </Button>
  );
}
