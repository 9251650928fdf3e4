export { applying } from './applying.ts';
export { applicationHome } from './home.ts';
