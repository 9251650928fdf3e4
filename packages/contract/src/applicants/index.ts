export { applicantAnswers } from './answers.ts';
export { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from './applicants.ts';
export { blindReview } from './blind.ts';
export { commentAliases, comments } from './comments.ts';
export { deciding, decidingAliases } from './deciding.ts';
export { applicantExport } from './export.ts';
export { applicantLinkAliases, applicantLinks } from './links.ts';
export { replyDeadlines } from './reply-deadlines.ts';
export { scorecards } from './scorecards.ts';
