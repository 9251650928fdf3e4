import type { Db } from '../../platform/postgres/db.ts';

/** Job codes alone under their booking that were begun before this instant and never touched, nor copied from others. */
export const deleteUntouchedCodes = (db: Db, before: string) =>
  db
    .deleteFrom('job_code')
    .where('created_at', '<', before)
    .whereRef('updated_at', '=', 'created_at')
    .where('title', '=', '')
    .where('introduction', '=', '')
    .where('published_at', 'is', null)
    .where('welcome_video', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_ad')
            .select('job_ad.booking_id as id')
            .whereRef('job_ad.booking_id', '=', 'job_code.booking_id')
            .unionAll(selectFrom('question').select('question.text as id').whereRef('question.set_id', '=', 'job_code.current_set'))
            .unionAll(
              selectFrom('application')
                .select('application.booking_id as id')
                .whereRef('application.booking_id', '=', 'job_code.booking_id'),
            ),
        ),
      ),
    )
    .returning('booking_id')
    .execute();
