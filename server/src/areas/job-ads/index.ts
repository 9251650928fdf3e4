export { cardsOf, visibleCards } from './cards.ts';
export { findCompanyOfCategory } from './categories.sql.ts';
export { createFolder, listFolders, orderFolders, removeFolder, renameFolder } from './categories.ts';
export { draftFor, draftWith, removeDrafts } from './drafting/drafts.ts';
export type { Given as FieldsOfAd } from './drafting/stored.ts';
export { lockJobAds, thumbnailsOf } from './job-ads.sql.ts';
export { findJobs, openJobs } from './jobs.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
