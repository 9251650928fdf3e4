import { registration } from '@vitrine/contract/accounts/registration.ts';
import { call } from '../../platform/calls/api.ts';
import { storeSession } from '../../platform/session/session.ts';

/** Opens the session that a guest's mailed link stands for. */
export const openGuestLink = async (token: string) => storeSession(await call(registration.guestByLink, { token }));
