import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { DB } from '../../../platform/tables.ts';
import { nameOfReviewer } from '../deciding/deciding.sql.ts';

/** The newest criteria of a booking, and whether scores hang on them. */
export const findCurrentSet = (db: Db, bookingId: string) =>
  db
    .selectFrom('criteria_set')
    .where('booking_id', '=', bookingId)
    .select(['id', 'made_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('scorecard').whereRef('scorecard.set_id', '=', 'criteria_set.id').select('scorecard.id')).as('used'),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whoever changes the criteria of a booking or scores by them waits for the other. */
export const lockBooking = (db: Db, bookingId: string) =>
  db.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute();

export const criteriaOf = async (db: Db, setIds: string[]) =>
  db.selectFrom('criterion').selectAll().where('set_id', '=', oneOf(setIds)).orderBy('set_id').orderBy('position').execute();

export async function insertSet(db: Db, set: Insertable<DB['criteria_set']>, criteria: Insertable<DB['criterion']>[]) {
  await db.insertInto('criteria_set').values(set).execute();
  if (criteria.length > 0) await db.insertInto('criterion').values(criteria).execute();
}

export const deleteSet = (db: Db, id: string) => db.deleteFrom('criteria_set').where('id', '=', id).execute();

/** Scorecards of an application, oldest criteria first. */
export const cardsOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('scorecard')
    .leftJoin('account', 'account.id', 'scorecard.account_id')
    .leftJoin('guest_reviewer', 'guest_reviewer.id', 'scorecard.guest_id')
    .innerJoin('criteria_set', 'criteria_set.id', 'scorecard.set_id')
    .where('scorecard.application_id', '=', applicationId)
    .select(['scorecard.id', 'scorecard.set_id', 'scorecard.note', 'scorecard.scored_at'])
    .select((eb) => [eb.fn.coalesce('scorecard.account_id', 'scorecard.guest_id').as('reviewer_id'), nameOfReviewer.as('name')])
    .orderBy('criteria_set.made_at', 'desc')
    .orderBy('scorecard.scored_at')
    .execute();

export const scoresOf = async (db: Db, cardIds: string[]) =>
  db.selectFrom('score').selectAll().where('scorecard_id', '=', oneOf(cardIds)).execute();

/** Keeps a scorecard in place of the reviewer's earlier one by the same criteria. */
export async function keepCard(db: Db, card: Insertable<DB['scorecard']>, scores: Omit<Insertable<DB['score']>, 'scorecard_id'>[]) {
  const { id } = await db
    .insertInto('scorecard')
    .values(card)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'set_id', 'account_id', 'guest_id'])
        .doUpdateSet({ note: card.note ?? '', scored_at: card.scored_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('score').where('scorecard_id', '=', id).execute();
  await db
    .insertInto('score')
    .values(scores.map((one) => ({ ...one, scorecard_id: id })))
    .execute();
}
