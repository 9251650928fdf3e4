import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { pictureUrl } from '../../platform/files/pictures.ts';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import type { DB } from '../../platform/tables.ts';

export type PersonRow = Selectable<DB['share_link_person']>;

export const insertPeople = (db: Db, rows: Insertable<DB['share_link_person']>[]) =>
  rows.length === 0 ? Promise.resolve([]) : db.insertInto('share_link_person').values(rows).execute();

export const updatePerson = (db: Db, id: string, set: Updateable<DB['share_link_person']>) =>
  db.updateTable('share_link_person').set(set).where('id', '=', id).execute();

export const deletePeople = (db: Db, ids: string[]) => db.deleteFrom('share_link_person').where('id', '=', oneOf(ids)).execute();

export const lockPerson = (db: Db, id: string) =>
  db.selectFrom('share_link_person').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findByToken = (db: Db, hash: Buffer) =>
  db.selectFrom('share_link_person').selectAll().where('token_hash', '=', hash).executeTakeFirst();

export const findOfAccount = (db: Db, linkId: string, accountId: string) =>
  db.selectFrom('share_link_person').selectAll().where('link_id', '=', linkId).where('account_id', '=', accountId).executeTakeFirst();

/** Everybody behind links, in their order, with name, picture and language. */
export const peopleOf = (db: Db, linkIds: string[]) =>
  db
    .selectFrom('share_link_person')
    .innerJoin('account', 'account.id', 'share_link_person.account_id')
    .where('link_id', '=', oneOf(linkIds))
    .selectAll('share_link_person')
    .select(['account.first_name', 'account.last_name', 'account.picture', 'account.email', 'account.language'])
    .orderBy('position')
    .execute();

/** What of the people behind links a reviewer may not see yet, because an application waits for judgement without a name. */
export async function leftBlindBehind(db: Db, linkIds: string[], reviewerId: string | undefined) {
  if (reviewerId === undefined) return [];
  const blind = sql`left_blind(application, ${reviewerId})`;
  const { rows } = await sql<{ personId: string; number: number | null; takes: string[] }>`
    select person.id as "personId",
      (select application.number from application where application.id = person.application_id and ${blind}) as number,
      array(select take.id from take join application on application.id = take.application_id
        where application.account_id = person.account_id and application.company_id = share_link.company_id and ${blind}) as takes
    from share_link_person as person join share_link on share_link.id = person.link_id
    where person.link_id = ${oneOf(linkIds)}`.execute(db);
  return rows.filter((row) => row.number !== null || row.takes.length > 0);
}

/** An application that the reviewer, if one is asking, sees by name. */
const named = (reviewerId: string | undefined) =>
  reviewerId === undefined ? sql<boolean>`true` : sql<boolean>`not left_blind(application, ${reviewerId})`;

/**
 * The condition on `account` that a company may show the person: they applied and did not take it back, the company
 * added them, or found them (they want to be found) and turned to them. Before a reviewer, an application left blind
 * counts for nothing: whom one is to judge without a name is not shown around by name.
 */
const mayShow = (
  companyId: string,
  reviewerId?: string,
) => sql<boolean>`account.user_type = 'Candidate' and account.deactivated_at is null and (
  exists (select 1 from application where application.account_id = account.id and application.company_id = ${companyId}
    and application.withdrawn_at is null and ${named(reviewerId)})
  or exists (select 1 from candidate_profile p where p.account_id = account.id and p.added_by_company = ${companyId} and p.objected_at is null)
  or exists (select 1 from candidate_contact c join candidate_profile p on p.account_id = c.account_id
    where c.account_id = account.id and c.company_id = ${companyId} and p.findable_since is not null))`;

/** Those of a link who have agreed and whom the company may still show. */
export const shownPeople = (db: Db, linkId: string, companyId: string) =>
  db
    .selectFrom('share_link_person')
    .innerJoin('account', 'account.id', 'share_link_person.account_id')
    .where('share_link_person.link_id', '=', linkId)
    .where('share_link_person.state', '=', 'agreed')
    .where(mayShow(companyId))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('share_link_person.application_id', 'is', null),
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.id', '=', 'share_link_person.application_id')
            .whereRef('application.account_id', '=', 'share_link_person.account_id')
            .where('application.withdrawn_at', 'is', null),
        ),
      ]),
    )
    .selectAll('share_link_person')
    .orderBy('share_link_person.position')
    .execute();

/** People a company may show, by name or address, or exactly these. */
export const choosablePeople = (
  db: Db,
  companyId: string,
  wanted: { text?: string | undefined; ids?: string[] | undefined; reviewer?: string | undefined },
) =>
  db
    .selectFrom('account')
    .where(mayShow(companyId, wanted.reviewer))
    .$if(Boolean(wanted.text), (query) =>
      query.where(holds(sql`concat_ws(' ', account.first_name, account.last_name, account.email)`, wanted.text ?? '')),
    )
    .$if(wanted.ids !== undefined, (query) => query.where('account.id', '=', oneOf(wanted.ids ?? [])))
    .leftJoin('candidate_profile', 'candidate_profile.account_id', 'account.id')
    .select([
      'account.id',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
      'account.language',
      'account.picture',
    ])
    .select((eb) => eb.fn.coalesce('candidate_profile.profession', sql<string>`''`).as('profession'))
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .limit(50)
    .execute();

/** Answers that were sent to a company by these people and are still there, with what was asked; for a reviewer without those left blind. */
export const sentAnswers = (db: Db, companyId: string, accountIds: string[], reviewerId?: string) =>
  db
    .selectFrom('take')
    .innerJoin('application', 'application.id', 'take.application_id')
    .leftJoin('job_code', 'job_code.id', 'application.job_code_id')
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.id', '=', 'take.question_id'),
    )
    .where('application.company_id', '=', companyId)
    .where('application.account_id', '=', oneOf(accountIds))
    .where('application.withdrawn_at', 'is', null)
    .where(named(reviewerId))
    .where('take.state', '=', 'submitted')
    .select(['take.id as takeId', 'take.application_id', 'application.account_id', 'take.question_no as questionNo', 'take.kind'])
    .select(({ fn }) => [
      fn.coalesce('question.text', sql<string>`''`).as('question'),
      fn.coalesce('job_code.title', sql<string>`''`).as('title'),
    ])
    .orderBy('application.created_at', 'desc')
    .orderBy('take.question_no')
    .execute();

/** Documents of profiles; those that a company sees, where one is given. */
export const profileDocuments = (db: Db, accountIds: string[], companyId?: string) =>
  db
    .selectFrom('candidate_document')
    .where('account_id', '=', oneOf(accountIds))
    .$if(companyId !== undefined, (query) => query.where(sql<boolean>`sees_profile_documents(account_id, ${companyId})`))
    .select(['id', 'account_id', 'name', 'kind'])
    .orderBy('position')
    .execute();

/** What viewers see of the company on top. */
export async function companyFace(db: Db, companyId: string) {
  const row = await db.selectFrom('company').select(['name', 'logo']).where('id', '=', companyId).executeTakeFirst();
  return { companyName: row?.name ?? '', companyLogo: pictureUrl(row?.logo ?? null) };
}

/** Looks through a link, newest first, with whom and what was looked at. */
export const viewsOf = (db: Db, linkIds: string[], subject?: string) =>
  db
    .selectFrom('share_link_view')
    .leftJoin('account', 'account.id', 'share_link_view.subject')
    .leftJoin('take', 'take.id', 'share_link_view.take_id')
    .leftJoin('application', 'application.id', 'take.application_id')
    .leftJoin('question', (join) =>
      join.onRef('question.set_id', '=', 'application.question_set_id').onRef('question.id', '=', 'take.question_id'),
    )
    .where('share_link_view.link_id', '=', oneOf(linkIds))
    .$if(subject !== undefined, (query) => query.where('share_link_view.subject', '=', subject ?? ''))
    .select([
      'share_link_view.link_id',
      'share_link_view.at',
      'share_link_view.viewer',
      'share_link_view.subject',
      'account.first_name',
      'account.last_name',
      'question.text as question',
    ])
    .orderBy('share_link_view.at', 'desc')
    .orderBy('share_link_view.id')
    .limit(300)
    .execute();

/** Every link that shows, or is to show, this account. */
export const sharingsOf = (db: Db, where: { accountId: string } | { personId: string }) =>
  db
    .selectFrom('share_link_person')
    .innerJoin('share_link', 'share_link.id', 'share_link_person.link_id')
    .innerJoin('company', 'company.id', 'share_link.company_id')
    .leftJoin('showroom', 'showroom.link_id', 'share_link.id')
    .leftJoin('applicant_link', 'applicant_link.link_id', 'share_link.id')
    .leftJoin('job_ad', 'job_ad.booking_id', 'applicant_link.booking_id')
    .leftJoin('job_code', 'job_code.booking_id', 'applicant_link.booking_id')
    .where(({ eb }) =>
      'accountId' in where ? eb('share_link_person.account_id', '=', where.accountId) : eb('share_link_person.id', '=', where.personId),
    )
    .selectAll('share_link_person')
    .select([
      sql<'applicants' | 'showroom'>`share_link.kind`.as('kind'),
      'share_link.company_id',
      'share_link.created_by',
      'share_link.expires_at',
      'share_link.revoked_at',
      'applicant_link.booking_id',
      'company.name as company_name',
      'showroom.target_email',
    ])
    .select(({ fn }) => fn.coalesce('job_ad.title', 'job_code.title', sql<string>`''`).as('title'))
    .orderBy('share_link_person.asked_at', 'desc')
    .limit(200)
    .execute();

export const insertLinkMail = (db: Db, row: Insertable<DB['share_link_mail']>) => db.insertInto('share_link_mail').values(row).execute();

export const linkMailsOf = (db: Db, linkIds: string[]) =>
  db.selectFrom('share_link_mail').select(['link_id', 'email', 'at']).where('link_id', '=', oneOf(linkIds)).orderBy('at', 'desc').execute();

/** The bookings that consents for a link may carry: its own where it shows applicants of one, and none. */
export async function bookingsOfLink(db: Db, linkId: string): Promise<(string | null)[]> {
  const found = await db.selectFrom('applicant_link').select('booking_id').where('link_id', '=', linkId).execute();
  return [null, ...found.map(({ booking_id }) => booking_id)];
}

export const liveLink = (db: Db, linkId: string, now: string) =>
  db
    .selectFrom('share_link')
    .select('id')
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
