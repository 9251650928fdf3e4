import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export const findChoice = (db: Db, companyId: string) =>
  db.selectFrom('company_retention').selectAll().where('company_id', '=', companyId).executeTakeFirst();

export const zoneOf = async (db: Db, companyId: string) =>
  (await db.selectFrom('company').select('time_zone').where('id', '=', companyId).executeTakeFirstOrThrow()).time_zone;

export const saveChoice = (db: Db, row: Insertable<DB['company_retention']>) =>
  db
    .insertInto('company_retention')
    .values(row)
    .onConflict((one) => one.column('company_id').doUpdateSet(row))
    .execute();

export const companiesAfter = (db: Db, after: string, limit: number) =>
  db.selectFrom('company').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

/** Two runs over one company come one after the other. */
export const holdCompany = (db: Db, id: string) => db.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** From when the clock runs: the decision, the withdrawal; without either half a year after it was sent. */
const counted = sql<string>`coalesce(application.decided_at, application.withdrawn_at,
  coalesce(application.submitted_at, application.applied_at, application.created_at) + interval '6 months')`;

const after = (months: number) => sql<string>`${counted} + make_interval(months => ${months}::integer)`;

export interface Terms {
  files: number;
  recordings: number;
  /** With the candidate's renewed consent. */
  renewed: number | null;
}

const renewal = sql<boolean>`exists (select 1 from consent where consent.account_id = application.account_id
  and consent.booking_id = application.booking_id and consent.purpose = 'retention' and consent.withdrawn_at is null)`;

const filesUntil = ({ files, renewed }: Terms) =>
  renewed === null ? after(files) : sql<string>`case when ${renewal} then ${after(renewed)} else ${after(files)} end`;

const applications = (db: Db, terms: Terms) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'application.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'application.booking_id')
    .leftJoin('legal_hold', (join) => join.onRef('legal_hold.application_id', '=', 'application.id').on('legal_hold.lifted_at', 'is', null))
    .select([
      'application.id',
      'application.number',
      'application.booking_id',
      'application.account_id',
      'account.first_name',
      'account.last_name',
      filesUntil(terms).as('files_until'),
      after(terms.recordings).as('recordings_until'),
      renewal.as('renewed'),
      sql<boolean>`legal_hold.id is not null`.as('held'),
      sql<boolean>`exists (select 1 from take where take.application_id = application.id and take.kind in ('video', 'audio'))`.as(
        'recorded',
      ),
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title').as('title'));

/** Applications of a company whose recordings or files have to go until then, the next first. */
export const dueUntil = (db: Db, companyId: string, terms: Terms, until: string) =>
  db
    .with('kept', () => applications(db, terms).where('application.company_id', '=', companyId))
    .selectFrom('kept')
    .selectAll()
    .where((eb) => eb.or([eb('files_until', '<=', until), eb.and([eb('recorded', '=', true), eb('recordings_until', '<=', until)])]))
    .orderBy(sql`least(files_until, recordings_until)`)
    .orderBy('id')
    .execute();

/** Those of these applications whose names this reviewer may not see yet. */
export const leftBlind = async (db: Db, ids: string[], reviewerId: string) => {
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where(sql<boolean>`left_blind(application, ${reviewerId})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const keptOf = (db: Db, accountId: string, companyId: string, terms: Terms) =>
  applications(db, terms)
    .where('application.account_id', '=', accountId)
    .where('application.company_id', '=', companyId)
    .orderBy('application.created_at', 'desc')
    .execute();

export const companiesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.account_id', '=', accountId)
    .select(['company.id', 'company.name'])
    .distinct()
    .orderBy('company.name')
    .execute();

/** Guests of whom no application is left, and people a company added who never took their profile over. */
const leftAlone = (db: Db, now: string) =>
  db
    .selectFrom('account')
    .leftJoin('candidate_profile', 'candidate_profile.account_id', 'account.id')
    .where('account.user_type', '=', 'Candidate')
    .where('account.password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('application').select('application.id').whereRef('application.account_id', '=', 'account.id'))),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb('account.guest', '=', true),
          eb('candidate_profile.added_by_company', 'is', null),
          eb('account.created_at', '<', sql<string>`${now}::timestamptz - interval '1 month'`),
        ]),
        eb.and([
          eb('candidate_profile.added_by_company', 'is not', null),
          eb('candidate_profile.taken_over_at', 'is', null),
          eb('candidate_profile.changed_at', '<', sql<string>`${now}::timestamptz - interval '12 months'`),
        ]),
      ]),
    )
    .select(['account.id', 'account.email']);

export const leftAloneAfter = (db: Db, now: string, after: string, limit: number) =>
  leftAlone(db, now).where('account.id', '>', after).orderBy('account.id').limit(limit).execute();

/** One of them, held until the transaction ends; nothing where somebody came back meanwhile. */
export const holdLeftAlone = (db: Db, now: string, id: string) =>
  leftAlone(db, now).where('account.id', '=', id).forUpdate('account').executeTakeFirst();

export const insertReceipt = (db: Db, row: Insertable<DB['retention_receipt']>) => db.insertInto('retention_receipt').values(row).execute();

export const receiptsOf = (db: Db, companyId: string) =>
  db.selectFrom('retention_receipt').selectAll().where('company_id', '=', companyId).orderBy('at', 'desc').limit(50).execute();

/** Those who may be asked, a month before, whether they want to be kept longer; each once. */
export const toAsk = (db: Db, companyId: string, terms: Terms, from: string, until: string) =>
  db
    .with('kept', () =>
      applications(db, terms).where('application.company_id', '=', companyId).where('application.retention_asked_at', 'is', null),
    )
    .selectFrom('kept')
    .innerJoin('account', 'account.id', 'kept.account_id')
    .selectAll('kept')
    .select(['account.email', 'account.language'])
    .where('renewed', '=', false)
    .where('account.guest', '=', false)
    .where('files_until', '>', from)
    .where('files_until', '<=', until)
    .execute();
