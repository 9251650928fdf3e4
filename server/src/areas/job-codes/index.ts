export { clipUrl } from './clips.ts';
