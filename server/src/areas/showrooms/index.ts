export { showroomData } from './personal-data.ts';
