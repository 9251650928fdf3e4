export { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
export { makePlayable, makeRendition, understand, withScratch } from './playable.ts';
