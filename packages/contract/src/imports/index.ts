export { imports } from './imports.ts';
