export { eraseAccount } from './erasing.ts';
export { exportedData } from './exporting.jobs.ts';
