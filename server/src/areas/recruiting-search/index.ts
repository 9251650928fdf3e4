export { endMail } from './saved.ts';
