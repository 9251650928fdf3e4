import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres/postgres.ts';
import { prepareCopying } from './tables.sql.ts';

const prefix = 'backup-scratch-';

/** Removes what a backup left that was killed while it proved itself. */
export function removeScratches(folder: string) {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (name.startsWith(prefix)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Works with an empty database of its own below a folder, which is gone afterwards. */
export async function withScratchDatabase<R>(folder: string, work: (pool: pg.Pool, client: pg.Client) => Promise<R>): Promise<R> {
  fs.mkdirSync(folder, { recursive: true });
  const dir = fs.mkdtempSync(path.join(folder, prefix));
  try {
    // nothing of it is to be kept: whatever becomes of it, it is thrown away
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];
    const postgres = await startPostgres(dir, () => undefined, { settings, pauses: [] });
    const connection = { host: postgres.host, user: postgres.user, database: 'postgres' };
    const pool = new pg.Pool({ ...connection, max: 2 });
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await prepareCopying(client);
      return await work(pool, client);
    } finally {
      await client.end();
      await pool.end();
      await postgres.stop();
      if (postgres.dir !== dir) fs.rmSync(postgres.dir, { recursive: true, force: true });
    }
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
