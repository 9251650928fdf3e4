export { hasRated, releasedEffect } from './released/shown.ts';
