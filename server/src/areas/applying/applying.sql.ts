import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export type ApplicationRow = Selectable<DB['application']>;
export type DocumentRow = Selectable<DB['application_document']>;
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
export type MineRow = Awaited<ReturnType<typeof listMine>>[number];

/** What stands under a booking, as far as applying asks: the ad, the job code, the company. */
export const findPlace = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'booking.id')
    .leftJoin('job_code', 'job_code.booking_id', 'booking.id')
    .where('booking.id', '=', bookingId)
    .select([
      'booking.id as booking_id',
      'booking.company_id',
      'company.name as company_name',
      'company.deactivated_at as company_deactivated_at',
      'job_ad.id as ad_id',
      'job_ad.published_at',
      'job_ad.archived_at',
      'job_ad.closes_at',
      'job_code.id as code_id',
      'job_code.published_at as code_published_at',
      'job_code.archived_at as code_archived_at',
      'job_code.closes_at as code_closes_at',
    ])
    .select(({ fn }) => [
      fn.coalesce('job_ad.title', 'job_code.title').as('title'),
      fn.coalesce('job_ad.reply_days', 'job_code.reply_days').as('reply_days'),
    ])
    .executeTakeFirst();

export const findMine = (db: Db, accountId: string, bookingId: string) =>
  db.selectFrom('application').selectAll().where('account_id', '=', accountId).where('booking_id', '=', bookingId).executeTakeFirst();

/** Keeps others from changing it until the transaction ends. */
export const lockMine = (db: Db, accountId: string, id: string) =>
  db.selectFrom('application').selectAll().where('account_id', '=', accountId).where('id', '=', id).forUpdate().executeTakeFirst();

const ofAccount = (db: Db, accountId: string, bookingId: string | null) =>
  db
    .selectFrom('application')
    .where('application.account_id', '=', accountId)
    .$if(bookingId !== null, (query) => query.where('application.booking_id', '=', bookingId ?? ''));

/** A page of what an account applied to, the latest first; with a booking that one alone. */
export const listMine = (
  db: Db,
  accountId: string,
  { bookingId, page, count }: { bookingId: string | null; page: number; count: number },
) =>
  ofAccount(db, accountId, bookingId)
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .selectAll('application')
    .select([
      'company.name as company_name',
      'company.logo as company_logo',
      'job_code.id as code_id',
      'job_code.published_at as code_published_at',
      'job_code.archived_at as code_archived_at',
      'job_code.closes_at as code_closes_at',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id')
    .limit(count)
    .offset((page - 1) * count)
    .execute();

export const countMine = async (db: Db, accountId: string, bookingId: string | null) =>
  (
    await ofAccount(db, accountId, bookingId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** Status changes that nobody can take back any more before the candidate hears of them. */
export const listSettledChanges = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('application_status_change')
    .select(['application_id', 'status', 'changed_by', 'changed_at'])
    .where('application_id', '=', oneOf(applicationIds))
    .where('mail', '!=', 'queued')
    .orderBy('changed_at')
    .orderBy('id')
    .execute();

export const documentsOf = (db: Db, applicationIds: string[]) =>
  db
    .selectFrom('application_document')
    .selectAll()
    .where('application_id', '=', oneOf(applicationIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const waiting = (db: Db, accountId: string, bookingId: string) =>
  db
    .selectFrom('application_document')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .where('application_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

/** Documents that wait for the application to be sent. */
export const waitingDocuments = (db: Db, accountId: string, bookingId: string) => waiting(db, accountId, bookingId).execute();

/** The same, kept from whoever would remove or send them until the transaction ends. */
export const lockWaitingDocuments = (db: Db, accountId: string, bookingId: string) =>
  waiting(db, accountId, bookingId).forUpdate().execute();

/** Makes uploads of one person wait for each other, so that their number is right. */
export const lockAccount = (db: Db, accountId: string) =>
  db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

export const insertDocument = (db: Db, row: Insertable<DB['application_document']>) =>
  db.insertInto('application_document').values(row).returningAll().executeTakeFirstOrThrow();

export const sendDocuments = (db: Db, ids: string[], applicationId: string) =>
  db.updateTable('application_document').set({ application_id: applicationId }).where('id', '=', oneOf(ids)).execute();

export const deleteDocuments = (db: Db, ids: string[]) => db.deleteFrom('application_document').where('id', '=', oneOf(ids)).execute();

/** A document that waits to be sent, kept from whoever sends it until the transaction ends. */
export const lockWaiting = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('application_document')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('application_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** A document that went along with an application of the person which was not taken back. */
export const findSent = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('application_document')
    .innerJoin('application', 'application.id', 'application_document.application_id')
    .where('application_document.id', '=', id)
    .where('application.account_id', '=', accountId)
    .where('application.withdrawn_at', 'is', null)
    .selectAll('application_document')
    .select(['application.id as sent_with', 'application.company_id', 'application.booking_id as job_booking', 'application.job_code_id'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('legal_hold')
            .select('legal_hold.id')
            .whereRef('legal_hold.application_id', '=', 'application.id')
            .where('legal_hold.lifted_at', 'is', null),
        )
        .as('held'),
    )
    .executeTakeFirst();

/** Documents of the person's own profile, in the order in which they stand there. */
export const findProfileDocuments = (db: Db, accountId: string, ids: string[]) =>
  db
    .selectFrom('candidate_document')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', oneOf(ids))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const forgottenDocuments = (db: Db, before: string) =>
  db
    .selectFrom('application_document')
    .selectAll()
    .where('application_id', 'is', null)
    .where('created_at', '<', before)
    .forUpdate()
    .execute();

export const isGuest = async (db: Db, accountId: string) =>
  (await db.selectFrom('account').select('guest').where('id', '=', accountId).executeTakeFirstOrThrow()).guest;
