export { singleSignOn } from './connection.ts';
export { companyDomains } from './domains.ts';
export { signingOn } from './signing-on.ts';
