export { showrooms } from './showrooms.ts';
export { showroomViewing } from './viewing.ts';
