export { effectPractice } from './practising.ts';
