export { ownTalks } from './own.ts';
export { talks } from './talks.ts';
