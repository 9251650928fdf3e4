export { imports } from './imports.ts';
export { jobImports } from './jobs.ts';
