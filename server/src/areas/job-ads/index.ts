export { cardsOf, visibleCards } from './cards.ts';
export { plainText } from './rich-text.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
