import type { World } from '../../platform/context.ts';
import { captionsOf } from '../../platform/files/film-captions.sql.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { closeupOf, entitlementOf, pagesOf } from './closeups.sql.ts';
import { filesOf } from './files.sql.ts';
import { storedOf } from './files.ts';
import * as sql from './personal-data.sql.ts';
import { chosenFor } from './styles/choosing.sql.ts';

const endingOf = (name: string) => name.slice(name.lastIndexOf('.'));

async function closeupFiles(ctx: World, accountId: string) {
  const row = await closeupOf(ctx.db, accountId);
  return row ? storedOf(await filesOf(ctx.db, row.id)) : [];
}

const stored = (names: (string | null)[]) => names.filter((one) => one !== null);

async function toldCloseup(ctx: World, accountId: string) {
  const row = await closeupOf(ctx.db, accountId);
  if (!row) return { closeup: null, files: [] };
  const [pages, files, evaluations] = await Promise.all([
    pagesOf(ctx.db, row.id),
    filesOf(ctx.db, row.id),
    sql.evaluationsOf(ctx.db, row.id),
  ]);
  const captions = await captionsOf(
    ctx.db,
    files.filter(({ kind }) => kind === 'video').map((one) => one.stored),
  );
  const { language, template, colour, page_order, released_at, shared, views, watched_seconds, created_at, changed_at } = row;
  const whole = { language, template, colour, page_order, released_at, shared, views, watched_seconds, created_at, changed_at };
  return {
    closeup: {
      ...whole,
      pages: pages.map(({ number, title, words, entries, hidden }) => ({ number, title, words, entries, hidden })),
      files: files.map(({ number, kind, name, caption, created_at }) => ({ page: number, kind, name, caption, created_at })),
      stylesOf: await chosenFor(ctx.db, row.id),
      captions: captions.map(({ language, words }) => ({ language, words })),
      evaluations,
    },
    files: files.map((one, place) => ({
      name: `closeup/page${one.number}-${place + 1}${endingOf(one.stored)}`,
      stored: one.stored,
    })),
  };
}

/** A closeup with all that belongs to it, and what recruiters said of closeups. Its rows go with the account, its files here. */
export const closeupData: PersonalData = {
  area: 'closeup',

  async tell(ctx, { id }) {
    const { closeup, files } = await toldCloseup(ctx, id);
    const given = await entitlementOf(ctx.db, id);
    return {
      data: {
        closeup,
        closeupEntitlement: given ? { how: given.enroll_type, until: given.given_until } : null,
        evaluationsOfCloseups: await sql.evaluationsBy(ctx.db, id),
        namedLooksAtCloseups: await sql.namedLooksBy(ctx.db, id),
      },
      files,
    };
  },

  erase: async (ctx, { id }) => stored(await closeupFiles(ctx, id)),

  // somebody has one closeup: the one that stays keeps its own
  async merge(ctx, keepId, dropId) {
    await sql.moveEntitlement(ctx.db, keepId, dropId);
    if (await closeupOf(ctx.db, keepId)) return stored(await closeupFiles(ctx, dropId));
    await sql.moveCloseup(ctx.db, keepId, dropId);
    return [];
  },
};
