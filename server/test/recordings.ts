import path from 'node:path';
import { Demuxer, Muxer } from 'node-av/api';
import { Dictionary } from 'node-av/lib';
import { decoderOf, encoderWith, packetsOf, startOf } from '../src/providers/media/av.ts';
import { generated, openTracks, writeTracks } from './film.ts';

type Codec = Parameters<typeof encoderWith>;

/** How a recording is made; one without a codec for the picture or the sound has none. */
export interface Recording {
  picture?: Codec;
  sound?: Codec;
  movflags?: string;
  /** What a camera writes into it, of the whole and of each track. */
  told?: Record<string, string>;
  toldOfTracks?: Record<string, string>;
  /** What the camera sees beside the test picture, as a filter. */
  filter?: string;
  /** What becomes of the tone, as a filter. */
  heard?: string;
  /** A file of sound in the place of the tone; what is missing at its end is silent. */
  spoken?: string;
}

const formats: Record<string, string> = { '.mp4': 'mp4', '.m4a': 'ipod', '.mov': 'mov', '.mkv': 'matroska', '.webm': 'webm' };

/** Makes a small true recording: a moving picture with a tone. The kind of container is that of the name. */
export function record(folder: string, name: string, how: Recording, seconds = 3) {
  const file = path.join(folder, name);
  const { picture, sound, movflags, told, toldOfTracks, filter = 'null', heard: tone = 'anull', spoken } = how;
  const options = movflags ? { options: { movflags } } : {};
  const output = Muxer.openSync(file, { format: formats[path.extname(name)] ?? '', useAsyncWrite: false, ...options });
  const seen = `testsrc=size=320x180:rate=15:duration=${seconds}`;
  const heard = spoken
    ? `amovie=${spoken},aresample=48000,apad=whole_dur=${seconds}`
    : `sine=frequency=440:sample_rate=48000:duration=${seconds}`;
  const tracks = openTracks(output, [
    ...(picture ? [{ input: generated(seen), filter: `${filter},format=yuv420p`, encoder: encoderWith(...picture) }] : []),
    ...(sound
      ? [
          {
            input: generated(heard),
            filter: `${tone},aformat=sample_fmts=${sound[0] === 'aac' ? 'fltp' : 's16'}`,
            encoder: encoderWith(...sound),
          },
        ]
      : []),
  ]);
  if (told) output.getFormatContext().metadata = Dictionary.fromObject(told);
  if (toldOfTracks) for (const stream of output.streams) stream.metadata = Dictionary.fromObject(toldOfTracks);
  writeTracks(output, tracks);
  return file;
}

export const h264: Recording = { picture: ['libx264', { preset: 'ultrafast', g: '15' }] };
export const vp8: Recording = { picture: ['libvpx', { deadline: 'realtime', 'cpu-used': '8', g: '15' }, 600_000] };
export const aac: Recording = { sound: ['aac', {}, 128_000] };
export const opus: Recording = { sound: ['libopus', {}, 96_000] };
/** As a browser writes it while it records: in pieces, each with its own index. */
export const inPieces: Recording = { movflags: 'frag_keyframe+empty_moov' };

/** When each frame of the picture of a file begins, in seconds; throws where anything of it makes no sense to the decoder. */
export function frameTimes(file: string) {
  using input = Demuxer.openSync(file);
  const stream = input.video();
  if (!stream) throw new Error('no picture');
  const decoder = decoderOf(stream, { threads: 1, strict: true });
  const times: number[] = [];
  for (const packet of packetsOf(input)) {
    if (packet.streamIndex === stream.index) for (const frame of decoder.frames(packet)) times.push(startOf(frame));
  }
  for (const frame of decoder.frames(null)) times.push(startOf(frame));
  decoder.close();
  return times;
}
