/** Hears with a model: the whisper filter of FFmpeg, window by window. Runs in the cage. */
import fs from 'node:fs';
import { FilterAPI } from 'node-av/api';
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_S16 } from 'node-av/constants';
import { Frame, Rational } from 'node-av/lib';
import type { Piece } from './heard.ts';
import { type Window, windowSeconds } from './windows.ts';

const rate = 16_000;
const headerBytes = 44;
const chunk = rate / 10;

export interface Task {
  model: string;
  language: string;
  windows: Window[];
}

/** What is said in the windows of an open WAV; the filter writes it into `said`, an open file. */
export function hear({ model, language, windows }: Task, wav: number, said: number): Piece[] {
  // the filter is told by name where its words go: to the file that was handed over, by its number
  const options = { model, language, queue: windowSeconds, use_gpu: 0, format: 'json', destination: `pipe:${said}` };
  const set = Object.entries(options).map(([name, value]) => `${name}=${escaped(`${value}`)}`);
  const filter = FilterAPI.create(`whisper=${set.join(':')}`);
  try {
    for (const [index, window] of windows.entries()) listen(filter, wav, index, window);
  } finally {
    filter.close();
  }
  return piecesIn(contentOf(said), windows);
}

/** All of an open file, wherever the filter has left off. */
function contentOf(file: number) {
  const bytes = Buffer.alloc(fs.fstatSync(file).size);
  fs.readSync(file, bytes, 0, bytes.length, 0);
  return bytes.toString('utf8');
}

/** A value as it stands among the options of a filter in a chain. */
const escaped = (value: string) => value.replace(/[\\':]/g, (sign) => `\\\\\\${sign}`).replace(/[[\],;]/g, (sign) => `\\${sign}`);

/** Plays one window to the filter, with silence behind it until it has heard enough to say something. */
function listen(filter: FilterAPI, wav: number, index: number, { start, end }: Window) {
  const from = Math.floor(start * rate);
  const spoken = Math.min(Math.ceil((end - start) * rate), windowSeconds * rate);
  for (let at = 0; at < windowSeconds * rate; at += chunk) {
    const bytes = Buffer.alloc(chunk * 2);
    const count = Math.min(chunk, spoken - at);
    if (count > 0) fs.readSync(wav, bytes, 0, count * 2, headerBytes + (from + at) * 2);
    const frame = Frame.fromAudioBuffer(bytes, {
      format: AV_SAMPLE_FMT_S16,
      sampleRate: rate,
      nbSamples: chunk,
      channelLayout: { order: AV_CHANNEL_ORDER_NATIVE, nbChannels: 1, mask: 4n },
    });
    frame.pts = BigInt(index * windowSeconds * rate + at);
    frame.timeBase = new Rational(1, rate);
    for (const out of filter.processAllSync(frame)) out.free();
    frame.free();
  }
}

const line = /^\{"start":(\d+),"end":(\d+),"text":"(.*)"\}$/;

/** What the filter wrote, line by line, at the seconds of the sound: its own lines are no JSON where a quotation mark is said. */
function piecesIn(text: string, windows: Window[]): Piece[] {
  return text.split('\n').flatMap((one) => {
    const [, from, to, said = ''] = line.exec(one) ?? [];
    const index = Math.floor(Number(from) / 1000 / windowSeconds);
    const window = windows[index];
    if (!window) return [];
    const second = (milliseconds: string | undefined) =>
      Math.min(window.end, window.start + Math.max(0, Number(milliseconds) / 1000 - index * windowSeconds));
    return [{ start: second(from), end: second(to), text: said }];
  });
}
