import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { findAccount, updateAccount } from './accounts.sql.ts';
import { demandStrength, hashPassword } from './passwords-hashing.ts';
import { deleteAccount } from './personal-data.sql.ts';

/** Gives a person another name; what is left out stays. */
export const renamePerson = (ctx: World, accountId: string, firstName: string | undefined, lastName: string | undefined) =>
  updateAccount(ctx.db, accountId, {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
  });

/** Shows another stored picture of a person, or none; answers the one before, whose file the caller removes. */
export async function setPicture(ctx: World, accountId: string, picture: string | null) {
  const former = (await findAccount(ctx.db, accountId))?.picture ?? null;
  await updateAccount(ctx.db, accountId, { picture });
  return former;
}

/** Makes a full account of one that somebody else made, by a password; whoever got the mailed link has confirmed the address. */
export async function confirmPerson(ctx: World, accountId: string, password: string) {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw new Refused('link-expired');
  demandStrength(password, [account.email, account.first_name, account.last_name]);
  const activated_at = account.activated_at ?? ctx.now().toISOString();
  await updateAccount(ctx.db, accountId, { password_hash: await hashPassword(password), activated_at, guest: false });
  await endSessionsOf(ctx, accountId);
  return account;
}

/** Deletes an account that nothing but its profile hangs on. */
export const removeAccount = (ctx: World, accountId: string) => deleteAccount(ctx.db, accountId);
