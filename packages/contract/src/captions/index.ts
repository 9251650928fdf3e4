export { filmCaptions } from './films.ts';
