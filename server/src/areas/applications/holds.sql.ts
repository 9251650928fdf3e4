import type { Db } from '../../platform/postgres/db.ts';

/** Whether an application is kept for a dispute; asked once it is locked, which whoever places a hold on it waits for. */
export const isHeld = async (db: Db, applicationId: string) =>
  (await db
    .selectFrom('legal_hold')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()) !== undefined;
