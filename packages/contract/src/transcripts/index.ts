export { transcribing } from './administering.ts';
export { transcription } from './engine.ts';
export { ownTranscripts } from './own.ts';
