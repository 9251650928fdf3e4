import type { jobAdCategories } from '@vitrine/contract/job-ads/editing.ts';
import { atomically, type World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import * as sql from './categories.sql.ts';

/** The name of a folder of a company as it is written there; a folder nobody made is refused. Call it in a transaction. */
export async function folderOf(ctx: World, companyId: string, name: string) {
  if (name === '') return '';
  await sql.lockCategories(ctx.db, companyId);
  const found = await sql.findCategoryNamed(ctx.db, companyId, name);
  if (!found) throw refuseField('category', 'There is no such folder');
  return found.name;
}

async function demandFree(ctx: World, companyId: string, name: string, id?: string) {
  const found = await sql.findCategoryNamed(ctx.db, companyId, name);
  if (found && found.id !== id) throw new Refused('category-exists', [{ field: 'name', message: 'category-exists' }]);
}

async function categoryOf(ctx: World, companyId: string, id: string) {
  const found = await sql.findCategory(ctx.db, companyId, id);
  if (!found) throw new Refused('not-found');
  return { id: found.id, name: found.name, count: found.count ?? 0 };
}

/** Changes folders of a company, one change at a time. */
const sorting = <C extends World, R>(ctx: C, companyId: string, work: (ctx: C) => Promise<R>) =>
  atomically(ctx, async (ctx) => {
    await sql.lockCategories(ctx.db, companyId);
    return work(ctx);
  });

/** The folders of a company in their order, with how many ads lie in each. */
export async function listFolders(ctx: World, companyId: string) {
  const rows = await sql.listCategories(ctx.db, companyId);
  return { items: rows.map(({ id, name, count }) => ({ id, name, count: count ?? 0 })) };
}

export const createFolder = (ctx: World, companyId: string, name: string) =>
  sorting(ctx, companyId, async (ctx) => {
    await demandFree(ctx, companyId, name);
    const id = ctx.newId();
    await sql.insertCategory(ctx.db, { id, company_id: companyId, name, created_at: ctx.now().toISOString() });
    return { id, name, count: 0 };
  });

export const renameFolder = (ctx: World, companyId: string, { id, name }: { id: string; name: string }) =>
  sorting(ctx, companyId, async (ctx) => {
    const found = await categoryOf(ctx, companyId, id);
    await demandFree(ctx, companyId, name, id);
    await sql.renameCategory(ctx.db, companyId, found, name);
    return { ...found, name };
  });

/** Deletes a folder; one with ads in it is refused (R212). */
export const removeFolder = (ctx: World, companyId: string, id: string) =>
  sorting(ctx, companyId, async (ctx) => {
    const found = await categoryOf(ctx, companyId, id);
    if (found.count > 0) throw new Refused('category-filled');
    await sql.deleteCategory(ctx.db, id);
  });

/** Puts the folders of a company in this order, which has to name all of them: somebody may have made another one meanwhile. */
export const orderFolders = (ctx: World, companyId: string, ids: readonly string[]) =>
  sorting(ctx, companyId, async (ctx) => {
    const { items } = await listFolders(ctx, companyId);
    const all = items.every(({ id }) => ids.includes(id));
    if (!all || new Set(ids).size !== items.length || ids.length !== items.length) throw new Refused('changed-elsewhere');
    await sql.orderCategories(ctx.db, companyId, ids);
    return listFolders(ctx, companyId);
  });

export const jobAdCategoryHandlers: Handlers<typeof jobAdCategories> = {
  list: (ctx) => listFolders(ctx, ctx.actor.companyId),
  create: (ctx, { name }) => createFolder(ctx, ctx.actor.companyId, name),
  rename: (ctx, named) => renameFolder(ctx, ctx.actor.companyId, named),
  remove: (ctx, { id }) => removeFolder(ctx, ctx.actor.companyId, id),
};
