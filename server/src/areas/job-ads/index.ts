export { jobPageOf } from './viewing.ts';
