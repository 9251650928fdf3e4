import type { PersonalData } from '../../platform/personal-data.ts';
import * as sql from './personal-data.sql.ts';

/** What somebody asked for in showrooms, and words in them that name a person they showed. */
export const showroomData: PersonalData = {
  area: 'showrooms',

  tell: async (ctx, { email, confirmed }) => ({
    data: { ownRequests: confirmed ? await sql.requestsBy(ctx.db, email) : [] },
    files: [],
  }),

  async erase(ctx, { id, email, confirmed }) {
    await sql.clearWords(ctx.db, id);
    if (confirmed) await sql.forgetGuest(ctx.db, email);
    return [];
  },

  async merge(ctx, keepId, dropId) {
    await sql.moveRequests(ctx.db, keepId, dropId);
    return [];
  },
};
