import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import { named } from '../touched.sql.ts';

/** The time zone of a company. */
export const zoneOf = async (db: Db, companyId: string) =>
  (await db.selectFrom('company').select('time_zone').where('id', '=', companyId).executeTakeFirstOrThrow()).time_zone;

/** One import of jobs of a company at a time, until the transaction ends: two look for the same jobs. */
export const lockJobImports = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`imports of jobs ${companyId}`}, 0))`.execute(db);

/** Of these keys those of jobs that the company has: an import brought them, or somebody noted the reference. */
export async function keysThere(db: Db, companyId: string, keys: readonly string[]) {
  const references = keys.filter((one) => one.startsWith('ref ')).map((one) => one.slice(4));
  const brought = await db
    .selectFrom('candidate_import_row as row')
    .innerJoin('candidate_import as made', 'made.id', 'row.import_id')
    .where('made.company_id', '=', companyId)
    .where('row.job_ad_id', 'is not', null)
    .where('row.job_key', '=', oneOf(keys))
    .select('row.job_key as key')
    .execute();
  const noted = await db
    .selectFrom('booking')
    .where('company_id', '=', companyId)
    .where('internal_reference', '=', oneOf(references))
    .select('internal_reference as reference')
    .execute();
  return new Set([...brought.flatMap(({ key }) => key ?? []), ...noted.map(({ reference }) => `ref ${reference}`)]);
}

/** Rows of an import whose draft is there, the last of the file first. */
export const jobRowsThere = (db: Db, importId: string, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom('candidate_import_row as row')
    .where('row.import_id', '=', importId)
    .where('row.outcome', '=', 'taken')
    .where('row.removed_at', 'is', null)
    .where('row.kept', 'is', null)
    .where('row.line', '<', before)
    .select(['row.id', 'row.line', 'row.job_ad_id'])
    .orderBy('row.line', 'desc')
    .limit(limit)
    .execute();

export type WhyKept = 'answered' | 'changed' | 'published';

/** Of these rows, those whose draft somebody published, applied to or changed since it came. Lock the ads first. */
export async function touchedJobs(db: Db, rowIds: readonly string[]) {
  const { rows } = await sql<{ id: string; ad: number; booking: string; published: boolean; applied: boolean; changed: boolean }>`
    select row.id, ad.id as ad, ad.booking_id as booking, ad.published_at is not null as published,
      exists (select 1 from application where application.booking_id = ad.booking_id) as applied,
      ad.updated_at <> row.taken_at or ad.archived_at is not null or ad.revision > 1
        or booking.internal_reference <> case when row.job_key like 'ref %' then substr(row.job_key, 5) else '' end as changed
    from candidate_import_row row
      join job_ad ad on ad.id = row.job_ad_id
      join booking on booking.id = ad.booking_id
    where row.id = ${oneOf(rowIds)}`.execute(db);
  const bookings = await named(
    db,
    'booking',
    rows.map(({ booking }) => booking),
  );
  const ads = await named(
    db,
    'job_ad',
    rows.map(({ ad }) => ad),
  );
  return new Map(
    rows.flatMap(({ id, ad, booking, published, applied, changed }): [string, WhyKept][] => {
      if (applied) return [[id, 'answered']];
      if (published) return [[id, 'published']];
      return changed || bookings.has(booking) || ads.has(ad) ? [[id, 'changed']] : [];
    }),
  );
}

/** The drafts that stayed, by what they are called now. */
export async function keptJobs(db: Db, importId: string, { page, count }: { page: number; count: number }) {
  const found = db
    .selectFrom('candidate_import_row as row')
    .leftJoin('job_ad', 'job_ad.id', 'row.job_ad_id')
    .where('row.import_id', '=', importId)
    .where('row.kept', 'is not', null);
  const items = await found
    .select(['row.line', 'row.kept', 'job_ad.title', 'job_ad.booking_id'])
    .orderBy('row.line')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { items, total: n };
}
