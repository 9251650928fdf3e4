export { stateOfAd } from './states.ts';
export { jobPageOf, visibleCards } from './viewing.ts';
