import type { Db } from '../../platform/postgres/db.ts';

/** Ads alone under their booking that were begun before this instant and never touched, nor copied from others. */
export const deleteUntouchedAds = (db: Db, before: string) =>
  db
    .deleteFrom('job_ad')
    .where('created_at', '<', before)
    .whereRef('updated_at', '=', 'created_at')
    .where('title', '=', '')
    .where('tasks', '=', '')
    .where('published_at', 'is', null)
    .where('thumbnail', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_code')
            .select('job_code.booking_id as id')
            .whereRef('job_code.booking_id', '=', 'job_ad.booking_id')
            .unionAll(
              selectFrom('application').select('application.booking_id as id').whereRef('application.booking_id', '=', 'job_ad.booking_id'),
            ),
        ),
      ),
    )
    .returning('booking_id')
    .execute();
