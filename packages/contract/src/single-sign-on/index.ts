export { singleSignOn } from './connection.ts';
export { companyDomains } from './domains.ts';
export { provisioning } from './provisioning.ts';
export { signingOn } from './signing-on.ts';
