import type { PersonalData } from '../../platform/personal-data.ts';
import * as calendar from './calendar/calendar.sql.ts';
import * as webex from './webex/connection.sql.ts';

/** Which account at Webex somebody connected, which calendar, and when it keeps them busy. What opens either is told to nobody. */
export const integrationData: PersonalData = {
  area: 'integrations',

  async tell({ db }, { id }) {
    const [connections, own, busy] = await Promise.all([
      webex.connectionsOf(db, id),
      calendar.calendarTold(db, id),
      calendar.busyTold(db, id),
    ]);
    return { data: { webex: connections, calendar: own ?? null, calendarBusy: busy }, files: [] };
  },

  async erase({ db }, { id }) {
    await webex.leaveConnections(db, id);
    await calendar.deleteCalendar(db, id);
    return [];
  },

  /** Who has a calendar keeps it; that of the other account was sealed for it alone, and goes. */
  async merge({ db }, keepId, dropId) {
    await webex.moveConnections(db, keepId, dropId);
    await calendar.deleteCalendar(db, dropId);
    return [];
  },
};
