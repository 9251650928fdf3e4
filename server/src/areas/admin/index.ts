export { eraseWholeCompany } from './closing/erasing.jobs.ts';
