import {
  ADTS,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MATROSKA,
  MovOutputFormat,
  MP3,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { Unreadable } from './unreadable.ts';
import { WholeFiles } from './whole-files.ts';

/** From where to where the packets of a track say that they play, in seconds. */
export interface Span {
  start: number;
  end: number;
}

/** The first picture and the first sound of a recording. */
export interface Spans {
  video: Span | null;
  audio: Span | null;
}

/** What a recording is made of; `seconds` is measured from its packets, not believed from its header. */
export interface Probe {
  container: string;
  seconds: number;
  video: { codec: string | null; width: number; height: number; rotation: number } | null;
  audio: { codec: string | null; channels: number; sampleRate: number } | null;
  spans: Spans;
}

/** What `remuxFile` can write; `mov` only where nothing else holds the sound. */
export type CleanContainer = 'mp4' | 'webm' | 'mov';

/** No playlists, no streams: only formats that are whole in one file. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS];

/** Works on files with the library, whose complaints are about the recording unless reading or writing failed underneath. */
async function working<R>(deed: (files: WholeFiles) => Promise<R>): Promise<R> {
  const files = new WholeFiles();
  try {
    return await deed(files);
  } catch (error) {
    if (files.fault) throw files.fault;
    if (error instanceof RangeError && /allocation/i.test(error.message)) throw error;
    throw new Unreadable(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    await files.close();
  }
}

/** Reads every packet of a track; a track that breaks off ends with its last whole packet. */
async function spanOf(track: InputTrack): Promise<Span | null> {
  let span: Span | null = null;
  try {
    for await (const { timestamp, duration } of new EncodedPacketSink(track).packets()) {
      const end = timestamp + duration;
      span = span ? { start: Math.min(span.start, timestamp), end: Math.max(span.end, end) } : { start: timestamp, end };
    }
  } catch (error) {
    if (!span) throw error;
  }
  return span;
}

/** Reads what a file holds, to its last packet. Throws `Unreadable` where it is no recording or a damaged one. */
export const probeFile = (file: string): Promise<Probe> =>
  working(async (files) => {
    using input = new Input({ source: files.source(file), formats });
    const format = await input.getFormat();
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video && !audio) throw new Error('neither picture nor sound');
    const spans = { video: video && (await spanOf(video)), audio: audio && (await spanOf(audio)) };
    if (files.fault) throw files.fault;
    return {
      container: format.name,
      seconds: Math.max(spans.video?.end ?? 0, spans.audio?.end ?? 0),
      video: video && {
        codec: await video.getCodec(),
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        rotation: await video.getRotation(),
      },
      audio: audio && {
        codec: await audio.getCodec(),
        channels: await audio.getNumberOfChannels(),
        sampleRate: await audio.getSampleRate(),
      },
      spans,
    };
  });

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
};

/** The first container that holds both codecs as they are: WebM for the codecs born there, MP4 otherwise. */
export function containerFor({ video, audio }: Probe): CleanContainer | undefined {
  const webmFirst = video ? ['vp8', 'vp9'].includes(video.codec ?? '') : ['opus', 'vorbis'].includes(audio?.codec ?? '');
  const order: CleanContainer[] = webmFirst ? ['webm', 'mp4', 'mov'] : ['mp4', 'mov', 'webm'];
  return order.find((one) => {
    const codecs: readonly string[] = outputs[one]().getSupportedCodecs();
    return [video, audio].every((track) => !track || codecs.includes(track.codec ?? ''));
  });
}

/** Writes picture and sound, byte for byte, into a new and sound container: right duration, index first, nothing else kept. */
export const remuxFile = (file: string, target: string, container: CleanContainer) =>
  working(async (files) => {
    using input = new Input({ source: files.source(file), formats });
    const output = new Output({ format: outputs[container](), target: files.target(target) });
    const conversion = await Conversion.init({ input, output, tracks: 'primary', copy: { mode: 'forced' }, tags: {}, showWarnings: false });
    if (!conversion.isValid) throw new Error('nothing that can be copied');
    // tags stay behind by `tags: {}`; what a track is called would be copied
    for (const { metadata } of output.tracks) delete metadata.name;
    await conversion.execute();
    if (files.fault) throw files.fault;
  });
