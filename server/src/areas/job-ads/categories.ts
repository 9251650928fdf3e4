import type { jobAdCategories } from '@vitrine/contract/job-ads/editing.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import * as sql from './categories.sql.ts';

type Recruiter = Ctx<RecruiterActor>;

/** The name of a folder of the own company as it is written there; a folder nobody made is refused. Call it in a transaction. */
export async function folderNamed(ctx: Recruiter, name: string) {
  if (name === '') return '';
  await sql.lockCategories(ctx.db, ctx.actor.companyId);
  const found = await sql.findCategoryNamed(ctx.db, ctx.actor.companyId, name);
  if (!found) throw refuseField('category', 'There is no such folder');
  return found.name;
}

async function demandFree(ctx: Recruiter, name: string, id?: string) {
  const found = await sql.findCategoryNamed(ctx.db, ctx.actor.companyId, name);
  if (found && found.id !== id) throw new Refused('category-exists', [{ field: 'name', message: 'category-exists' }]);
}

async function categoryOf(ctx: Recruiter, id: string) {
  const found = await sql.findCategory(ctx.db, ctx.actor.companyId, id);
  if (!found) throw new Refused('not-found');
  return { id: found.id, name: found.name, count: found.count ?? 0 };
}

/** Changes folders of the own company, one change at a time. */
const sorting = <R>(ctx: Recruiter, work: (ctx: Recruiter) => Promise<R>) =>
  atomically(ctx, async (ctx) => {
    await sql.lockCategories(ctx.db, ctx.actor.companyId);
    return work(ctx);
  });

export const jobAdCategoryHandlers: Handlers<typeof jobAdCategories> = {
  async list(ctx) {
    const rows = await sql.listCategories(ctx.db, ctx.actor.companyId);
    return { items: rows.map(({ id, name, count }) => ({ id, name, count: count ?? 0 })) };
  },

  create: (ctx, { name }) =>
    sorting(ctx, async (ctx) => {
      await demandFree(ctx, name);
      const id = ctx.newId();
      await sql.insertCategory(ctx.db, { id, company_id: ctx.actor.companyId, name, created_at: ctx.now().toISOString() });
      return { id, name, count: 0 };
    }),

  rename: (ctx, { id, name }) =>
    sorting(ctx, async (ctx) => {
      const found = await categoryOf(ctx, id);
      await demandFree(ctx, name, id);
      await sql.renameCategory(ctx.db, ctx.actor.companyId, found, name);
      return { ...found, name };
    }),

  remove: (ctx, { id }) =>
    sorting(ctx, async (ctx) => {
      const found = await categoryOf(ctx, id);
      if (found.count > 0) throw new Refused('category-filled');
      await sql.deleteCategory(ctx.db, id);
    }),
};
