export { cardsOf } from './cards.ts';
export { plainText } from './rich-text.ts';
export { jobPageOf } from './viewing.ts';
