export { quietMomentsOf } from './listening.ts';
export { demandRecording, makePlayable, type Playable } from './playable.ts';
export { makeRendition } from './rendition.ts';
export { withScratch } from './scratch.ts';
export { withStudio } from './studio.ts';
export { verifyStored } from './verifying.ts';
