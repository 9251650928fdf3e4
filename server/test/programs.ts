import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { TestWorld } from './world.ts';

const root = path.join(import.meta.dirname, '../..');

export interface Program {
  /** Where it serves. */
  address: string;
  /** Where a worker tells how it is, if it was given a port for that. */
  watchedAt: string | undefined;
  process: ChildProcess;
}

interface Options {
  env?: Record<string, string>;
  /** No file may grow beyond so many kilobytes: what a full disk does to whoever writes. */
  largestFile?: number;
}

/** Starts the real program in a role beside the world of a test, on its database and folder. */
export function startProgram({ world, connection }: TestWorld, role: 'web' | 'worker', options: Options = {}) {
  const { host, user, database } = connection;
  const env = {
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: world.config.dataDir,
    ...options.env,
  };
  return spawnProgram([`--role=${role}`], { ...options, env });
}

/** Starts the real program with everything in it, its database included, in a folder of its own. */
export const startWholeProgram = (dataDir: string, env: Record<string, string> = {}) =>
  spawnProgram([], { env: { DATA_DIR: dataDir, ...env } });

function spawnProgram(args: string[], { env, largestFile }: Options): Promise<Program> {
  const all = { ...process.env, PORT: '0', DEMO: '0', PROCESSES: '1', BUSY_AFTER_MS: '0', ...env };
  const limit = largestFile ? `ulimit -f ${largestFile * 2};` : '';
  const child = spawn('/bin/sh', ['-c', `${limit} exec "$@"`, 'sh', process.execPath, 'server/src/main.ts', ...args], {
    cwd: root,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  whenOver(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, address] = /runs at (https?:\S+)/.exec(printed) ?? [];
      if (address) resolve({ address, watchedAt: /Watched at (http:\S+)/.exec(printed)?.[1], process: child });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the program ended: ${printed}`)));
  });
}

/** Does something when the test that this is called in is over, or outside of a test when its file is. */
function whenOver(work: () => Promise<void>) {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
}
