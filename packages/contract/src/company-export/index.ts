export { companyExport } from './company-export.ts';
