export { progressAsking } from './asking.ts';
export { paperLinks, progressLists } from './lists.ts';
export { papers } from './papers.ts';
