import { decoderOf, durationOf, Faults, isOfThisMachine, openRecording, packetsOf, startOf } from './av.ts';
import type { CleanContainer, Decoded, Spans } from './recording.ts';

/**
 * Decodes picture and sound of an open file to the end, and tells what really came out. Stops at the first thing that
 * makes no sense to the decoder. Throws only for faults of ours: what is wrong with the file is a complaint.
 */
export function decodeToEnd(file: number, container: CleanContainer): Decoded {
  const spans: Spans = { video: null, audio: null };
  const faults = new Faults();
  try {
    decode(file, container, faults, spans);
  } catch (error) {
    if (faults.first || isOfThisMachine(error)) throw faults.first ?? error;
    return { spans, complaint: error instanceof Error ? error.message : String(error) };
  }
  if (faults.first) throw faults.first;
  return { spans };
}

function decode(file: number, container: CleanContainer, faults: Faults, spans: Spans) {
  using input = openRecording(file, container, faults);
  const tracks = (['video', 'audio'] as const).flatMap((kind) => {
    const stream = input[kind]();
    return stream ? [{ kind, decoder: decoderOf(stream, { threads: 1, strict: true }) }] : [];
  });
  const note = ({ kind, decoder }: (typeof tracks)[number], packet: Parameters<typeof decoder.frames>[0]) => {
    for (const frame of decoder.frames(packet)) {
      const start = startOf(frame);
      const end = start + durationOf(frame);
      const span = spans[kind];
      spans[kind] = span ? { start: Math.min(span.start, start), end: Math.max(span.end, end) } : { start, end };
    }
  };
  try {
    for (const packet of packetsOf(input)) {
      const track = tracks.find(({ decoder }) => decoder.index === packet.streamIndex);
      if (track) note(track, packet);
    }
    for (const track of tracks) note(track, null);
  } finally {
    for (const { decoder } of tracks) decoder.close();
  }
}
