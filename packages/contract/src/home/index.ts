export { finding } from './finding.ts';
export { home } from './needs.ts';
