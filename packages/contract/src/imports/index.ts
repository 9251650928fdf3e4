export { documentImports } from './documents.ts';
export { imports } from './imports.ts';
export { jobImports } from './jobs.ts';
