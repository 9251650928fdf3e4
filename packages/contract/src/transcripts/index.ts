export { transcribing } from './administering.ts';
export { ownTranscripts } from './own.ts';
