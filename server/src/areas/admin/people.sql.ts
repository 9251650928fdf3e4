import type { AccountState } from '@vitrine/contract/admin/states.ts';
import type { CompanyRole } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import { containing } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { inOrder } from '../../platform/postgres/in-order.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';
import { totalOf } from '../../platform/postgres/totals.ts';
import { find } from './finding.sql.ts';

export interface Wanted {
  textSearch?: string | undefined;
  state?: AccountState | undefined;
  page: number;
  count: number;
}

interface Which extends Wanted {
  userType: 'Candidate' | 'User';
  withCloseup?: boolean;
}

const state = sql<AccountState>`case
  when exists (select 1 from closed_account where account_id = account.id and erase_at is not null) then 'deleting'
  when account.deactivated_at is not null then 'deactivated' when guest then 'guest'
  when activated_at is null then 'unconfirmed' else 'active' end`;

const listed = [
  'account.id',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.email',
  'account.created_at as createdAt',
] as const;

const enroll = sql<'none' | 'voucher' | 'paid' | 'admin'>`coalesce(
  (select enroll_type from closeup_entitlement where closeup_entitlement.account_id = account.id), 'none')`;
const hasCloseup = sql<boolean>`exists (select 1 from closeup where closeup.account_id = account.id)`;

const ofCloseups = sql<string>`select account_id::text from closeup`;

/** One page of people who are nobody's, the newest first; whoever was erased is nobody any more. */
export async function listPeople(db: Db, { userType, withCloseup = false, ...wanted }: Which) {
  const among = withCloseup ? ofCloseups : undefined;
  const { ids, ...total } = await find(db, { ...wanted, kind: userType === 'User' ? 'user' : 'candidate', among });
  const rows = await db
    .selectFrom('account')
    .where('id', '=', oneOf(ids))
    .select(listed)
    .select([state.as('state'), enroll.as('closeUpEnrollType'), hasCloseup.as('closeUpConnected')])
    .execute();
  return { items: inOrder(ids, rows, ({ id }) => id), ...total, page: wanted.page, count: wanted.count };
}

const recruiters = (db: Db) =>
  db
    .selectFrom('account')
    .select(listed)
    .select([state.as('state'), 'account.company_role as role', 'account.company_id as companyId'])
    .select(sql<string>`(select name from company where company.id = account.company_id)`.as('companyName'));

type RecruiterRow = Awaited<ReturnType<ReturnType<typeof recruiters>['execute']>>[number];
const onWire = ({ role, companyId, ...one }: RecruiterRow) => ({ ...one, role: role as CompanyRole | null, companyId: companyId ?? '' });

/** One page of people of companies, the newest first. */
export async function listRecruiters(db: Db, wanted: Wanted) {
  const { ids, ...total } = await find(db, { ...wanted, kind: 'recruiter' });
  const rows = await recruiters(db).where('id', '=', oneOf(ids)).execute();
  return { items: inOrder(ids, rows, ({ id }) => id).map(onWire), ...total, page: wanted.page, count: wanted.count };
}

/** One page of the people of a company, its owner first. */
export async function listRecruitersOf(db: Db, companyId: string, { textSearch = '', state: wanted, page, count }: Wanted) {
  const words = textSearch.split(/\s+/).filter(Boolean);
  const found = words
    .reduce(
      (query, word) => query.where(sql<boolean>`account.found_by like folded(${containing(word)})`),
      recruiters(db).where('company_id', '=', companyId).where('erased_at', 'is', null),
    )
    .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as AccountState));
  const [rows, total] = await Promise.all([
    found
      .orderBy(sql`account.company_role = 'owner'`, 'desc')
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    totalOf(db, found.clearSelect()),
  ]);
  return { items: rows.map(onWire), ...total, page, count };
}

export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .where('account.id', '=', id)
    .where('account.erased_at', 'is', null)
    .select(listed)
    .select([
      state.as('state'),
      hasCloseup.as('closeUpConnected'),
      'account.user_type as userType',
      'account.language',
      'account.activated_at as activatedAt',
      'account.company_role as role',
      'account.company_id as companyId',
      'company.name as companyName',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('application').whereRef('account_id', '=', 'account.id').select(fn.countAll<number>().as('n')).as('applications'),
    )
    .executeTakeFirst();
