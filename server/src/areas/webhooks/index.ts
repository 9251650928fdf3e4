export { tellOfJob, tellPrograms } from './telling.ts';
export { countAnew } from './webhooks.sql.ts';
