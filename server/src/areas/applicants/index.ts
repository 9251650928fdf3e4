export { recordStatus } from './applications.sql.ts';
