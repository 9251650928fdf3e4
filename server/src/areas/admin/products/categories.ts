import type { categories } from '@vitrine/contract/admin/categories.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { createFolder, findCompanyOfCategory, listFolders, orderFolders, removeFolder, renameFolder } from '../../job-ads/index.ts';
import { findCompany } from '../companies.sql.ts';

async function demandCompany(ctx: Ctx, companyId: string) {
  if (!(await findCompany(ctx.db, companyId))) throw new Refused('not-found');
  return companyId;
}

/** The company whose folder this is. */
async function companyOf(ctx: Ctx, categoryId: string) {
  const found = await findCompanyOfCategory(ctx.db, categoryId);
  if (!found) throw new Refused('not-found');
  return found;
}

export const categoryHandlers: Handlers<typeof categories> = {
  list: async (ctx, { companyId }) => listFolders(ctx, await demandCompany(ctx, companyId)),
  create: async (ctx, { companyId, name }) => createFolder(ctx, await demandCompany(ctx, companyId), name),
  update: async (ctx, named) => renameFolder(ctx, await companyOf(ctx, named.id), named),
  reorder: async (ctx, { companyId, ids }) => orderFolders(ctx, await demandCompany(ctx, companyId), ids),
  remove: async (ctx, { id }) => removeFolder(ctx, await companyOf(ctx, id), id),
};
