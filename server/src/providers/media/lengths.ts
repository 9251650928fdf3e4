import type { Spans } from './recording.ts';

/** Two lengths are the same when they differ by less than this, in seconds: frames and sound packets are never cut at the same moment. */
const tolerance = 1;

/** The seconds that each track plays, counted from the first moment of the recording. */
function lengthsOf({ video, audio }: Spans) {
  const begin = Math.min(...[video, audio].flatMap((one) => one?.start ?? []));
  return { video: video ? video.end - begin : 0, audio: audio ? audio.end - begin : 0 };
}

/** The seconds that a recording plays. */
export const lengthOf = (spans: Spans) => Math.max(...Object.values(lengthsOf(spans)));

/** What differs by a second or more between two recordings that should play the same; nothing where all is the same. */
export function difference(wanted: Spans, found: Spans): string | undefined {
  const [want, have] = [lengthsOf(wanted), lengthsOf(found)];
  const differing = (['video', 'audio'] as const).filter((kind) => Math.abs(want[kind] - have[kind]) >= tolerance);
  return differing.map((kind) => `${kind} plays ${have[kind].toFixed(2)} s of ${want[kind].toFixed(2)} s`).join(', ') || undefined;
}

/** What differs between a recording and the seconds that the recorder counted. */
export function differenceToCount(seconds: number, found: Spans): string | undefined {
  const length = lengthOf(found);
  return Math.abs(length - seconds) >= tolerance ? `plays ${length.toFixed(2)} s, the recorder counted ${seconds.toFixed(2)} s` : undefined;
}
