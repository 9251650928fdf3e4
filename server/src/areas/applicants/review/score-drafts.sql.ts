import type { ScoreDraft } from '@vitrine/contract/applicants/scorecards.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';

/** Whose draft it is: a person with an account or a guest, never both. */
interface Author {
  account_id: string | null;
  guest_id: string | null;
}

const scores = sql<ScoreDraft['scores']>`scores`.as('scores');

/** What a reviewer marked by these criteria and has not given yet. */
export const findDraft = (db: Db, applicationId: string, setId: string, { account_id, guest_id }: Author) =>
  db
    .selectFrom('score_draft')
    .where('application_id', '=', applicationId)
    .where('set_id', '=', setId)
    .where('account_id', 'is not distinct from', account_id)
    .where('guest_id', 'is not distinct from', guest_id)
    .select(['note', scores])
    .executeTakeFirst();

export const keepDraft = (db: Db, applicationId: string, setId: string, author: Author, { note, scores }: ScoreDraft, now: string) =>
  db
    .insertInto('score_draft')
    .values({ application_id: applicationId, set_id: setId, ...author, note, scores: JSON.stringify(scores), changed_at: now })
    .onConflict((conflict) =>
      conflict.constraint('score_draft_once').doUpdateSet(({ ref }) => ({ note, scores: ref('excluded.scores'), changed_at: now })),
    )
    .execute();

export const deleteDraft = (db: Db, applicationId: string, setId: string, { account_id, guest_id }: Author) =>
  db
    .deleteFrom('score_draft')
    .where('application_id', '=', applicationId)
    .where('set_id', '=', setId)
    .where('account_id', 'is not distinct from', account_id)
    .where('guest_id', 'is not distinct from', guest_id)
    .execute();

/** Half marked by criteria that count no longer. */
export const deleteDraftsBy = (db: Db, setId: string) => db.deleteFrom('score_draft').where('set_id', '=', setId).execute();

/** What is half marked of these applications, with the names of the criteria. */
export const draftsOn = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('score_draft')
    .select(['application_id', 'changed_at', 'note'])
    .select(
      sql<{ criterion: string; points: number | null; note: string }[]>`(
        select coalesce(json_agg(json_build_object('criterion', criterion.name, 'points', one -> 'points', 'note', one -> 'note')
          order by criterion.position), '[]')
        from jsonb_array_elements(score_draft.scores) as one join criterion on criterion.id = (one ->> 'criterionId')::uuid)`.as('scores'),
    )
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('changed_at')
    .execute();

export const deleteDraftsOn = (db: Db, applicationIds: string[]) =>
  db.deleteFrom('score_draft').where('application_id', '=', oneOf(applicationIds)).execute();

/** What somebody had not given yet. */
export const deleteDraftsOf = (db: Db, accountId: string) => db.deleteFrom('score_draft').where('account_id', '=', accountId).execute();
