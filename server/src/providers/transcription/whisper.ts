import fs from 'node:fs';
import * as z from 'zod';
import { inCage, type Work } from '../../platform/cage/cage.ts';
import { Stopped } from '../../platform/cage/child.ts';
import { withScratch } from '../media/index.ts';
import { EngineFailed, patience, type Transcriber } from './heard.ts';
import { readModel, type WhisperModel } from './whisper-model.ts';
import { windowsOf } from './windows.ts';

const replies = { hear: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })) };

/** What a model needs beside itself: the tables in which it thinks, and FFmpeg. */
const megabytesAround = 1500;

function workWith({ file, bytes }: WhisperModel): Work<typeof replies> {
  const limits = { memory: megabytesAround + Math.ceil((bytes / 1024 / 1024) * 1.5), cpu: 4 * 3600, size: 64, reads: [file] };
  return { entry: new URL('./whisper-work.ts', import.meta.url), replies, limits };
}

/** Where systems keep their libraries; the child finds nothing elsewhere. */
const libraries = ['/usr/lib64', '/lib64', '/usr/lib', '/lib', ...['x86_64', 'aarch64'].map((one) => `/usr/lib/${one}-linux-gnu`)];

/** What the whisper of FFmpeg asks for first on Linux, and falls over where it is missing, also where nothing is drawn by a graphics card. */
const needed = 'libvulkan.so.1';
export const isLibraryMissing = () => process.platform === 'linux' && !libraries.some((one) => fs.existsSync(`${one}/${needed}`));

/** The whisper that the FFmpeg of the product carries, with a model file of the operator's. */
export const builtInTranscriber = (file: string): Transcriber => ({
  kind: 'built-in',
  sentTo: null,
  engine: readModel(file)?.name ?? '',
  async transcribe({ wav, seconds, voice }, { language, signal }) {
    const model = readModel(file);
    if (!model) throw new EngineFailed('unreadable', `${file} is no model of whisper.cpp, or cannot be read`);
    if (isLibraryMissing()) throw new EngineFailed('away', `${needed} is not on this machine`);
    const windows = windowsOf(voice);
    signal?.throwIfAborted();
    const time = patience(seconds) + 60 * windows.length;
    const task = { model: model.file, language: model.multilingual ? language : 'en', windows };
    const pieces = await withScratch(async (folder) => {
      const files = { reads: { wav }, writes: { said: `${folder}/said` } };
      return inCage(workWith(model), files, async (run) => (await run('hear', task, { seconds: time, niceness: 19 })).result);
    }).catch((error: unknown) => {
      const why = error instanceof Stopped && error.why !== 'ended' ? error.why : undefined;
      throw new EngineFailed(why === 'time' ? 'slow' : (why ?? 'refused'), error instanceof Error ? error.message : String(error));
    });
    return { language: null, pieces };
  },
});
