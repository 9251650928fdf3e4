import { noteErasure } from '../../platform/backup/erasures.sql.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { replacePicture } from '../../platform/files/pictures.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import * as sql from './closing.sql.ts';
import { deactivateCompany, lockCompany } from './companies.sql.ts';
import { endRequests } from './links.ts';

export {
  accountIdsOf,
  accountsToErase,
  closedCompany,
  companiesToErase,
  holdAccountToErase,
  isClosedHere,
  lockClosing,
} from './closing.sql.ts';

/** Closes an account, and with `eraseAt` for good: nobody signs in, its sessions end, and what was mailed to ask for something opens nothing. */
export async function closeAccount(ctx: Atomic, id: string, eraseAt: string | null) {
  const now = ctx.now().toISOString();
  await sql.noteClosedAccount(ctx.db, { account_id: id, closed_at: now, erase_at: eraseAt });
  await sql.deactivateAccount(ctx.db, id, now);
  await endSessionsOf(ctx, id);
  await endRequests(ctx, id);
}

/** Opens an account that was closed here; false where it was not. */
export async function reopenAccount(ctx: Atomic, id: string) {
  const closed = await sql.forgetClosedAccount(ctx.db, id);
  if (closed) await sql.openAccount(ctx.db, id, closed.closed_at);
  return closed !== undefined;
}

/** Closes a company with all its people, and with `eraseAt` for good. Returns since when it is closed. */
export async function closeCompany(ctx: Atomic, id: string, eraseAt: string | null) {
  const now = ctx.now().toISOString();
  await lockCompany(ctx.db, id);
  const { closed_at } = await sql.noteClosedCompany(ctx.db, { company_id: id, closed_at: now, erase_at: eraseAt });
  await deactivateCompany(ctx.db, id, now);
  for (const account of await sql.accountIdsOf(ctx.db, id)) await endSessionsOf(ctx, account);
  return closed_at;
}

/** Opens a company that was closed here; nothing where it was not. */
export async function reopenCompany(ctx: Atomic, id: string) {
  await lockCompany(ctx.db, id);
  const closed = await sql.forgetClosedCompany(ctx.db, id);
  if (closed) await sql.openCompany(ctx.db, id, closed.closed_at);
  return closed;
}

/** Removes a company whose people, jobs and applications are gone, with what hangs on it alone. */
export async function removeCompany(ctx: Atomic<World>, id: string) {
  const { logo } = await lockCompany(ctx.db, id);
  await replacePicture(ctx, logo, null);
  await sql.deleteCompany(ctx.db, id);
  await noteErasure(ctx.db, { kind: 'company', id, at: ctx.now().toISOString() });
}
