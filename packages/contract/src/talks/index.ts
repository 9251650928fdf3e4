export { ownTalks } from './own.ts';
export { talkRecordings } from './recordings.ts';
export { talks } from './talks.ts';
