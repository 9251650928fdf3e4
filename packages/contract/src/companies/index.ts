export { look } from './branding.ts';
export { business, businessFiles, businessParts } from './business.ts';
export { companyInfo } from './info.ts';
