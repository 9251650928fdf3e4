import type { PersonalData } from '../../platform/personal-data.ts';
import { alertsOf, deleteAlertsOf } from './alerts/alerts.sql.ts';
import { deleteSavedOf, moveSaved, savedOf } from './saved.sql.ts';

/** Saved searches, and those whose mails go to the same address without an account. */
export const jobSearchData: PersonalData = {
  area: 'job search',
  tell: async (ctx, { id, email, confirmed }) => ({
    data: { savedSearches: await savedOf(ctx.db, id), jobAlerts: confirmed ? await alertsOf(ctx.db, email) : [] },
    files: [],
  }),
  async erase(ctx, { id, email, confirmed }) {
    await deleteSavedOf(ctx.db, id);
    if (confirmed) await deleteAlertsOf(ctx.db, email);
    return [];
  },
  async merge(ctx, keepId, dropId) {
    await moveSaved(ctx.db, keepId, dropId);
    return [];
  },
};
