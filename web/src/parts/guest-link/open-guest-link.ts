import { registration } from '@vitrine/contract/accounts/registration.ts';
import { call } from '../../platform/calls/api.ts';
import { retrying } from '../../platform/calls/retry.ts';
import { storeSession } from '../../platform/session/session.ts';

/** Opens the session that a guest's mailed link stands for; it may be opened again and again. */
export const openGuestLink = async (token: string) => storeSession(await retrying(() => call(registration.guestByLink, { token })));
