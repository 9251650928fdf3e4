import {
  type CloseupDetails,
  type OwnCloseup,
  pageCount,
  pageName,
  type SavedPages,
  templateColours,
} from '@vitrine/contract/closeup/shapes.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './closeups.sql.ts';
import { closeupFor, ownCloseup } from './closeups.ts';

/** Changes the closeup of a candidate while nobody else does, and answers how it stands afterwards. */
export async function changing(
  ctx: Ctx,
  accountId: string,
  work: (ctx: Atomic<Ctx>, closeupId: string) => Promise<unknown>,
): Promise<OwnCloseup> {
  await atomically(ctx, async (ctx) => {
    const locked = await sql.lockCloseup(ctx.db, accountId);
    if (!locked) throw new Refused('not-found');
    await work(ctx, locked.id);
    await sql.updateCloseup(ctx.db, locked.id, { changed_at: ctx.now().toISOString() });
  });
  return ownCloseup(ctx, await closeupFor(ctx, accountId));
}

/** Refuses to write where an administrator has emptied a page: what would be written there would go with the rest. */
export async function demandNotEmptied(ctx: Pick<Ctx, 'db'>, closeupId: string, numbers: number[]) {
  const pages = await sql.pagesOf(ctx.db, closeupId);
  if (pages.some(({ number, empty_at }) => empty_at !== null && numbers.includes(number))) throw new Refused('closeup-page-emptied');
}

const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);

/** Saves words of pages, all or none: whoever saw an older version is told, and nothing of the newer one is lost. */
export const savePages = (ctx: Ctx, accountId: string, pages: SavedPages) =>
  changing(ctx, accountId, async (ctx, closeupId) => {
    await demandNotEmptied(
      ctx,
      closeupId,
      numbers.filter((number) => pages[pageName(number)]),
    );
    for (const number of numbers) {
      const page = pages[pageName(number)];
      if (!page) continue;
      const { version, ...words } = page;
      if (!(await sql.savePage(ctx.db, closeupId, number, version, words))) throw new Refused('changed-elsewhere');
    }
  });

/** Every page has one place. */
const inOrder = (order: number[]) => {
  if (new Set(order).size !== pageCount) throw new Refused('invalid', [{ field: 'order', message: 'every page once' }]);
  return order;
};

/** How a closeup looks, its order and its hidden pages; a template brings its colour unless another one is chosen. */
export async function saveDetails(ctx: Atomic<Ctx>, closeupId: string, { template, colour, order, hidden, shared }: CloseupDetails) {
  const set = omitUndefined({
    template,
    colour: colour ?? (template && templateColours[template]),
    page_order: order && inOrder(order),
    shared,
  });
  if (Object.keys(set).length > 0) await sql.updateCloseup(ctx.db, closeupId, set);
  if (hidden) await sql.hidePages(ctx.db, closeupId, hidden);
}
