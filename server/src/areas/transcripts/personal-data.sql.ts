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
