import type { Db } from '../../platform/postgres/db.ts';

/** The words of all recorded answers of an account, with what of them was said to be shown. */
export const wordsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('transcript')
    .innerJoin('take', 'take.id', 'transcript.take_id')
    .innerJoin('application', 'application.id', 'take.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.account_id', '=', accountId)
    .select([
      'company.name as company',
      'take.question_no',
      'transcript.source',
      'transcript.language',
      'transcript.words',
      'transcript.changed_at',
      'transcript.released_at',
    ])
    .orderBy('take.submitted_at')
    .orderBy('take.question_no')
    .orderBy('transcript.source')
    .execute();

/** Where programs wrote down answers of an account, and how far they are. */
export const programsHeard = (db: Db, accountId: string) =>
  db
    .selectFrom('transcription_consent as agreed')
    .innerJoin('application', 'application.id', 'agreed.application_id')
    .leftJoin('transcription', 'transcription.application_id', 'application.id')
    .leftJoin('take', 'take.id', 'transcription.take_id')
    .where('application.account_id', '=', accountId)
    .select([
      'agreed.place',
      'agreed.given_at',
      'take.question_no',
      'transcription.state',
      'transcription.engine',
      'transcription.ended_at',
      'transcription.shown_from',
      'transcription.objected_at',
    ])
    .orderBy('agreed.given_at')
    .orderBy('take.question_no')
    .execute();

export const applicationTo = (db: Db, accountId: string, bookingId: string) =>
  db.selectFrom('application').select('id').where('account_id', '=', accountId).where('booking_id', '=', bookingId).executeTakeFirst();
