import { Encoder, FilterAPI } from 'node-av/api';
import { AV_CODEC_FLAG_QSCALE, FF_ENCODER_MJPEG } from 'node-av/constants';
import { decoderOf, Faults, openAs, packetsOf } from './av.ts';

/** FFmpeg's own quality 3 of 31 for JPEG, in its units: small print stays readable. */
const quality = 3 * 118;
const largest = 2400;

/** The picture of a HEIC file as JPEG, no side above 2400 pixels; nothing where it is put together of several. */
export function stillOf(file: number): Uint8Array | undefined {
  const faults = new Faults();
  using input = openAs(file, 'mov', faults);
  const [stream, ...others] = input.streams;
  if (!stream || others.length > 0) return undefined;
  const decoder = decoderOf(stream, { threads: 1, strict: true });
  try {
    for (const packet of packetsOf(input)) for (const frame of decoder.frames(packet)) return jpegOf(frame);
    for (const frame of decoder.frames(null)) return jpegOf(frame);
    return undefined;
  } finally {
    decoder.close();
  }
}
type Frame = Parameters<FilterAPI['processAllSync']>[0] & object;

function jpegOf(frame: Frame) {
  const size = `scale=w='min(iw,${largest})':h='min(ih,${largest})':force_original_aspect_ratio=decrease:force_divisible_by=2:out_range=pc`;
  using filter = FilterAPI.create(`${size},format=yuvj420p`);
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
