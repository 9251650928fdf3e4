import { isDeepStrictEqual } from 'node:util';
import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import type { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { type Style, styles } from '@vitrine/contract/speech-effect/styles.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { proposedIdeals } from './ideals.ts';
import * as sql from './settings.sql.ts';

const shownChanges = 100;

/** The ideal values of a field; null where the proposed ones hold. */
type Ideals = Record<Style, number> | null;

/** What is set, as it stands in the history: the ideal values of a field, or whether companies see the styles that sound like feelings. */
type Setting = { field: FieldOfActivity; value: Ideals } | { field: null; value: boolean };

async function heldNow(ctx: Atomic<Ctx<Actor>>, field: FieldOfActivity | null) {
  if (field === null) return sql.areFeelingStylesShown(ctx.db);
  const rows = await sql.idealsOf(ctx.db, field);
  return rows.length > 0 ? (Object.fromEntries(rows.map(({ style, value }) => [style, value])) as Ideals) : null;
}

/** Sets what holds from now on and keeps what held before. What alters nothing is no change. */
async function put(ctx: Atomic<Ctx<Actor>>, { field, value }: Setting) {
  const before = await heldNow(ctx, field);
  if (isDeepStrictEqual(before, value)) return;
  const [by, at] = [ctx.actor.accountId, ctx.now().toISOString()];
  if (field === null) await sql.putSetting(ctx.db, { feeling_styles: value, changed_by: by, changed_at: at });
  else {
    await sql.deleteIdeals(ctx.db, field);
    if (value) {
      const rows = styles.map((style) => ({ field, style, value: value[style] }));
      await sql.insertIdeals(ctx.db, rows);
    }
  }
  await sql.insertChange(ctx.db, { id: ctx.newId(), field, before, value, set_by: by, set_at: at });
}

const putAlone = (ctx: Ctx<Actor>, setting: Setting) =>
  atomically(ctx, async (ctx) => {
    await sql.lockSettings(ctx.db);
    await put(ctx, setting);
  });

/** A change in words that can be shown: which values differ, by the proposed ones where those hold. */
function shown({ field, before, value, isLast, ...rest }: Awaited<ReturnType<typeof sql.listChanges>>[number]) {
  const undoable = isLast && !isDeepStrictEqual(before, value);
  if (field === null) return { ...rest, fieldOfActivity: null, feelingStyles: value === true, proposed: false, differing: [], undoable };
  const fieldOfActivity = field as FieldOfActivity;
  const proposed = proposedIdeals(fieldOfActivity);
  const [from, to] = [(before as Ideals) ?? proposed, (value as Ideals) ?? proposed];
  const differing = styles.map((style) => ({ precireResult: style, before: from[style], after: to[style] }));
  return {
    ...rest,
    fieldOfActivity,
    feelingStyles: null,
    proposed: value === null,
    differing: differing.filter((one) => one.before !== one.after),
    undoable,
  };
}

export const effectAdministeringHandlers: Handlers<typeof effectAdministering> = {
  async settings({ db }) {
    const [feelingStyles, changedFields, changes] = await Promise.all([
      sql.areFeelingStylesShown(db),
      sql.changedFields(db),
      sql.listChanges(db, shownChanges),
    ]);
    return { feelingStyles, changedFields: changedFields as FieldOfActivity[], history: changes.map(shown) };
  },

  save: (ctx, { feelingStyles }) => putAlone(ctx, { field: null, value: feelingStyles }),

  saveIdeals(ctx, { fieldOfActivity: field, items }) {
    const values = Object.fromEntries(items.map(({ precireResult, optimalValue }) => [precireResult, optimalValue]));
    return putAlone(ctx, { field, value: items.length > 0 ? (values as Ideals) : null });
  },

  undo: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      await sql.lockSettings(ctx.db);
      const change = await sql.findChange(ctx.db, id);
      if (!change) throw new Refused('not-found');
      const { field, before, value, isLast } = change as typeof change & Setting;
      // a version of the program that keeps no changes may have set something since
      if (!isLast || !isDeepStrictEqual(await heldNow(ctx, field), value)) throw new Refused('changed-elsewhere');
      await put(ctx, { field, value: before } as Setting);
    }),
};
