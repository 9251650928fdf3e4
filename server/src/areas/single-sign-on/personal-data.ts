import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteLink, linksTold } from './links.sql.ts';

/** As whom the provider of a company knows somebody. */
export const singleSignOnData: PersonalData = {
  area: 'single-sign-on',
  tell: async ({ db }, { id }) => ({ data: { singleSignOn: await linksTold(db, id) }, files: [] }),
  async erase({ db }, { id }) {
    await deleteLink(db, id);
    return [];
  },
  merge: async () => [],
};
