export { deletePapersOf } from './papers.sql.ts';
export { unseenPapers } from './unseen.ts';
