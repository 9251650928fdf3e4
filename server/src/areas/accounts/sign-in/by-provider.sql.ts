import type { Db } from '../../../platform/postgres/db.ts';

/**
 * Whether an account signs in at the provider of its company alone; the owner never does. In a transaction the company
 * cannot begin to require it before that ends, and then ends the session that came of it.
 */
export const isHeldToProvider = async (db: Db, accountId: string) => {
  const row = await db
    .selectFrom('account')
    .innerJoin('single_sign_on', 'single_sign_on.company_id', 'account.company_id')
    .where('account.id', '=', accountId)
    .where('account.company_role', '!=', 'owner')
    .select('single_sign_on.required_since')
    .forShare('single_sign_on')
    .executeTakeFirst();
  return row !== undefined && row.required_since !== null;
};

/** A place in the team that is kept for an address. */
export const invitationFor = (db: Db, companyId: string, email: string, now: string) =>
  db
    .selectFrom('teammate_invitation')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .select(['company_role', 'bookings'])
    .executeTakeFirst();
