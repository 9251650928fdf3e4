export { webex } from './webex.ts';
