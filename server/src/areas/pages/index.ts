export { pageOf } from './pages.ts';
