export { ownCalendar } from './calendar.ts';
export { webex } from './webex.ts';
