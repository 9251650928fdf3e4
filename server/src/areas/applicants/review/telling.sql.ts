import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

/** Colleagues who said something about an applicant. */
export async function listTakingPart(db: Db, applicationId: string) {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from applicant_comment where application_id = ${applicationId} and author_id is not null
    union select account_id from applicant_rating where application_id = ${applicationId} and account_id is not null
    union select account_id from scorecard where application_id = ${applicationId} and account_id is not null`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether a guest said anything about an applicant, and who invited the guest. */
export async function findGuest(db: Db, guestId: string, applicationId: string) {
  const { rows } = await sql<{ invited_by: string | null; judged: boolean }>`
    select invited_by,
      exists (select 1 from applicant_comment as c where c.application_id = ${applicationId} and c.guest_id = guest_reviewer.id)
      or exists (select 1 from applicant_rating as r where r.application_id = ${applicationId} and r.guest_id = guest_reviewer.id)
      or exists (select 1 from scorecard as s where s.application_id = ${applicationId} and s.guest_id = guest_reviewer.id) as judged
    from guest_reviewer where id = ${guestId}`.execute(db);
  return rows[0];
}
