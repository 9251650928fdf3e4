import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteLink, linksTold } from './links.sql.ts';
import { deleteUser, usersTold } from './scim/users.sql.ts';

/** As whom the provider of a company knows somebody, and what it did to them. */
export const singleSignOnData: PersonalData = {
  area: 'single-sign-on',
  tell: async ({ db }, { id }) => ({ data: { singleSignOn: await linksTold(db, id), provisioning: await usersTold(db, id) }, files: [] }),
  async erase({ db }, { id }) {
    await deleteLink(db, id);
    await deleteUser(db, id);
    return [];
  },
  merge: async () => [],
};
