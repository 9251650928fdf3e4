export { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
export { makePlayable, understand } from './playable.ts';
export { makeRendition } from './rendition.ts';
export { withScratch } from './scratch.ts';
export { verifyStored } from './verifying.ts';
