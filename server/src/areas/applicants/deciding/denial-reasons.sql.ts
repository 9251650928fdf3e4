import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';
import type { ReasonRow } from '../mails/denial.ts';

const columns = ['id', 'preset', 'name', 'archived_at', sql<ReasonRow['letters']>`letters`.as('letters')] as const;

const ofCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('denial_reason')
    .where('company_id', '=', companyId)
    .select(columns)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id');

export const listReasons = (db: Db, companyId: string) => ofCompany(db, companyId).execute();

export const findReason = (db: Db, companyId: string, id: string) => ofCompany(db, companyId).where('id', '=', id).executeTakeFirst();

export const insertReason = (db: Db, row: Insertable<DB['denial_reason']>) =>
  db.insertInto('denial_reason').values(row).returning(columns).executeTakeFirstOrThrow();

export const updateReason = (db: Db, id: string, set: Updateable<DB['denial_reason']>) =>
  db.updateTable('denial_reason').set(set).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
