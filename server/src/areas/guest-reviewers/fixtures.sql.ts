import type { Db } from '../../platform/postgres/db.ts';

export const companyOfBooking = async (db: Db, id: string) =>
  (await db.selectFrom('booking').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id;
