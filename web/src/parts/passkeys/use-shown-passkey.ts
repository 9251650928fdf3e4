import { passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { useState } from 'react';
import { call } from '../../platform/calls/api.ts';
import { showProblem } from '../../platform/calls/problems.ts';
import { isGivenUp, showPasskey } from './passkeys.ts';

/** Shows an own passkey in this session, and then goes on; giving up changes nothing. */
export function useShownPasskey(onShown: () => void) {
  const [isPending, setPending] = useState(false);
  const show = async () => {
    setPending(true);
    try {
      const { options } = await call(passkeys.beginShowing, {});
      await call(passkeys.show, { credential: await showPasskey(options) });
      onShown();
    } catch (error) {
      if (!isGivenUp(error)) showProblem(error);
    } finally {
      setPending(false);
    }
  };
  return { show: () => void show(), isPending };
}
