export { bookPlace, entitlementOf } from './bookings.ts';
export { videoOf } from './clips.ts';
export { deleteEmptyBooking, endOfDay, setReference } from './job-codes.sql.ts';
export { demandOpenCode, openOfferOf, questionsToKeep } from './lookup.ts';
export { jobCodeFor, moveJobCode } from './moving.ts';
export { jobCodeData } from './personal-data.ts';
export { stateOf } from './states.ts';
