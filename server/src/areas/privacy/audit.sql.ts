import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';

/** Whom an entry is about, and what it says was looked at or changed. */
interface About {
  id: number;
  subject_id: string | null;
  object_id: string;
}

export interface Behind {
  id: number;
  /** The number of the application that was looked at; null where the entry does not tell which. */
  number: number | null;
  /** Whether that one waits for the reviewer's judgement without a name. */
  blind: boolean | null;
  /** Whether any application of this person to the company does. */
  anyBlind: boolean;
}

/** The applications to a company behind entries of the log, by their own id, their booking, a comment or an answer. */
export async function applicationsBehind(db: Db, companyId: string, reviewerId: string, entries: readonly About[]) {
  const asked = JSON.stringify(entries.map(({ id, subject_id, object_id }) => ({ id, subject: subject_id, object: object_id })));
  const { rows } = await sql<Behind>`
    select entry.id, about.number, about.blind, any_application.blind as "anyBlind"
    from jsonb_to_recordset(${asked}::jsonb) as entry(id bigint, subject uuid, object text)
      cross join lateral (
        select coalesce(bool_or(left_blind(application, ${reviewerId})), false) as blind from application
        where application.account_id = entry.subject and application.company_id = ${companyId}) as any_application
      left join lateral (
        select application.number, left_blind(application, ${reviewerId}) as blind from application
        where application.account_id = entry.subject and application.company_id = ${companyId}
          and (application.id::text = entry.object or application.booking_id = entry.object
            or exists (select 1 from applicant_comment c where c.application_id = application.id and c.id::text = entry.object)
            or exists (select 1 from take where take.application_id = application.id and take.id::text = entry.object))
        limit 1) as about on true`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
