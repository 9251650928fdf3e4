export { moveReviews } from './guest-reviewers.sql.ts';
