import type { Span } from './heard.ts';

/** Whisper hears thirty seconds at a time; what is shorter is filled up with silence. */
export const windowSeconds = 30;
const longest = 29;
/** A longer pause is not listened to: engines invent sentences in silence. */
const longestPause = 1.5;

/** A stretch of the sound that is heard at once. */
export interface Window extends Span {}

/** Cuts what is spoken into windows; a pause that is longer than a breath ends one. */
export function windowsOf(voice: readonly Span[]): Window[] {
  const windows: Window[] = [];
  for (const span of voice) {
    const last = windows.at(-1);
    if (last && span.start - last.end <= longestPause && span.end - last.start <= longest) last.end = span.end;
    else windows.push({ ...span });
  }
  return windows.flatMap(cut);
}

/** Somebody who speaks without a pause is cut all the same. */
function cut({ start, end }: Window): Window[] {
  const parts = Math.ceil((end - start) / longest);
  const length = (end - start) / parts;
  return Array.from({ length: parts }, (_, index) => ({ start: start + index * length, end: start + (index + 1) * length }));
}
