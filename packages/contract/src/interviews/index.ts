export { accommodation } from './accommodation.ts';
export { answers } from './answers.ts';
export { interview } from './interview.ts';
export { takes } from './takes.ts';
export { tracking } from './tracking.ts';
export { interviewUploads } from './uploads.ts';
