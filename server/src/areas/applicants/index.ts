export { applicationOf, removeApplication } from './applicants.ts';
export { findRecipient } from './deciding.jobs.sql.ts';
export { forgetApplications } from './personal-data.ts';
export { findApplicants } from './waiting/finding.ts';
export { unansweredQuestions } from './waiting/questions.ts';
export { stagesOf, waitingIn } from './waiting/waiting.ts';
