import { FilterAPI, type Muxer } from 'node-av/api';
import { aac, decoderOf, encode, Faults, monotonic, openMp4, openRecording, packetsOf, stereo, type Track, upright, x264 } from './av.ts';
import type { CleanContainer } from './recording.ts';

type Decoder = ReturnType<typeof decoderOf>;
type Input = ReturnType<typeof openRecording>;

/**
 * Writes an MP4 whose sound is AAC: the picture is copied, or turned into upright H.264 of at most 1280 pixels. What a
 * decoder cannot read is left out, as players do. The index comes last and metadata may be left: a remux follows.
 */
export function turnOver(file: number, target: number, container: CleanContainer, picture: 'copy' | { rotation: number }) {
  const faults = new Faults();
  try {
    turn(file, target, container, picture, faults);
  } catch (error) {
    throw faults.first ?? error;
  }
  if (faults.first) throw faults.first;
}

function turn(file: number, target: number, container: CleanContainer, picture: 'copy' | { rotation: number }, faults: Faults) {
  using input = openRecording(file, container, faults);
  using output = openMp4(target, faults);
  const [video, audio] = [input.video(), input.audio()];
  const copied = video && picture === 'copy' ? { from: video.index, to: output.addStream(video) } : undefined;
  const tracks = [
    ...(video && picture !== 'copy'
      ? [opened(input, output, video.index, FilterAPI.create(`${upright(picture.rotation)},format=yuv420p`), x264())]
      : []),
    ...(audio ? [opened(input, output, audio.index, stereo(), aac())] : []),
  ];
  try {
    for (const packet of packetsOf(input)) {
      if (packet.streamIndex === copied?.from) output.writePacketSync(packet, copied.to);
      const track = tracks.find(({ decoder }) => decoder.index === packet.streamIndex);
      if (track) track.turn(packet);
    }
    for (const track of tracks) {
      track.turn(null);
      encode(output, track, null);
    }
    if (copied) output.writePacketSync(null, copied.to);
  } finally {
    for (const track of tracks) track.close();
  }
}

function opened(input: Input, output: Muxer, index: number, filter: FilterAPI, encoder: Track['encoder']) {
  const stream = input.getStream(index);
  if (!stream) throw new Error('the track is gone');
  const decoder = decoderOf(stream, { threads: 2, strict: false });
  const track = { filter, encoder, index: output.addStream(encoder) };
  const isLater = monotonic();
  const turn = (packet: Parameters<Decoder['frames']>[0]) => {
    for (const frame of decoder.frames(packet)) if (isLater(frame)) encode(output, track, frame);
  };
  const close = () => {
    decoder.close();
    filter.close();
    encoder.close();
  };
  return { ...track, decoder, turn, close };
}
