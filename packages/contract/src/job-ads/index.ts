export { jobAdCategories, jobAdEditing } from './editing.ts';
export { jobAdViewing } from './viewing.ts';
