import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findOldestPostgres } from '../../../tools/database-servers.ts';

/** Where the oldest PostgreSQL is missing, or this user cannot hand it to another one, its tests are left out. */
export const noOldestPostgres = findOldestPostgres() === undefined || process.getuid?.() !== 0;

/** An empty database of the oldest PostgreSQL that the README names; how to connect to it, and how to end it. */
export async function startOldestPostgres() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-oldest-'));
  const as = { uid: Number(idOf('-u')), gid: Number(idOf('-g')) };
  fs.chownSync(folder, as.uid, as.gid);
  const program = findOldestPostgres() ?? '';
  const data = path.join(folder, 'data');
  const user = 'vitrine';
  const initdb = path.join(path.dirname(program), 'initdb');
  const made = spawnSync(initdb, ['-D', data, '-U', user, '--auth=trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'].flatMap((one) => ['-c', one]);
  const child = spawn(program, ['-D', data, ...options], { ...as, cwd: '/', stdio: 'ignore' });
  const connection = { host: folder, user, database: 'postgres' };
  await untilOpen(connection);
  return {
    connection,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (which: string) => spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout.trim();

async function untilOpen(connection: pg.ClientConfig) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}
