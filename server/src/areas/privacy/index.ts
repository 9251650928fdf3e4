export { exportedData } from './exporting.jobs.ts';
