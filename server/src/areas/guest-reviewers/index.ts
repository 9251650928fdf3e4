export { endReviews } from './cleanup.jobs.ts';
export { moveReviews } from './guest-reviewers.sql.ts';
export { guestReviewerData } from './personal-data.ts';
