export { importsData } from './personal-data.ts';
