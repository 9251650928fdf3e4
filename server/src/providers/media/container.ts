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
import { Unreadable } from '../../platform/cage/unreadable.ts';
import type { CleanContainer, Probe, Spans, Trim } from './recording.ts';
import { WholeFiles } from './whole-files.ts';

/** No playlists, no streams: only formats that are whole in one file. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS];

/** Works on files with the library, whose complaints are about the recording unless reading or writing failed underneath. */
async function working<R>(work: (files: WholeFiles) => Promise<R>): Promise<R> {
  const files = new WholeFiles();
  try {
    return await work(files);
  } catch (error) {
    if (files.fault) throw files.fault;
    if (error instanceof RangeError && /allocation/i.test(error.message)) throw error;
    throw new Unreadable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Reads every packet of a track; a track that breaks off ends with its last whole packet. */
async function spanOf(track: InputTrack): Promise<Spans['video']> {
  let span: Spans['video'] = null;
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

/** Reads what an open file holds, to its last packet. Throws `Unreadable` where it is no recording or a damaged one. */
export const probeFile = (file: number): Promise<Probe> =>
  working(async (files) => {
    using input = new Input({ source: files.source(file), formats });
    const format = await input.getFormat();
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (!video && !audio) throw new Error('neither picture nor sound');
    const spans = { video: video && (await spanOf(video)), audio: audio && (await spanOf(audio)) };
    if (files.fault) throw files.fault;
    const found = {
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
    return { ...found, clean: containerFor(found) };
  });

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
};

/** The first container that holds both codecs as they are: WebM for the codecs born there, MP4 otherwise. */
function containerFor({ video, audio }: Pick<Probe, 'video' | 'audio'>): CleanContainer | null {
  const webmFirst = video ? ['vp8', 'vp9'].includes(video.codec ?? '') : ['opus', 'vorbis'].includes(audio?.codec ?? '');
  const order: CleanContainer[] = webmFirst ? ['webm', 'mp4', 'mov'] : ['mp4', 'mov', 'webm'];
  const holds = (one: CleanContainer) => {
    const codecs: readonly string[] = outputs[one]().getSupportedCodecs();
    return [video, audio].every((track) => !track || codecs.includes(track.codec ?? ''));
  };
  return order.find(holds) ?? null;
}

/** The whole second before the wanted beginning, at most, is kept too: a picture can only begin with a whole frame. */
const copied = { mode: 'forced', boundaryPolicy: 'expand', shiftTolerance: Number.POSITIVE_INFINITY } as const;

/** Writes picture and sound, byte for byte, into a new and sound container: right duration, index first, nothing else kept. */
export const remuxFile = (file: number, target: number, container: CleanContainer, trim?: Trim) =>
  working(async (files) => {
    using input = new Input({ source: files.source(file), formats });
    const output = new Output({ format: outputs[container](), target: files.target(target) });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      copy: trim ? copied : { mode: 'forced' },
      ...(trim ? { trim: { start: trim.start, ...(trim.end === undefined ? {} : { end: trim.end }) } } : {}),
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) throw new Error('nothing that can be copied');
    // tags stay behind by `tags: {}`; what a track is called would be copied
    for (const { metadata } of output.tracks) delete metadata.name;
    await conversion.execute();
    if (files.fault) throw files.fault;
  });
