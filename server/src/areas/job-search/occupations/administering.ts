import type { OccupationEntry, occupations } from '@vitrine/contract/job-search/occupations.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { Refused } from '../../../platform/refused.ts';
import * as sql from './kept.sql.ts';
import { type Entry, entriesOf } from './known.ts';
import { folded } from './lexicon.ts';

const onWire = ({ occupation: { en, de, fr }, ...rest }: Entry): OccupationEntry => {
  const names = ({ names, everyday }: typeof en) => ({ names: [...names], everyday: [...everyday] });
  return { ...rest, en: names(en), de: names(de), fr: names(fr) };
};

/** Every word that was typed begins a word of some name. */
function fits({ occupation }: Entry, typed: readonly string[]) {
  const said = languages.flatMap((language) => [...occupation[language].names, ...occupation[language].everyday]);
  const words = said.flatMap((one) => folded(one).split(' '));
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

async function demandEntry(db: Db, key: string) {
  const found = entriesOf(await sql.keptOccupations(db)).find((one) => one.key === key);
  if (!found) throw new Refused('not-found');
  return found;
}

export const occupationHandlers: Handlers<typeof occupations> = {
  async list(ctx, { page, count, textSearch = '' }) {
    const typed = folded(textSearch).split(' ').filter(Boolean);
    const fitting = entriesOf(await sql.keptOccupations(ctx.db)).filter((one) => fits(one, typed));
    const items = fitting.slice((page - 1) * count, page * count).map(onWire);
    return { items, total: fitting.length, page, count };
  },

  save: (ctx, { key, ...words }) =>
    atomically(ctx, async (ctx) => {
      const before = key === undefined ? undefined : await demandEntry(ctx.db, key);
      const id = before && !before.ours ? before.key : ctx.newId();
      const replaces = before?.ours ? before.key : null;
      await sql.keepOccupation(ctx.db, { id, replaces, words, by: ctx.actor.accountId, at: ctx.now().toISOString() });
      return { key: replaces ?? id };
    }),

  remove: (ctx, { key }) =>
    atomically(ctx, async (ctx) => {
      const { ours } = await demandEntry(ctx.db, key);
      if (!ours) return void (await sql.dropOccupation(ctx.db, { id: key }));
      const change = { id: ctx.newId(), replaces: key, words: null, by: ctx.actor.accountId, at: ctx.now().toISOString() };
      await sql.keepOccupation(ctx.db, change);
    }),

  restore: (ctx, { key }) =>
    atomically(ctx, async (ctx) => {
      const { ours } = await demandEntry(ctx.db, key);
      if (!ours) throw new Refused('not-found');
      await sql.dropOccupation(ctx.db, { replaces: key });
    }),
};
