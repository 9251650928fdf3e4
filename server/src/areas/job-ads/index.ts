export { cardsOf, visibleCards } from './cards.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
