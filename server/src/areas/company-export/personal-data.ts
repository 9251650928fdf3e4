import type { PersonalData } from '../../platform/personal-data.ts';
import * as sql from './exports.sql.ts';

/** Exports of companies that somebody asked for, and those in which somebody stands. */
export const companyExportData: PersonalData = {
  area: 'company-exports',
  tell: async ({ db }, { id }) => ({ data: { companyExports: await sql.exportsAskedBy(db, id) }, files: [] }),

  /** A copy that waits to be fetched holds nobody who is erased: it is taken back, and the owner may ask anew. */
  async erase({ db }, { id, email }) {
    await sql.lockErasing(db);
    const own = await sql.deleteAskedBy(db, id);
    const others = await sql.exportsWith(db, id, email);
    for (const one of others) await sql.updateExport(db, one.id, { state: 'outdated', stored: null });
    return [...own, ...others].flatMap(({ stored }) => stored ?? []);
  },

  // only people of a company ask, and those are not merged
  merge: async () => [],
};
