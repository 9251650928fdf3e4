/** Finds where nothing is heard, by loudness alone. Runs in the cage. */
import { FilterAPI } from 'node-av/api';
import type { Frame } from 'node-av/lib';
import { decoderOf, Faults, isOfThisMachine, openRecording, packetsOf, startOf } from './av.ts';
import type { CleanContainer, Span } from './recording.ts';

const rate = 8000;
/** Loudness is measured over so many seconds at a time. */
const step = 0.05;
/** Silence is shorter in a breath than in a thought. */
const shortest = 1.5;
/** What counts as quiet is so many decibels below a voice at its loudest. */
const belowVoice = 30;
const loudestQuiet = -38;
const softestVoice = -50;

/** The spans of an open recording in which nothing is heard; none where there is no sound, or no voice to tell silence from. */
export function quietOf(file: number, container: CleanContainer): Span[] {
  const faults = new Faults();
  const levels: number[] = [];
  try {
    measure(file, container, faults, levels);
  } catch (error) {
    // what was heard until the sound makes no sense any more is good
    if (faults.first || isOfThisMachine(error)) throw faults.first ?? error;
  }
  if (faults.first) throw faults.first;
  return spansOf(levels);
}

function measure(file: number, container: CleanContainer, faults: Faults, levels: number[]) {
  using input = openRecording(file, container, faults);
  const stream = input.audio();
  if (!stream) return;
  const decoder = decoderOf(stream, { threads: 1, strict: false });
  const filter = FilterAPI.create(`aresample=${rate},aformat=sample_fmts=s16:channel_layouts=mono`);
  const note = (frames: Iterable<Frame>) => {
    for (const frame of frames) {
      noteLevels(frame, levels);
      frame.free();
    }
  };
  try {
    for (const packet of packetsOf(input)) {
      if (packet.streamIndex === stream.index) for (const frame of decoder.frames(packet)) note(filter.processAllSync(frame));
    }
    for (const frame of decoder.frames(null)) note(filter.processAllSync(frame));
    if (filter.isFilterInitialized) note(filter.flushFramesSync());
  } finally {
    decoder.close();
    filter.close();
  }
}

/** Adds what is heard in a frame to the sums of its steps. */
function noteLevels(frame: Frame, levels: number[]) {
  const bytes = frame.data?.[0];
  if (!bytes) return;
  const first = startOf(frame);
  for (let n = 0; n < frame.nbSamples; n++) {
    const at = Math.max(0, Math.floor((first + n / rate) / step));
    levels[at] = (levels[at] ?? 0) + (bytes.readInt16LE(n * 2) / 32768) ** 2;
  }
}

/** Long runs of steps that are far below the voice of this recording, whatever its microphone. */
function spansOf(sums: (number | undefined)[]): Span[] {
  const decibels = Array.from(sums, (sum = 0) => 10 * Math.log10(sum / (rate * step) + 1e-12));
  const voice = decibels.toSorted((a, b) => a - b)[Math.floor(decibels.length * 0.95)] ?? Number.NEGATIVE_INFINITY;
  if (voice < softestVoice) return [];
  const limit = Math.min(voice - belowVoice, loudestQuiet);
  const spans: Span[] = [];
  let begin = 0;
  for (let at = 0; at <= decibels.length; at++) {
    if (at < decibels.length && (decibels[at] ?? 0) < limit) continue;
    if ((at - begin) * step >= shortest) spans.push({ start: round(begin * step), end: round(at * step) });
    begin = at + 1;
  }
  return spans;
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
