import type { ActivityKind } from '@vitrine/contract/applicants/applicants.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';

interface Done {
  what: ActivityKind;
  at: string;
  /** Who has left since has no name. */
  by: string | null;
  of: string | null;
}

/** So much of it is told at most, the newest. */
const most = 200;

const nameOf = (table: string) => sql`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/**
 * What was done with an application beside its statuses: who of the company opened it first and when, who gave scores,
 * noted and asked whom to look, and what its person wrote. Never what the scores are.
 */
export const listActivity = async (db: Db, applicationId: string) =>
  (
    await sql<Done>`
      select 'opened' as what, min(entry.at) as at, ${nameOf('account')} as by, null as of
        from application join audit_person as subject on subject.account_id = application.account_id
          join audit_entry as entry on entry.subject = subject.number
          left join audit_person as actor on actor.number = entry.actor
          left join account on account.id = actor.account_id
        where application.id = ${applicationId} and entry.object_id = ${applicationId} and entry.object = 'application'
          and entry.action = 'seen' and entry.actor_kind = 'Recruiter'
        group by entry.actor, account.first_name, account.last_name
      union all
      select 'scored', scorecard.scored_at, coalesce(${nameOf('account')}, guest.name), null
        from scorecard left join account on account.id = scorecard.account_id left join guest_reviewer as guest on guest.id = scorecard.guest_id
        where scorecard.application_id = ${applicationId}
      union all
      select 'noted', comment.created_at, coalesce(${nameOf('account')}, guest.name), null
        from applicant_comment as comment left join account on account.id = comment.author_id left join guest_reviewer as guest on guest.id = comment.guest_id
        where comment.application_id = ${applicationId}
      union all
      select 'asked', request.asked_at, ${nameOf('asker')}, ${nameOf('account')}
        from review_request as request join account on account.id = request.account_id left join account as asker on asker.id = request.asked_by
        where request.application_id = ${applicationId}
      union all
      select 'wrote', letter.sent_at, null, null from application_letter as letter
        where letter.application_id = ${applicationId} and letter.by_candidate
      order by at desc limit ${most}`.execute(db)
  ).rows.toReversed();
