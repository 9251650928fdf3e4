import type { PersonalData } from '../../platform/personal-data.ts';
import { leaveWebhooks, webhooksTold } from './webhooks.sql.ts';

/** Which webhooks somebody made: of owners alone. Events hold ids and no person. */
export const webhookData: PersonalData = {
  area: 'webhooks',
  tell: async ({ db }, { id }) => ({ data: { webhooks: await webhooksTold(db, id) }, files: [] }),
  async erase({ db }, { id }) {
    await leaveWebhooks(db, id);
    return [];
  },
  merge: async () => [],
};
