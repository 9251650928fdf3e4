export { deletePapersOf } from './papers.sql.ts';
