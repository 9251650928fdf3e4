export { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
export { makePlayable, makeRendition, type Playable, type Studio, understand, withScratch } from './playable.ts';
