export { textTemplateCompanyData } from './company-data.ts';
export { filled, writtenIn } from './filling.ts';
export { templatesOf } from './templates.ts';
