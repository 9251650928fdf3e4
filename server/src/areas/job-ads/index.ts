export { cardsOf, visibleCards } from './cards.ts';
export { findCompanyOfCategory } from './categories.sql.ts';
export { createFolder, listFolders, orderFolders, removeFolder, renameFolder } from './categories.ts';
export { draftFor } from './drafts.ts';
export { thumbnailsOf } from './job-ads.sql.ts';
export { findJobs, openJobs } from './jobs.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
