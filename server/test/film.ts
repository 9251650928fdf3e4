import { Demuxer, type Encoder, FilterAPI, type Muxer } from 'node-av/api';
import { decoderOf, encode, packetsOf } from '../src/providers/media/av.ts';

/** One track of a film that is made: where its frames come from, and what becomes of them. */
export interface Source {
  input: Demuxer;
  filter: string;
  encoder: Encoder;
}

/** A source that FFmpeg makes up by itself, in its words. */
export const generated = (words: string) => Demuxer.openSync(words, { format: 'lavfi' });

/** Announces a track for every source; `writeTracks` fills them. */
export const openTracks = (output: Muxer, sources: Source[]) =>
  sources.map(({ input, filter, encoder }) => {
    const [stream] = input.streams;
    if (!stream) throw new Error('a source without a track');
    const decoder = decoderOf(stream, { threads: 1, strict: true });
    return { input, decoder, filter: FilterAPI.create(filter), encoder, index: output.addStream(encoder) };
  });

/** Writes all of all tracks, a packet of each in turn, and closes everything. */
export function writeTracks(output: Muxer, tracks: ReturnType<typeof openTracks>) {
  const running = new Map(tracks.map((track) => [track, packetsOf(track.input)]));
  while (running.size > 0) {
    for (const [track, packets] of running) {
      const { value, done } = packets.next();
      for (const frame of track.decoder.frames(value ?? null)) encode(output, track, frame);
      if (!done) continue;
      encode(output, track, null);
      running.delete(track);
    }
  }
  output.closeSync();
  for (const { input, decoder, filter, encoder } of tracks) {
    decoder.close();
    filter.close();
    encoder.close();
    input.closeSync();
  }
}
