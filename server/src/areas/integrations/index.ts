export { deleteCalendar as forgetCalendar } from './calendar/calendar.sql.ts';
export { demandWebex } from './webex/connection.ts';
export { atWebex, forPerson as askingWebex } from './webex/tokens.ts';
