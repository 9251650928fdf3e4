import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteKeysOf, keysTold } from '../../platform/sessions/api-keys.sql.ts';

/** Which keys act for somebody, and which they made: of recruiters alone. */
export const keyData: PersonalData = {
  area: 'api-keys',
  tell: async ({ db }, { id }) => ({ data: { apiKeys: await keysTold(db, id) }, files: [] }),
  async erase({ db }, { id }) {
    await deleteKeysOf(db, id);
    return [];
  },
  merge: async () => [],
};
