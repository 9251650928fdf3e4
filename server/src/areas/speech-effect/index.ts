export { drawnEffect, effectTitle } from './drawing/drawn.ts';
export { drawStyles } from './drawing/paper.ts';
export { effectFor, hasRated, judgesFirst, releasedEffect, releasedEffectsOf } from './released/shown.ts';
