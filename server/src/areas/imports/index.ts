export { importCompanyData } from './company-data.ts';
export { tablesOf } from './imports.sql.ts';
export { importsData } from './personal-data.ts';
