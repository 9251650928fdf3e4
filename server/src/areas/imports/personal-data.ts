import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetMaker, importsMadeBy, moveRows, rowsOfAccount } from './imports.sql.ts';

/** By which imports companies brought somebody along, and which imports somebody of a company made. */
export const importsData: PersonalData = {
  area: 'imports',
  tell: async ({ db }, { id }) => ({ data: { broughtBy: await rowsOfAccount(db, id), imports: await importsMadeBy(db, id) }, files: [] }),
  async erase({ db }, { id }) {
    // lines stay without a name
    await forgetMaker(db, id);
    return [];
  },
  async merge({ db }, keepId, dropId) {
    await moveRows(db, keepId, dropId);
    return [];
  },
};
