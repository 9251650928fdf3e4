import { Encoder, FilterAPI } from 'node-av/api';
import { AV_CODEC_FLAG_QSCALE, FF_ENCODER_MJPEG } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { decoderOf, Faults, openRecording, packetsOf, startOf, upright } from './av.ts';
import type { CleanContainer } from './recording.ts';

/** FFmpeg's own quality 4 of 31 for JPEG, in its units. */
const quality = 4 * 118;

/** The first frame from a moment on as JPEG, upright, no side above 1280 pixels; nothing where there is none. */
export function posterOf(file: number, container: CleanContainer, rotation: number, at: number): Uint8Array | undefined {
  const faults = new Faults();
  using input = openRecording(file, container, faults);
  const stream = input.video();
  if (!stream) return undefined;
  if (at > 0) input.seekSync(at, -1);
  const decoder = decoderOf(stream, { threads: 1, strict: false });
  try {
    for (const packet of packetsOf(input)) {
      if (packet.streamIndex !== stream.index) continue;
      for (const frame of decoder.frames(packet)) if (startOf(frame) >= at) return jpegOf(frame, rotation);
    }
    for (const frame of decoder.frames(null)) if (startOf(frame) >= at) return jpegOf(frame, rotation);
    return undefined;
  } finally {
    decoder.close();
  }
}

function jpegOf(frame: Frame, rotation: number) {
  using filter = FilterAPI.create(`${upright(rotation)},scale=out_range=pc,format=yuvj420p`);
  const made = [...filter.processAllSync(frame)];
  if (made.length === 0) made.push(...filter.flushFramesSync());
  const [picture] = made;
  if (!picture) return undefined;
  picture.quality = quality;
  return Encoder.encodeOneSync(FF_ENCODER_MJPEG, picture, {
    configure: (context) => {
      context.setFlags(AV_CODEC_FLAG_QSCALE);
      context.globalQuality = quality;
    },
  });
}
