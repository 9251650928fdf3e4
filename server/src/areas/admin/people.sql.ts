import type { AccountState } from '@vitrine/contract/admin/people.ts';
import { sql } from 'kysely';
import { holds } from '../../platform/postgres/containing.ts';
import type { Db } from '../../platform/postgres/db.ts';

interface Wanted {
  textSearch?: string | undefined;
  state?: AccountState | undefined;
  closeup?: boolean | undefined;
  page: number;
  count: number;
}

const state = sql<AccountState>`case when deactivated_at is not null then 'deactivated' when guest then 'guest'
  when activated_at is null then 'unconfirmed' else 'active' end`;

const candidates = (db: Db) => db.selectFrom('account').where('user_type', '=', 'Candidate');
const listed = ['account.id', 'first_name as firstName', 'last_name as lastName', 'email', 'account.created_at as createdAt'] as const;

/** One page of the candidates whose name and address hold every word, the newest first. */
export async function listCandidates(db: Db, { textSearch = '', state: wanted, closeup, page, count }: Wanted) {
  const words = textSearch.split(/\s+/).filter(Boolean);
  const found = words
    .reduce((query, word) => query.where(holds(sql`first_name || ' ' || last_name || ' ' || email`, word)), candidates(db))
    .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as AccountState))
    .$if(closeup === true, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(selectFrom('closeup').whereRef('closeup.account_id', '=', 'account.id').select('closeup.id')),
      ),
    );
  const items = await found
    .select(listed)
    .select(state.as('state'))
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(count)
    .offset((page - 1) * count)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total, page, count };
}

export const findCandidate = (db: Db, id: string) =>
  candidates(db)
    .where('account.id', '=', id)
    .select(listed)
    .select([state.as('state'), 'language', 'activated_at as activatedAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('application').whereRef('account_id', '=', 'account.id').select(fn.countAll<number>().as('n')).as('applications'),
    )
    .executeTakeFirst();
