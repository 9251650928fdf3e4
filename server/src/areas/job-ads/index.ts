export { cardsOf, visibleCards } from './cards.ts';
export { jobAdData } from './personal-data.ts';
export { plainText } from './rich-text.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
