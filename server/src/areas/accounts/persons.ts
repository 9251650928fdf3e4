import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { replacePicture } from '../../platform/files/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { findAccount, lockAccount, updateAccount } from './accounts.sql.ts';
import { endLinks } from './links.ts';
import { deleteAccount } from './personal-data.sql.ts';

/** Gives a person another name; what is left out stays. */
export const renamePerson = (ctx: World, accountId: string, firstName: string | undefined, lastName: string | undefined) =>
  updateAccount(ctx.db, accountId, omitUndefined({ first_name: firstName, last_name: lastName }));

/** Gives a person another address. Links mailed to the one before may not open what stands under this one from now on. */
export async function moveToAddress(ctx: World, accountId: string, email: string) {
  await endLinks(ctx, accountId);
  await updateAccount(ctx.db, accountId, { email });
}

/** Shows another stored picture of a person, or none, and lets go of the one before. */
export async function setPicture(ctx: Atomic, accountId: string, picture: string | null) {
  const former = await lockAccount(ctx.db, accountId);
  await updateAccount(ctx.db, accountId, { picture });
  await replacePicture(ctx, former?.picture, picture);
}

/** Makes a full account of one that somebody else made, by a password's hash; whoever got the mailed link has confirmed the address. */
export async function confirmPerson(ctx: World, accountId: string, password_hash: string) {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw new Refused('link-expired');
  const now = ctx.now().toISOString();
  const confirmed = { activated_at: account.activated_at ?? now, confirmed_at: account.confirmed_at ?? now };
  await updateAccount(ctx.db, accountId, { ...confirmed, password_hash, guest: false });
  await endSessionsOf(ctx, accountId);
  return account;
}

/** Deletes an account that nothing but its profile hangs on. */
export const removeAccount = (ctx: World, accountId: string) => deleteAccount(ctx.db, accountId);
