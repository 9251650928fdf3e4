export { recruitingSearchData } from './personal-data.ts';
