export { quietMomentsOf, withSpeechOf } from './listening.ts';
export { demandRecording, makePlayable, type Playable } from './playable.ts';
export type { Trim } from './recording.ts';
export { makeRendition } from './rendition.ts';
export { withScratch } from './scratch.ts';
export { heifAsJpeg } from './studio.ts';
export { tryFilm } from './trial.ts';
export { verifyStored } from './verifying.ts';
