export { tellOfJob, tellPrograms } from './telling.ts';
