/** The libraries of FFmpeg, on open files. Runs in the cage alone. */
import fs from 'node:fs';
import { Demuxer, Encoder, FilterAPI, type IOInputCallbacks, type IOOutputCallbacks, Muxer } from 'node-av/api';
import {
  AV_FRAME_FLAG_CORRUPT,
  AV_LOG_ERROR,
  AV_NOPTS_VALUE,
  AV_PKT_FLAG_CORRUPT,
  AVERROR_EAGAIN,
  AVERROR_EIO,
  AVERROR_ENOMEM,
  AVERROR_EOF,
  AVERROR_INVALIDDATA,
  AVSEEK_CUR,
  AVSEEK_END,
  AVSEEK_SIZE,
  FF_DECODER_AAC,
  FF_DECODER_H264,
  FF_DECODER_HEVC,
  FF_DECODER_OPUS,
  FF_DECODER_VP8,
  FF_DECODER_VP9,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Filter, Frame, getFFmpegInfo, Log, Packet, type Stream } from 'node-av/lib';
import type { Abilities, CleanContainer } from './recording.ts';

Log.setLevel(AV_LOG_ERROR);

/** The names under which FFmpeg itself knows what `remuxFile` writes. */
const demuxers: Record<CleanContainer, string> = { mp4: 'mov', mov: 'mov', webm: 'matroska' };

/** What went wrong on this machine while FFmpeg read and wrote: it says nothing about the recording. */
export class Faults {
  first: Error | undefined;

  /** The number that FFmpeg is told instead of the error. */
  note(error: unknown): number {
    this.first ??= error instanceof Error ? error : new Error(String(error));
    return AVERROR_EIO;
  }
}

/** Follows where FFmpeg is in an open file. */
function position(file: number, faults: Faults) {
  let at = 0;
  const seek = (offset: bigint, whence: number) => {
    try {
      const { size } = fs.fstatSync(file);
      if (whence === AVSEEK_SIZE) return BigInt(size);
      at = Number(offset) + (whence === AVSEEK_END ? size : whence === AVSEEK_CUR ? at : 0);
      return BigInt(at);
    } catch (error) {
      return faults.note(error);
    }
  };
  const move = (by: number) => {
    at += by;
  };
  return { seek, move, at: () => at };
}

function reading(file: number, faults: Faults): IOInputCallbacks {
  const place = position(file, faults);
  const read = (size: number) => {
    try {
      const bytes = Buffer.alloc(size);
      const count = fs.readSync(file, bytes, 0, size, place.at());
      place.move(count);
      return count > 0 ? bytes.subarray(0, count) : null;
    } catch (error) {
      return faults.note(error);
    }
  };
  return { read, seek: place.seek };
}

function writing(file: number, faults: Faults): IOOutputCallbacks {
  const place = position(file, faults);
  const write = (bytes: Buffer) => {
    try {
      for (let done = 0; done < bytes.length; ) {
        const count = fs.writeSync(file, bytes, done, bytes.length - done, place.at());
        if (count === 0) throw new Error('nothing more can be written');
        place.move(count);
        done += count;
      }
      return bytes.length;
    } catch (error) {
      return faults.note(error);
    }
  };
  return { write, seek: place.seek };
}

/** Opens a file of a format that FFmpeg is told: it never guesses. */
export const openAs = (file: number, format: string, faults: Faults) => Demuxer.openSync(reading(file, faults), { format });

/** Opens a cleaned recording. */
export const openRecording = (file: number, container: CleanContainer, faults: Faults) => openAs(file, demuxers[container], faults);

/** Opens an MP4 to be written. */
export const openMp4 = (file: number, faults: Faults) => Muxer.openSync(writing(file, faults), { format: 'mp4', useAsyncWrite: false });

function demand(code: number) {
  FFmpegError.throwIfError(code);
}

/** True for what FFmpeg says when this machine failed it, not the recording. */
export const isOfThisMachine = (error: unknown) =>
  error instanceof FFmpegError && (error.code === AVERROR_ENOMEM || error.code === AVERROR_EIO);

/** The packets of a file, to its end; throws where reading ends before it. Each is freed when the next is asked for. */
export function* packetsOf(input: Demuxer): Generator<Packet> {
  const packet = new Packet();
  packet.alloc();
  try {
    for (;;) {
      const code = input.getFormatContext().readFrameSync(packet);
      if (code === AVERROR_EOF) return;
      demand(code);
      const stream = input.getStream(packet.streamIndex);
      if (stream) packet.timeBase = stream.timeBase;
      yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}

/** A decoder of one track. A strict one throws at the first thing that makes no sense; another goes on behind it. */
export function decoderOf(stream: Stream, { threads, strict }: { threads: number; strict: boolean }) {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new FFmpegError(AVERROR_INVALIDDATA);
  const context = new CodecContext();
  context.allocContext3(codec);
  demand(context.parametersToContext(stream.codecpar));
  context.pktTimebase = stream.timeBase;
  context.threadCount = threads;
  demand(context.open2Sync(codec));
  const fail = (code: number) => {
    if (strict || code === AVERROR_ENOMEM) demand(code);
  };
  /** The frames that a packet completes; those still held back where there is none. Each is freed when the next is asked for. */
  function* frames(packet: Packet | null): Generator<Frame> {
    if (packet && strict && (packet.flags & AV_PKT_FLAG_CORRUPT) !== 0) throw new FFmpegError(AVERROR_INVALIDDATA);
    if (packet?.size === 0) return;
    const sent = context.sendPacketSync(packet);
    if (sent < 0 && sent !== AVERROR_EOF) fail(sent);
    const frame = new Frame();
    frame.alloc();
    try {
      for (;;) {
        const code = context.receiveFrameSync(frame);
        if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
        if (code < 0) return fail(code);
        if (strict && (frame.decodeErrorFlags !== 0 || frame.hasFlags(AV_FRAME_FLAG_CORRUPT))) throw new FFmpegError(AVERROR_INVALIDDATA);
        frame.timeBase = stream.timeBase;
        if (frame.bestEffortTimestamp !== AV_NOPTS_VALUE) frame.pts = frame.bestEffortTimestamp;
        yield frame;
        frame.unref();
      }
    } finally {
      frame.free();
    }
  }
  return { index: stream.index, frames, close: () => context.freeContext() };
}

/** When a frame begins, in seconds. */
export const startOf = ({ pts, timeBase }: Frame) => (pts === AV_NOPTS_VALUE ? 0 : (Number(pts) * timeBase.num) / timeBase.den);
/** How long it lasts, in seconds. */
export const durationOf = ({ duration, timeBase }: Frame) => (Number(duration) * timeBase.num) / timeBase.den;

/** Even sides, none above 1280 pixels, and upright: what the container says of turning is done. */
export function upright(rotation: number) {
  const turns: Record<number, string> = { 90: 'transpose=clock,', 180: 'hflip,vflip,', 270: 'transpose=cclock,' };
  const larger = (side: 'iw' | 'ih', other: number) =>
    `if(gt(max(iw,ih),1280),if(gte(iw,ih),${other === 0 ? '1280,-2' : '-2,1280'}),trunc(${side}/2)*2)`;
  return `${turns[rotation] ?? ''}scale=w='${larger('iw', 0)}':h='${larger('ih', 1)}'`;
}

export interface Track {
  filter: FilterAPI;
  encoder: Encoder;
  /** Where its packets go. */
  index: number;
}

const encoders = { libx264: FF_ENCODER_LIBX264, libvpx: FF_ENCODER_LIBVPX_VP8, libopus: FF_ENCODER_LIBOPUS, aac: FF_ENCODER_AAC };

/**
 * An encoder with options of its own, in FFmpeg's words. They are set one by one: the dictionary that node-av 6.1.1 would
 * hand to FFmpeg is freed twice.
 */
export const encoderWith = (name: keyof typeof encoders, options: Record<string, string>, bitrate = 0) =>
  Encoder.createSync(encoders[name], {
    threadCount: 2,
    bitrate,
    configure: (context) => {
      for (const [option, value] of Object.entries(options)) demand(context.setOption(option, value));
    },
  });

/** H.264 that every browser plays, as it may take to be made in the background. */
export const x264 = () => encoderWith('libx264', { preset: 'veryfast', crf: '23', maxrate: '2M', bufsize: '4M' });

export const aac = () => encoderWith('aac', {}, 96_000);
export const stereo = () => FilterAPI.create('aformat=sample_rates=48000:channel_layouts=stereo:sample_fmts=fltp');

/** Takes frames through the filter and the encoder of a track into a file; with none, what is held back on the way. */
export function encode(output: Muxer, { filter, encoder, index }: Track, frame: Frame | null) {
  const put = (packets: Packet[]) => {
    for (const packet of packets) {
      output.writePacketSync(packet, index);
      packet.free();
    }
  };
  const through = (frames: Iterable<Frame>) => {
    for (const one of frames) {
      put(encoder.encodeAllSync(one));
      one.free();
    }
  };
  if (frame) return through(filter.processAllSync(frame));
  if (filter.isFilterInitialized) through(filter.flushFramesSync());
  if (encoder.isEncoderInitialized) put([...encoder.flushPacketsSync()]);
  output.writePacketSync(null, index);
}

/** Only later frames than the one before: two at one time cannot be kept. */
export function monotonic() {
  let last: bigint | undefined;
  return ({ pts }: Frame) => {
    const later = pts !== AV_NOPTS_VALUE && (last === undefined || pts > last);
    if (later) last = pts;
    return later;
  };
}

/** What films that browsers and telephones record are read with, and what versions for every browser are made with. */
const needed = {
  decoders: [FF_DECODER_H264, FF_DECODER_HEVC, FF_DECODER_VP8, FF_DECODER_VP9, FF_DECODER_AAC, FF_DECODER_OPUS],
  encoders: [FF_ENCODER_LIBX264, FF_ENCODER_AAC, FF_ENCODER_MJPEG],
  filters: ['scale', 'transpose', 'hflip', 'vflip', 'format', 'aformat', 'aresample'],
};

/** Which FFmpeg this is, and what it has and lacks of all that the product uses, by FFmpeg's own names. */
export function abilities(): Abilities {
  const sorted = <Name extends string>(names: readonly Name[], has: (name: Name) => unknown) =>
    Object.groupBy(names, (one) => (has(one) ? 'has' : 'lacks'));
  const decoders = sorted(needed.decoders, (name) => Codec.findDecoderByName(name));
  const encoders = sorted(needed.encoders, (name) => Codec.findEncoderByName(name));
  const filters = sorted(needed.filters, (name) => Filter.getByName(name));
  return {
    version: getFFmpegInfo().version,
    decoders: decoders.has ?? [],
    encoders: encoders.has ?? [],
    filters: filters.has ?? [],
    lacks: [decoders, encoders, filters].flatMap(({ lacks = [] }) => lacks),
  };
}
