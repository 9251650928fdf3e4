import type { people } from '@vitrine/contract/admin/people.ts';
import type { CompanyRole, Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { onReplica } from '../../platform/postgres/replica/reading.ts';
import { Refused } from '../../platform/refused.ts';
import { findCompany } from './companies.sql.ts';
import * as sql from './people.sql.ts';

/** Notes that names and addresses were looked at, and passes them on. */
async function seen<R extends { items: { id: string }[] }>(ctx: Ctx, list: R) {
  await audited(ctx, { action: 'seen', object: 'account', subjects: list.items.map(({ id }) => id) });
  return list;
}

export const peopleHandlers: Handlers<typeof people> = {
  candidates: async (ctx, { closeup = false, ...wanted }) =>
    seen(ctx, await onReplica(ctx, ({ db }) => sql.listPeople(db, { ...wanted, userType: 'Candidate', withCloseup: closeup }))),

  recruiters: async (ctx, wanted) => seen(ctx, await onReplica(ctx, ({ db }) => sql.listRecruiters(db, wanted))),

  async ofCompany(ctx, { compId, ...wanted }) {
    if (!(await findCompany(ctx.db, compId))) throw new Refused('not-found');
    return seen(ctx, await sql.listRecruitersOf(ctx.db, compId, wanted));
  },

  administrators: async (ctx, wanted) => seen(ctx, await sql.listPeople(ctx.db, { ...wanted, userType: 'User' })),

  async person(ctx, { accountId }) {
    const found = await sql.findPerson(ctx.db, accountId);
    if (!found) throw new Refused('not-found');
    await audited(ctx, { action: 'seen', object: 'account', objectId: accountId, subjects: [accountId] });
    return {
      ...found,
      userType: found.userType as UserType,
      role: found.role as CompanyRole | null,
      language: found.language as Language,
      applications: found.applications ?? 0,
    };
  },
};
