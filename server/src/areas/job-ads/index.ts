export { cardsOf, visibleCards } from './cards.ts';
export { thumbnailsOf } from './job-ads.sql.ts';
export { stateOfAd } from './states.ts';
export { jobPageOf } from './viewing.ts';
