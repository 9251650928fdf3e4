import { session } from '../../platform/session/session.ts';
import { stored } from '../../platform/stored.ts';

/** Where the outbox of whoever is signed in lies on this device. */
export const unsentKey = () => `vitrine-unsent ${session()?.userEmail ?? ''}`;

/** Whoever signs out leaves no words on the device; apart from the outbox itself, which that page does not load. */
export const forgetUnsent = () => stored.remove(unsentKey());
