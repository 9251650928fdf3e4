import type { PersonalData } from '../../platform/personal-data.ts';
import { moveScans, openedBy } from './lookup.sql.ts';

/** The job codes somebody opened. They go with the account. */
export const jobCodeData: PersonalData = {
  area: 'job codes',
  tell: async (ctx, { id }) => ({ data: { openedJobCodes: await openedBy(ctx.db, id) }, files: [] }),
  erase: async () => [],
  async merge(ctx, keepId, dropId) {
    await moveScans(ctx.db, keepId, dropId);
    return [];
  },
};
