/** Programs of the fleet: started with their output in a file, and all of them ended with the run, however it ends. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendantsOf } from '../../server/test/descendants.ts';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export interface Started {
  child: ChildProcess;
  pid: number;
  /** Everything that it has printed. */
  log: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** It and what it has started, without a word to them, as when the power fails. */
  kill(): Promise<void>;
}

export function start(log: string, command: string, args: string[], options: SpawnOptions = {}): Started {
  const out = fs.openSync(log, 'a');
  const child = spawn(command, args, { cwd: '/', ...options, stdio: ['ignore', out, out] });
  fs.closeSync(out);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (act: () => void) => {
    if (ended()) return;
    const gone = once(child, 'exit');
    act();
    await gone;
  };
  const pid = child.pid ?? 0;
  return {
    child,
    pid,
    log,
    stop: (signal = 'SIGTERM') =>
      end(() => {
        child.kill(signal);
        const impatient = setTimeout(() => child.kill('SIGKILL'), 25_000);
        child.once('exit', () => clearTimeout(impatient));
      }),
    kill: () =>
      end(() => {
        for (const one of [pid, ...descendantsOf(pid)]) signalled(one);
      }),
  };
}

function signalled(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has just ended by itself
  }
}

/** Runs a command to its end; throws with what it said. */
export function run(command: string, args: string[], options: SpawnOptions = {}) {
  const { status, stderr, stdout, error } = spawnSync(command, args, {
    cwd: '/',
    maxBuffer: 2 ** 30,
    ...options,
    stdio: 'pipe',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path.basename(command)}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

/** Waits until it comes true; faults count as not yet. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, patience = 60_000) {
  const end = performance.now() + patience;
  let why = '';
  while (performance.now() < end) {
    try {
      if (await holds()) return;
    } catch (error) {
      why = `: ${error instanceof Error ? error.message : String(error)}`;
    }
    await sleep(100);
  }
  throw new Error(`waited in vain for ${what}${why}`);
}

/** A port that nobody listens on at this moment. */
export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether somebody listens there. */
export const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const knock = net.connect(port, '127.0.0.1', () => {
      knock.destroy();
      resolve(true);
    });
    knock.on('error', () => resolve(false));
  });
