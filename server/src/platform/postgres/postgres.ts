/**
 * The embedded PostgreSQL: one server per data folder, a child of this program, spoken to over a Unix socket.
 * PostgreSQL refuses to run as root, so root hands it to a user of its own. What died without saying goodbye (kill -9,
 * power loss) is cleared away at the next start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { binariesFor, homeFor, owned, type Rights, run, shortHash } from './postgres-places.ts';
import { adopted, letOnlyUsIn, rights } from './postgres-rights.ts';

export interface EmbeddedPostgres {
  /** The folder that is really used; uploads belong below it too, so that one folder is the whole installation. */
  dir: string;
  /** The folder of the socket, as `pg` takes it for `host`. */
  host: string;
  user: string;
  /** Waits for running statements to be cancelled and the files to be closed. Close the pools first. */
  stop: () => Promise<void>;
}

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS; its name takes 16 of them. */
const longestSocketFolder = 85;
const socketName = '.s.PGSQL.5432';
const user = 'vitrine';

interface Options {
  /** Lines like `fsync=off`. */
  settings?: string[];
  /** Told each time the server ended by itself, before it is started again. */
  onFall?: (why: string) => void;
  /** Milliseconds before each try to start it again; when the last one fails too, it is lost. */
  pauses?: number[];
}

/** A quarter of an hour: long enough for somebody to make room on a full disk. */
const patience = [0, 500, 1000, 2000, 5000, 10_000, 20_000, ...Array<number>(14).fill(60_000)];

/**
 * Starts PostgreSQL on the folder, creating the database cluster the first time, and starts it again whenever it ends by
 * itself. `onLost` is called when that fails for good. Throws when another program uses the folder, or with PostgreSQL's
 * own words when it cannot start.
 */
export async function startPostgres(
  wantedDir: string,
  onLost: (why: string) => void,
  { settings = [], onFall = () => undefined, pauses = patience }: Options = {},
): Promise<EmbeddedPostgres> {
  const wanted = path.resolve(wantedDir);
  const as = rights(wanted);
  const dir = homeFor(wanted, as);
  const lock = lockFolder(dir);
  try {
    const bin = binariesFor(as);
    const data = adopted(bin, path.join(dir, 'postgres'), as);
    const host = socketFolder(data);
    if (host !== data) owned(host, as);
    if (!fs.existsSync(path.join(data, 'PG_VERSION'))) createCluster(bin, data, as);
    letOnlyUsIn(data, user, as);
    // Left behind by a killed parent. Only a server that answers is stopped: the process number in its file may be somebody else's by now.
    if (await answers(host)) run(`${bin}/pg_ctl`, ['stop', '-D', data, '-m', 'fast', '-w'], as);
    const end = await keepRunning(() => launch(bin, data, host, as, settings), { onFall, onLost, pauses });
    const stop = async () => {
      await end();
      lock.close();
    };
    return { dir, host, user, stop };
  } catch (error) {
    lock.close();
    throw error;
  }
}

const socketFolder = (data: string) =>
  data.length <= longestSocketFolder ? data : path.join(os.tmpdir(), `vitrine-socket-${shortHash(data)}`);

/** The server that another program runs on this folder; nothing where none answers. Throws where there is no data at all. */
export async function joinPostgres(wantedDir: string): Promise<Omit<EmbeddedPostgres, 'stop'> | undefined> {
  const wanted = path.resolve(wantedDir);
  if (!fs.existsSync(wanted)) throw new Error(`There is no installation in ${wanted}.`);
  const dir = homeFor(wanted, rights(wanted));
  const data = path.join(dir, 'postgres');
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) throw new Error(`There is no installation in ${dir}.`);
  const host = socketFolder(data);
  return (await answers(host)) ? { dir, host, user } : undefined;
}

/** Launches a server and launches it again whenever it ends by itself; returns what ends it for good. */
async function keepRunning(
  launchOne: () => Promise<ChildProcess>,
  how: Required<Pick<Options, 'onFall' | 'pauses'>> & { onLost: (why: string) => void },
) {
  const stopping = new AbortController();
  let child = await launchOne();
  let coming: Promise<void> = Promise.resolve();

  const again = async (why: string) => {
    let reason = why;
    for (const pause of how.pauses) {
      how.onFall(reason);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        child = await launchOne();
        return watch();
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    how.onLost(reason);
  };
  const watch = () => {
    child.once('exit', (code, signal) => {
      if (!stopping.signal.aborted) coming = again(`PostgreSQL ended by itself (${code ?? signal}). Is the disk full?`);
    });
  };
  watch();
  return async () => {
    stopping.abort();
    await coming;
    await endOf(child);
  };
}

/** Another program holds the folder. */
class InUse extends Error {}

/** Whether a start failed because another program runs on the folder. */
export const isInUse = (error: unknown) => error instanceof InUse;

/** A lock on an empty SQLite file: the kernel drops it when this process dies, however it dies. */
function lockFolder(dir: string) {
  const lock = new DatabaseSync(path.join(dir, 'lock'));
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new InUse(`Vitrine is already running on ${dir}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

function createCluster(bin: string, data: string, as: Rights) {
  const options = ['-D', data, '-U', user, '--auth=reject', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const made = run(`${bin}/initdb`, options, as);
  if (made.status !== 0) throw new Error(`PostgreSQL could not create its data folder: ${made.error?.message ?? made.stderr}`);
}

const answers = (host: string) =>
  new Promise<boolean>((resolve) => {
    const knock = net.connect(path.join(host, socketName), () => {
      knock.destroy();
      resolve(true);
    });
    knock.on('error', () => resolve(false));
  });

/** What short questions on a solid-state disk want; the memory by what this machine has. A managed PostgreSQL is set by its operator. */
function tuning() {
  const megabytes = Math.floor(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20);
  const buffers = Math.max(64, Math.min(1024, Math.floor(megabytes / 8)));
  return [
    'jit=off',
    'max_parallel_workers_per_gather=0',
    'random_page_cost=1.1',
    'work_mem=16MB',
    `shared_buffers=${buffers}MB`,
    `effective_cache_size=${Math.max(256, Math.floor(megabytes / 2))}MB`,
  ];
}

async function launch(bin: string, data: string, host: string, as: Rights, settings: string[]): Promise<ChildProcess> {
  const fixed = ['unix_socket_permissions=0700', 'timezone=UTC', 'log_timezone=UTC'];
  const options = ['-D', data, '-k', host, '-h', '', ...[...fixed, ...tuning(), ...settings].flatMap((one) => ['-c', one])];
  for (let tries = 0; ; tries++) {
    // Detached, so that Ctrl-C in a terminal reaches this program first; in "/", because its user may not be let into the current folder.
    const child = spawn(`${bin}/postgres`, options, {
      ...as,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const complaint = await untilReady(child);
    if (complaint === undefined) return child;
    const predecessorStillDying = /postmaster\.pid|in use/.test(complaint);
    if (!predecessorStillDying || tries >= 50) throw new Error(`PostgreSQL did not start: ${complaint}`);
    await sleep(200);
  }
}

/** Undefined when it is ready, else the last words of its log. */
function untilReady(child: ChildProcess) {
  return new Promise<string | undefined>((resolve) => {
    let log = '';
    child.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve(undefined);
    });
    child.once('exit', () => resolve(log || 'no message'));
    child.once('error', (error) => resolve(error.message));
  });
}

async function endOf(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
}
