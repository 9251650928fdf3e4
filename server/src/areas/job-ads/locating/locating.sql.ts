import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

/** Ads of which nobody has looked where they are. */
export const notLocated = (db: Db, limit: number) =>
  db.selectFrom('job_ad').select(['id', 'places']).where('spots', 'is', null).orderBy('id').limit(limit).execute();

/** Keeps where ads are, of those that nobody has saved meanwhile. */
export const writeSpots = (db: Db, located: readonly { id: number; spots: number[] }[]) =>
  sql`update job_ad set spots = given.spots
    from jsonb_to_recordset(${JSON.stringify(located)}::jsonb) as given(id bigint, spots double precision[])
    where job_ad.id = given.id and job_ad.spots is null`.execute(db);
