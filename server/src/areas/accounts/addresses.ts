import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { findAccountByEmail, updateAccount } from './accounts.sql.ts';
import { endLinks } from './links.ts';

type Known = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** Nobody has shown to read the mailbox of this account: whoever typed the address keeps it from nobody. */
export const isUnproven = ({ activated_at, confirmed_at, password_hash }: Known) => !activated_at && !confirmed_at && !password_hash;

/** Whether an address belongs to somebody who has shown that it is theirs. */
export async function isTaken(ctx: World, email: string) {
  const known = await findAccountByEmail(ctx.db, email);
  return known !== undefined && !isUnproven(known);
}

/**
 * Gives an address to whoever has just shown to read its mailbox: what somebody began with it as a guest stays where it
 * is, without the address. Refused (`already-registered`) where the address belongs to somebody.
 */
export async function demandFree(ctx: World, email: string) {
  const known = await findAccountByEmail(ctx.db, email);
  if (!known) return;
  if (!isUnproven(known)) throw new Refused('already-registered');
  await updateAccount(ctx.db, known.id, { email: `unproven-${newToken().toLowerCase()}@removed.invalid` });
  await endLinks(ctx, known.id);
  await endSessionsOf(ctx, known.id);
}
