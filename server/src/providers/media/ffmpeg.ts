import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CleanContainer } from './container.ts';

export interface Ffmpeg {
  file: string;
  /** True for the build that comes with the product: good enough to begin with, too old for production. */
  bundled: boolean;
}

const isProgram = (file: string) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

/** Finds ffmpeg: the configured one, else one on the PATH, else the one installed with the product. */
export function findFfmpeg(configured: string | undefined): Ffmpeg {
  if (configured) {
    if (!isProgram(configured)) throw new Error(`FFMPEG_PATH is not a program: ${configured}`);
    return { file: configured, bundled: false };
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'ffmpeg'))
    .find(isProgram);
  if (onPath) return { file: onPath, bundled: false };
  const { path: file } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string };
  return { file, bundled: true };
}

export interface Limits {
  seconds: number;
  /** Address space in kilobytes. */
  memory?: number;
  /** Told each line of its output. */
  onLine?: (line: string) => void;
  /** How far it stands back behind answering people, 0 to 19; 10 unless told. */
  niceness?: number;
}

/** It ended by itself and was not satisfied. `about` is its last words. */
export class FfmpegFailed extends Error {
  readonly about: string;
  constructor(code: number, about: string) {
    super(`ffmpeg ended with ${code}: ${about}`);
    this.about = about;
  }
}

/** The names under which ffmpeg itself knows what `remuxFile` writes: it is told and never guesses. */
export const demuxers: Record<CleanContainer, string> = { mp4: 'mov', mov: 'mov', webm: 'matroska' };

const before = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-protocol_whitelist', 'file,pipe'];
const stay = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"';

/** Words of the system that come through ffmpeg: about this machine and not about the recording. */
const ofThisMachine =
  /No space left|File too large|Disk quota|Cannot allocate memory|Input\/output error|Too many open files|Resource temporarily/i;

/**
 * Runs ffmpeg as a child with an end to its time and memory, no network and nothing of our environment. Rejects with
 * `FfmpegFailed` where it says itself what is wrong, with another error where it was stopped or this machine failed it.
 */
export function runFfmpeg({ file }: Ffmpeg, args: string[], { seconds, memory = 4_000_000, onLine, niceness = 10 }: Limits): Promise<void> {
  const child = spawn('/bin/sh', ['-c', stay, 'sh', String(memory), file, ...before, ...args], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
  });
  if (child.pid) lower(child.pid, niceness);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-2000);
  });
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const words = said.trim();
      // a full disk at the very end is written down and not counted as a failure by all versions
      if (code === null || ofThisMachine.test(words)) reject(new Error(`ffmpeg was stopped (${signal ?? code}): ${words}`));
      else if (code === 0) resolve();
      else reject(new FfmpegFailed(code, words));
    });
  });
}

/** Answering people comes before turning videos over. */
function lower(pid: number, niceness: number) {
  try {
    os.setPriority(pid, niceness);
  } catch {
    // it has ended already
  }
}
