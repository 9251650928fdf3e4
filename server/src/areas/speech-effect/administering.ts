import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import type { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import * as sql from './settings.sql.ts';

export const effectAdministeringHandlers: Handlers<typeof effectAdministering> = {
  settings: async ({ db }) => ({
    feelingStyles: await sql.areFeelingStylesShown(db),
    changedFields: (await sql.changedFields(db)) as FieldOfActivity[],
  }),

  async save(ctx, { feelingStyles }) {
    await sql.putSetting(ctx.db, { feeling_styles: feelingStyles, changed_by: ctx.actor.accountId, changed_at: ctx.now().toISOString() });
  },

  saveIdeals: (ctx, { fieldOfActivity: field, items }) =>
    atomically(ctx, async ({ db }) => {
      await sql.deleteIdeals(db, field);
      const rows = items.map(({ precireResult, optimalValue }) => ({ field, style: precireResult, value: optimalValue }));
      if (rows.length > 0) await sql.insertIdeals(db, rows);
    }),
};
