import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPooler } from '../../../tools/database-servers.ts';
import type { EmbeddedPostgres } from '../../src/platform/postgres/postgres.ts';

/** Where PgBouncer is missing, or the database may not be opened to it by this user, tests behind it are left out: `npm test` installs it as root on Debian. */
export const noPooler = findPooler() === undefined || process.getuid?.() !== 0;

/** PgBouncer in transaction mode before a database that stands by itself; how to connect through it, and how to end it. */
export async function startPooler({ host, user, dir }: EmbeddedPostgres) {
  await letEverybodyIn(dir, { host, user, database: 'postgres' });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-pooler-'));
  const { uid, gid } = fs.statSync(path.join(dir, 'postgres'));
  fs.chownSync(folder, uid, gid);
  const port = 6432;
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = `[databases]
* = host=${host} user=${user}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = extra_float_digits
`;
  fs.writeFileSync(file, settings);
  const child = spawn(findPooler() ?? '', ['-q', file], { uid, gid, cwd: '/', stdio: 'ignore' });
  const through = { host: folder, port, user, database: 'postgres' };
  await untilOpen(through);
  return {
    through,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database knows this program alone; PgBouncer is another user of the system. */
async function letEverybodyIn(dir: string, connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  fs.writeFileSync(path.join(dir, 'postgres', 'pg_hba.conf'), 'local all all trust\n');
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function untilOpen(connection: pg.ClientConfig) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.query('select 1');
      return await client.end();
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
}
