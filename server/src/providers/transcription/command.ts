import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { watchMemory } from '../../platform/cage/watching.ts';
import { standBack } from '../../platform/standing-back.ts';
import { withScratch } from '../media/index.ts';
import { EngineFailed, type Heard, patience, type Sound, type Transcriber } from './heard.ts';
import { readOutput } from './outputs.ts';

export interface CommandSettings {
  /** Program and arguments, in which `{wav}`, `{language}` and `{output}` (a file without its ending) are filled in. */
  words: readonly string[];
  /** Megabytes that it may hold, all that it starts included. */
  memory: number;
}

const mostBytes = 32 * 1024 * 1024;

/** A program of this machine. It is started without a shell and without what the environment holds, in a folder that goes with it. */
export function commandTranscriber({ words, memory }: CommandSettings): Transcriber {
  return {
    kind: 'command',
    sentTo: null,
    engine: path.basename(words[0] ?? ''),
    transcribe: (sound, { language, signal }) =>
      withScratch(async (folder) => {
        const places: Record<string, string> = { wav: sound.wav, language, output: path.join(folder, 'words') };
        const filled = words.map((one) => one.replace(/\{(wav|language|output)\}/g, (_, name: string) => places[name] ?? ''));
        const said = await run(filled, { folder, memory, seconds: patience(sound.seconds), signal });
        return heardIn([...written(folder), said], sound);
      }),
  };
}

/** Whether the program of a command is not to be found, or may not be run, here. */
export function isProgramMissing([program = '']: readonly string[]) {
  const folders = program.includes(path.sep) ? [''] : (process.env.PATH ?? '').split(path.delimiter);
  return !folders.some((folder) => {
    try {
      fs.accessSync(path.join(folder, program), fs.constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What it wrote beside `{output}`. */
const written = (folder: string) =>
  ['words.json', 'words.vtt', 'words.srt', 'words.txt']
    .map((name) => path.join(folder, name))
    .filter((file) => fs.existsSync(file) && fs.statSync(file).size < mostBytes)
    .map((file) => fs.readFileSync(file, 'utf8'));

function heardIn([first = '']: string[], { seconds }: Sound): Heard {
  const heard = readOutput(first, seconds);
  if (!heard) throw new EngineFailed('nonsense', `the program said something else than a transcript: ${first.slice(0, 200)}`);
  return heard;
}

interface Bounds {
  folder: string;
  memory: number;
  seconds: number;
  signal: AbortSignal | undefined;
}

/** On Linux it ends with this program, also where that is killed. */
const endingWithUs =
  process.platform === 'linux' && fs.existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig=KILL', '--'] : [];

/** Runs a command to its end and returns what it printed. Rejects with `EngineFailed`, and leaves nothing of it running. */
function run(words: string[], { folder, memory, seconds, signal }: Bounds): Promise<string> {
  const [program = '', ...args] = [...endingWithUs, ...words];
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  return new Promise<string>((resolve, reject) => {
    const fail = (fault: EngineFailed) => {
      endAll(child, folder);
      reject(fault);
    };
    const timer = setTimeout(
      () => fail(new EngineFailed('slow', `the program was not done after ${Math.round(seconds)} s`)),
      seconds * 1000,
    );
    const stop = () => fail(new EngineFailed('away', 'it was stopped'));
    signal?.addEventListener('abort', stop);
    const unwatch = watchMemory(child.pid ?? 0, memory * 1024 * 1024, () =>
      fail(new EngineFailed('memory', `the program held more than ${memory} MB`)),
    );
    // answering people comes before writing down what others said
    if (child.pid) standBack(child.pid, 19);
    const said = collected(child, () => fail(new EngineFailed('nonsense', 'the program does not come to an end')));
    const done = () => {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', stop);
    };
    child.once('error', (error) => {
      done();
      reject(new EngineFailed('away', error.message));
    });
    child.once('close', (code, killed) => {
      done();
      endAll(child, folder);
      if (code === 0) resolve(said.output());
      else reject(new EngineFailed(code === 127 ? 'away' : 'refused', `the program ended (${killed ?? code}): ${said.complaints()}`));
    });
  });
}

function collected({ stdout, stderr }: ChildProcess, tooMuch: () => void) {
  const output: Buffer[] = [];
  let size = 0;
  let complaints = '';
  stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) return tooMuch();
    output.push(chunk);
  });
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-300);
  });
  return { output: () => Buffer.concat(output).toString('utf8'), complaints: () => complaints.trim() };
}

/** Ends a program and all that it started; what left its group is known by the folder in its environment. */
function endAll({ pid }: ChildProcess, folder: string) {
  for (const one of [...(pid ? [-pid] : []), ...startedIn(folder)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // it has ended already
    }
  }
}

function startedIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(`TMPDIR=${folder}`))
    .map(Number);
}

function environmentOf(pid: string): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return []; // it has ended, or belongs to somebody else
  }
}
