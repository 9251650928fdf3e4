import type { PersonalData } from '../../platform/personal-data.ts';
import * as webex from './webex/connection.sql.ts';

/** Which account at Webex somebody connected. What opens it is told to nobody. */
export const integrationData: PersonalData = {
  area: 'integrations',

  async tell({ db }, { id }) {
    return { data: { webex: await webex.connectionsOf(db, id) }, files: [] };
  },

  async erase({ db }, { id }) {
    await webex.leaveConnections(db, id);
    return [];
  },

  async merge({ db }, keepId, dropId) {
    await webex.moveConnections(db, keepId, dropId);
    return [];
  },
};
