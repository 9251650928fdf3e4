export { talksToday } from './today.ts';
