export { bookPlace, bookPlaceFor, draftJobCodeFor } from './bookings.ts';
export { jobCodeFor, moveJobCode, removeJobsOf } from './change-booking.ts';
export { clipUrl, videoOf } from './clips.ts';
export { deleteEmptyBooking, endOfDay, setReference } from './job-codes.sql.ts';
export { demandOpenCode, openOfferOf, questionsToKeep } from './lookup.ts';
export { touchedByCode } from './removing/removals.ts';
export { stateOf } from './states.ts';
