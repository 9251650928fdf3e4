import type { CleanContainer, Spans } from './container.ts';
import { demuxers, type Ffmpeg, FfmpegFailed, runFfmpeg } from './ffmpeg.ts';

export interface Decoded {
  spans: Spans;
  /** What the decoder complained about; nothing where every byte made sense to it. */
  complaint: string | undefined;
}

/**
 * Decodes picture and sound of a file to the end, at the lowest priority, and tells what really came out. Throws only
 * for faults of ours: what is wrong with the file is a complaint.
 */
export async function decodeToEnd(ffmpeg: Ffmpeg, file: string, container: CleanContainer): Promise<Decoded> {
  const spans: Spans = { video: null, audio: null };
  const bases = new Map<string, number>();
  const kinds = new Map<string, keyof Spans>();
  const onLine = (line: string) => {
    const [, key, stream, value] = /^#(tb|media_type) (\d+): (\S+)/.exec(line) ?? [];
    if (stream && value && key === 'tb') bases.set(stream, fraction(value));
    if (stream && (value === 'video' || value === 'audio')) kinds.set(stream, value);
    if (line.startsWith('#')) return;
    // stream, dts, pts, duration, size, checksum
    const [of = '', , pts = '', duration = ''] = line.split(',').map((part) => part.trim());
    const kind = kinds.get(of);
    if (!kind) return;
    const base = bases.get(of) ?? 0;
    const [start, end] = [Number(pts) * base, (Number(pts) + Number(duration)) * base];
    const span = spans[kind];
    spans[kind] = span ? { start: Math.min(span.start, start), end: Math.max(span.end, end) } : { start, end };
  };
  const source = ['-threads', '1', '-f', demuxers[container], '-i', `file:${file}`];
  const all = ['-map', '0:v:0?', '-map', '0:a:0?', '-f', 'framecrc', '-'];
  try {
    await runFfmpeg(ffmpeg, ['-xerror', ...source, ...all], { seconds: 1800, niceness: 19, onLine });
    return { spans, complaint: undefined };
  } catch (error) {
    if (!(error instanceof FfmpegFailed)) throw error;
    return { spans, complaint: error.about || error.message };
  }
}

const fraction = (text: string) => {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return above / below;
};
