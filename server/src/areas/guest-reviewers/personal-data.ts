import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetAddress, reviewsOf } from './guest-reviewers.sql.ts';

/** Reviews that somebody was invited to by mail: they hang on the address, for guest reviewers have no account. */
export const guestReviewerData: PersonalData = {
  area: 'guest-reviews',

  async tell(ctx, { email, confirmed }) {
    return { data: { reviews: confirmed ? await reviewsOf(ctx.db, email) : [] }, files: [] };
  },

  async erase(ctx, { email, confirmed }) {
    if (confirmed) await forgetAddress(ctx.db, email, ctx.now().toISOString());
    return [];
  },

  // a review hangs on its address, which stays with the mailbox
  merge: async () => [],
};
