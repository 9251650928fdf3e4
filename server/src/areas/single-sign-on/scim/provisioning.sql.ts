import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

export const findProvisioning = (db: Db, companyId: string) =>
  db.selectFrom('scim_provisioning').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** The company whose token it is, while it works: the former one for a while, and none of a company that is closed. */
export const provisioningBehind = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('scim_provisioning')
    .innerJoin('company', 'company.id', 'scim_provisioning.company_id')
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb.and([eb('former_hash', '=', hash), eb('former_until', '>', now)])]))
    .where('company.deactivated_at', 'is', null)
    .select(['scim_provisioning.company_id', 'joins_as', 'used_at'])
    .executeTakeFirst();

/** Starts it; false where it was started meanwhile. */
export const insertProvisioning = async (db: Db, row: Insertable<DB['scim_provisioning']>) =>
  (await db
    .insertInto('scim_provisioning')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst()) !== undefined;

export const updateProvisioning = async (db: Db, companyId: string, set: Updateable<DB['scim_provisioning']>) =>
  (await db.updateTable('scim_provisioning').set(set).where('company_id', '=', companyId).executeTakeFirst()).numUpdatedRows > 0n;

/** A new token takes the place of the present one, which works a while longer. */
export const rotateToken = async (db: Db, companyId: string, { hash, until }: { hash: Buffer; until: string }) =>
  (
    await db
      .updateTable('scim_provisioning')
      .set(({ ref }) => ({ former_hash: ref('token_hash'), former_until: until, token_hash: hash }))
      .where('company_id', '=', companyId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const deleteProvisioning = async (db: Db, companyId: string) =>
  (await db.deleteFrom('scim_provisioning').where('company_id', '=', companyId).executeTakeFirst()).numDeletedRows > 0n;

/** Notes a use, at most once in so long. */
export const noteUse = (db: Db, companyId: string, now: string, before: string) =>
  db
    .updateTable('scim_provisioning')
    .set({ used_at: now })
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '<', before)]))
    .execute();
