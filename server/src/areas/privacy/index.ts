export { privacyCompanyData } from './company-data.ts';
export { eraseAccount } from './erasing.ts';
export { exportedData } from './exporting.jobs.ts';
export { termsOf } from './terms.ts';
