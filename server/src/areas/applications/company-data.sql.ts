import type { NotNull } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import { leftBlind } from './blind.sql.ts';

/** Applications to a company that are somebody's, in the order of their ids, and whether this reader may know whose. */
export const applicationsAfter = (
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
  after: string,
  limit: number,
) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .where('application.company_id', '=', companyId)
    .where('application.id', '>', after)
    .select(['application.id', 'application.account_id', 'application.number'])
    .select(['account.first_name', 'account.last_name', 'account.email', 'account.picture'])
    .select(leftBlind(accountId).as('blind'))
    .orderBy('application.id')
    .limit(limit)
    .$narrowType<{ account_id: NotNull }>()
    .execute();
