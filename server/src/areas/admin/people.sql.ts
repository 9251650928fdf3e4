import type { AccountState } from '@vitrine/contract/admin/states.ts';
import type { CompanyRole, UserType } from '@vitrine/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { totalOf } from '../../platform/postgres/totals.ts';
import { isOfCompany, lookUpCompanies, personHolds, type Word, wordsIn } from './words.sql.ts';

export interface Wanted {
  textSearch?: string | undefined;
  state?: AccountState | undefined;
  page: number;
  count: number;
}

interface Which extends Wanted {
  userType: UserType;
  companyId?: string;
  withCloseup?: boolean;
}

const state = sql<AccountState>`case
  when exists (select 1 from closed_account where account_id = account.id and erase_at is not null) then 'deleting'
  when account.deactivated_at is not null then 'deactivated' when guest then 'guest'
  when activated_at is null then 'unconfirmed' else 'active' end`;

/** Words of a company's name find its people as well. */
const named = (word: Word) => sql<boolean>`(${personHolds(word.word)} or ${isOfCompany('account.company_id', word)})`;

/** How an account stands, each as a condition that an index can answer; the same as `state`. */
const standing: Record<AccountState, ReturnType<typeof sql<boolean>>> = {
  deleting: sql`account.id in (select account_id from closed_account where erase_at is not null)`,
  deactivated: sql`account.deactivated_at is not null
    and not exists (select 1 from closed_account where account_id = account.id and erase_at is not null)`,
  guest: sql`account.deactivated_at is null and account.guest`,
  unconfirmed: sql`account.deactivated_at is null and not account.guest and account.activated_at is null`,
  active: sql`account.deactivated_at is null and not account.guest and account.activated_at is not null`,
};

/** Those of a kind whose name, address and company hold every word; whoever was erased is nobody any more. */
async function found(db: Db, { userType, companyId, withCloseup = false, textSearch = '', state: wanted }: Which) {
  const words = wordsIn(textSearch);
  const ofCompanies = userType === 'Recruiter' && !companyId;
  const conditions = ofCompanies ? (await Promise.all(words.map((word) => lookUpCompanies(db, word)))).map(named) : words.map(personHolds);
  const query = conditions
    .reduce(
      (query, condition) => query.where(condition),
      db.selectFrom('account').where('account.user_type', '=', userType).where('account.erased_at', 'is', null),
    )
    .$if(companyId !== undefined, (query) => query.where('account.company_id', '=', companyId ?? ''))
    .$if(withCloseup, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('closeup').select('closeup.id').whereRef('closeup.account_id', '=', 'account.id')),
      ),
    )
    .$if(wanted !== undefined, (query) => query.where(standing[wanted as AccountState]));
  // a query itself is not awaited: Kysely refuses it
  return { query };
}

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

const part = ({ page, count }: Wanted) => ({ limit: count, offset: (page - 1) * count });

/** One page of people who are nobody's, the newest first. */
export async function listPeople(db: Db, wanted: Which) {
  const { query } = await found(db, wanted);
  const { limit, offset } = part(wanted);
  const [items, total] = await Promise.all([
    query
      .select(listed)
      .select([state.as('state'), enroll.as('closeUpEnrollType'), hasCloseup.as('closeUpConnected')])
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    totalOf(db, query),
  ]);
  return { items, ...total, page: wanted.page, count: wanted.count };
}

/** One page of people of companies; those of one company with its owner first. */
export async function listRecruiters(db: Db, wanted: Wanted & { companyId?: string }) {
  const { query } = await found(db, { ...wanted, userType: 'Recruiter' });
  const { limit, offset } = part(wanted);
  const [items, total] = await Promise.all([
    query
      .select(listed)
      .select([state.as('state'), 'account.company_role as role', 'account.company_id as companyId'])
      .select(sql<string>`(select name from company where company.id = account.company_id)`.as('companyName'))
      .$if(wanted.companyId !== undefined, (one) => one.orderBy(sql`account.company_role = 'owner'`, 'desc'))
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    totalOf(db, query),
  ]);
  const people = items.map((one) => ({ ...one, role: one.role as CompanyRole | null, companyId: one.companyId ?? '' }));
  return { items: people, ...total, page: wanted.page, count: wanted.count };
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
