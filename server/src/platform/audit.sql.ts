import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from './postgres/db.ts';
import { oneOf } from './postgres/one-of.ts';
import type { DB } from './tables.ts';

/** The numbers under which these people stand in the audit log; new ones for those who have none. */
export async function auditNumbers(db: Db, accountIds: string[], newId: () => string) {
  const wanted = [...new Set(accountIds)].sort();
  if (wanted.length === 0) return new Map<string, string>();
  const known = () => db.selectFrom('audit_person').selectAll().where('account_id', '=', oneOf(wanted)).execute();
  let rows = await known();
  if (rows.length < wanted.length) {
    const there = new Set(rows.map((row) => row.account_id));
    const missing = wanted.filter((one) => !there.has(one)).map((account_id) => ({ account_id, number: newId() }));
    await db
      .insertInto('audit_person')
      .values(missing)
      .onConflict((one) => one.doNothing())
      .execute();
    rows = await known();
  }
  return new Map(rows.map((row) => [row.account_id, row.number]));
}

export const addEntries = (db: Db, rows: Insertable<DB['audit_entry']>[]) => db.insertInto('audit_entry').values(rows).execute();

/** Whose data the same person has seen of the same thing since then. */
export async function seenSince(
  db: Db,
  look: { actor: string | null; companyId: string | null; keyId: string | null; object: string; objectId: string; since: string },
) {
  const rows = await db
    .selectFrom('audit_entry')
    .select('subject')
    .where('at', '>=', look.since)
    .where((eb) =>
      look.actor ? eb('actor', '=', look.actor) : eb.and([eb('actor_kind', '=', 'link'), eb('company_id', '=', look.companyId)]),
    )
    .where('key_id', 'is not distinct from', look.keyId)
    .where('action', '=', 'seen')
    .where('object', '=', look.object)
    .where('object_id', '=', look.objectId)
    .execute();
  return new Set(rows.map((row) => row.subject));
}

type Entry = Selectable<DB['audit_entry']>;

export interface EntryFilter {
  companyId?: string;
  /** What was done to or seen of this account. */
  subject?: string;
  /** What this account did; of a company, as one of its recruiters: by what a candidate did, nobody finds out who is behind an alias. */
  by?: string | undefined;
  /** Leaves out what this account did itself. */
  notBy?: string;
  action?: Entry['action'] | undefined;
  actorKind?: Entry['actor_kind'] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  before?: number;
  limit: number;
}

/** Entries, newest first, with the people who can still be named. */
export function entries(db: Db, { companyId, subject, by, notBy, action, actorKind, from, until, before, limit }: EntryFilter) {
  let query = db
    .selectFrom('audit_entry')
    .leftJoin('audit_person as actor_person', 'actor_person.number', 'audit_entry.actor')
    .leftJoin('account as actor_account', 'actor_account.id', 'actor_person.account_id')
    .leftJoin('audit_person as subject_person', 'subject_person.number', 'audit_entry.subject')
    .leftJoin('account as subject_account', 'subject_account.id', 'subject_person.account_id')
    .leftJoin('company', 'company.id', 'audit_entry.company_id')
    .leftJoin('api_key', 'api_key.id', 'audit_entry.key_id')
    .selectAll('audit_entry')
    .select([
      'actor_account.first_name as actor_first_name',
      'actor_account.last_name as actor_last_name',
      'subject_account.first_name as subject_first_name',
      'subject_account.last_name as subject_last_name',
      'company.name as company_name',
      'api_key.name as key_name',
      'actor_account.id as actor_id',
      'subject_account.id as subject_id',
    ])
    .orderBy('audit_entry.id', 'desc')
    .limit(limit);
  if (companyId) query = query.where('audit_entry.company_id', '=', companyId);
  if (subject) query = query.where('subject_person.account_id', '=', subject);
  if (by)
    query = query.where((eb) =>
      eb('audit_entry.actor', '=', eb.selectFrom('audit_person').select('audit_person.number').where('audit_person.account_id', '=', by)),
    );
  if (by && companyId) query = query.where('audit_entry.actor_kind', '=', 'Recruiter');
  if (notBy) query = query.where((eb) => eb.or([eb('actor_person.account_id', 'is', null), eb('actor_person.account_id', '!=', notBy)]));
  if (action) query = query.where('audit_entry.action', '=', action);
  if (actorKind) query = query.where('audit_entry.actor_kind', '=', actorKind);
  if (from) query = query.where('audit_entry.at', '>=', from);
  if (until) query = query.where('audit_entry.at', '<', until);
  if (before) query = query.where('audit_entry.id', '<', before);
  return query.execute();
}

/** The first hours that have ended, hold entries and are not sealed. */
export const hoursToSeal = (db: Db, until: string) =>
  db
    .selectFrom('audit_entry')
    .select(sql<string>`date_trunc('hour', at, 'UTC')`.as('hour'))
    .where('at', '<', until)
    .where('at', '>=', sql<string>`coalesce((select max(hour) + interval '1 hour' from audit_seal), '-infinity')`)
    .groupBy('hour')
    .orderBy('hour')
    .execute();

/** An hour of entries, each as one line of text in a fixed form; the key stands there where there was one, so that older lines are as they were. */
export const linesOf = (db: Db, hour: string) =>
  db
    .selectFrom('audit_entry')
    .select(
      sql<string>`concat_ws('|', id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), coalesce(actor::text, ''), actor_kind,
        coalesce(company_id::text, ''), coalesce(subject::text, ''), action, object, object_id, key_id::text)`.as('line'),
    )
    .where('at', '>=', hour)
    .where('at', '<', sql<string>`${hour}::timestamptz + interval '1 hour'`)
    .orderBy('id')
    .execute();

export const lastSeal = (db: Db) => db.selectFrom('audit_seal').selectAll().orderBy('hour', 'desc').limit(1).executeTakeFirst();
export const seals = (db: Db) => db.selectFrom('audit_seal').selectAll().orderBy('hour').execute();
export const addSeal = (db: Db, row: Insertable<DB['audit_seal']>) => db.insertInto('audit_seal').values(row).execute();
export const lockSealing = (db: Db) => sql`select pg_advisory_xact_lock(7461824)`.execute(db);

/** Entries of ended hours before the last seal that no seal covers: added afterwards, or their seal is gone. */
export const unsealedBefore = (db: Db, hour: string) =>
  db
    .selectFrom('audit_entry')
    .select(sql<string>`min(date_trunc('hour', at, 'UTC'))`.as('hour'))
    .where('at', '<', hour)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_seal')
            .select('audit_seal.hour')
            .where('audit_seal.hour', '=', sql<string>`date_trunc('hour', audit_entry.at, 'UTC')`),
        ),
      ),
    )
    .executeTakeFirst();

/** Removes the only way from the number in the log to the person. */
export const forgetAuditNumber = (db: Db, accountId: string) => db.deleteFrom('audit_person').where('account_id', '=', accountId).execute();
