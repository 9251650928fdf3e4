import { mayBeAlias } from '@vitrine/contract/applicants/alias.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { sql } from 'kysely';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { alias, invitesNobody } from '../applications/index.ts';

export interface PeopleSearch {
  companyId: string;
  reviewerId: string;
  /** With the applicants of the company, or only whom it added or invited. */
  applicants: boolean;
  textSearch?: string | undefined;
  corporate?: boolean | undefined;
  page: number;
  count: number;
  /** Reads on after this key, in the order of the keys. */
  after?: string | undefined;
}

/** One thing that connects a person with the company. People are the same by their address; whoever is left blind is nobody else. */
export interface Connection {
  key: string;
  kind: 'added' | 'invited' | 'applied';
  id: string;
  accountId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  picture: string | null;
  number: number;
  blind: boolean;
  title: string;
  status: ApplicationStatus;
  cancelled: boolean;
  at: string;
}

/** A search as it is asked for in the company as it is set. */
export interface Asked extends PeopleSearch {
  /** The company leaves names out. */
  blind: boolean;
  /** The moment after which the people of a page are looked for first. */
  since: string;
  /** Of those whose names are left out these applications alone. */
  ids?: string[];
}

const added = ({ companyId }: Asked) => sql`
  select account.email, 'added', account.id, account.id, account.first_name, account.last_name, account.email, account.picture,
    0, false, '', 'New', false, account.created_at, account.corporate_company_id, account.found_by
  from candidate_profile join account on account.id = candidate_profile.account_id
  where candidate_profile.added_by_company = ${companyId} and candidate_profile.objected_at is null and account.deactivated_at is null`;

const invited = ({ companyId }: Asked) => sql`
  select invitation.email, 'invited', invitation.id, null::uuid, invitation.first_name, invitation.last_name, invitation.email,
    null, 0, false, job_code.title, 'New', invitation.cancelled_at is not null, invitation.created_at,
    (select corporate_company_id from account where account.email = invitation.email),
    folded(concat_ws(' ', invitation.first_name, invitation.last_name, invitation.email))
  from invitation left join job_code on job_code.id = invitation.job_code_id
  where invitation.company_id = ${companyId} and invitation.deleted_at is null and not ${invitesNobody}`;

const titled = sql`left join job_code on job_code.id = application.job_code_id left join job_ad on job_ad.booking_id = application.booking_id`;
const title = sql`coalesce(job_code.title, job_ad.title, '')`;

/** The name of an application's candidate is not left out for this reviewer. */
export const notBlind = (reviewerId: string) =>
  sql`not exists (select 1 from blind_applications(${reviewerId}) blind where blind.id = application.id)`;

const applied = ({ companyId, reviewerId, blind }: Asked) => sql`
  select account.email, 'applied', application.id, account.id, account.first_name, account.last_name, account.email, account.picture,
    application.number, false, ${title}, application.status, false, application.created_at, account.corporate_company_id, account.found_by
  from application join account on account.id = application.account_id ${titled}
  where application.company_id = ${companyId} and ${blind ? notBlind(reviewerId) : sql`true`}`;

const appliedBlind = ({ companyId, reviewerId, ids }: Asked) => sql`
  select application.id::text, 'applied', application.id, account.id, ${alias}, '', '', account.picture,
    application.number, true, ${title}, application.status, false, application.created_at, account.corporate_company_id, lower(${alias})
  from blind_applications(${reviewerId}) application join account on account.id = application.account_id ${titled}
  where application.company_id = ${companyId} and ${ids ? sql`application.id = ${oneOf(ids)}` : sql`true`}`;

/** The kinds of connections that are looked through. */
export function kinds({ applicants, blind, textSearch }: Asked) {
  if (!applicants) return [added, invited];
  return blind && mayBeAlias(textSearch ?? '') ? [added, invited, applied, appliedBlind] : [added, invited, applied];
}

/** What the columns of each kind are called. */
export const connection = sql`as connection (key, kind, id, account_id, first_name, last_name, email, picture, number, blind, title, status, cancelled,
  at, corporate_company_id, found_by)`;

/** Everything that connects people with the company; what is asked of it narrows each kind before it is gathered. */
export function connections(asked: Asked) {
  const all = kinds(asked).map((kind) => kind(asked));
  return sql`(${sql.join(all, sql` union all `)}) ${connection}`;
}
