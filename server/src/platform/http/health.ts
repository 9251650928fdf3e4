import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../context.ts';
import type { Db } from '../postgres/db.ts';
import { askNothing } from './health.sql.ts';

/** Milliseconds that the database has to answer in. */
const patience = 2000;

/** True while the database answers. */
export async function isReady(db: Db) {
  const answered = askNothing(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(patience, false, { ref: false })]);
}

/** Bytes that this program may still write to the file system of a folder. */
export async function roomIn(folder: string) {
  const { bavail, bsize } = await fs.promises.statfs(folder);
  return bavail * bsize;
}

/** True while there is room for what people send and for working on it. A bucket is taken to have some. */
export async function isRoom({ files, config }: Pick<World, 'files' | 'config'>) {
  const rooms = await Promise.all([roomIn(os.tmpdir()), files.room()]);
  return rooms.every((room) => room === undefined || room >= config.leastRoom);
}
