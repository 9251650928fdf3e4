import type { choices } from '@vitrine/contract/chat/choices.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { findChoices, saveChoices } from './choices.sql.ts';

/** What one shows to others and sees of them: each one's own choice. Being there is shown by nobody who has not chosen it. */
export const choiceHandlers: Handlers<typeof choices> = {
  read: async (ctx) => (await findChoices(ctx.db, ctx.actor.accountId)) ?? { readMarks: true, typing: true, presence: false },

  async save(ctx, chosen) {
    await saveChoices(ctx.db, ctx.actor.accountId, chosen);
  },
};
