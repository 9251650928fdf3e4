export { effectAdministering } from './administering.ts';
export { effectUse } from './company.ts';
export { ownEffect } from './own.ts';
export { effectPractice } from './practising.ts';
export { applicantEffect } from './reviewing.ts';
