import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/postgres/postgres.ts';

const clientOf = async ({ host, user }: Pick<EmbeddedPostgres, 'host' | 'user'>) => {
  const client = new pg.Client({ host, user, database: 'postgres' });
  await client.connect();
  return client;
};

/** One statement on a database that stands by itself; its first row. */
export async function ask<Row extends object>(of: Pick<EmbeddedPostgres, 'host' | 'user'>, statement: string): Promise<Row> {
  const client = await clientOf(of);
  try {
    return (await client.query<Row>(statement)).rows[0] as Row;
  } finally {
    await client.end();
  }
}

/** A copy of the database's files while it runs, made into a standby that follows it over the socket; lives in `folder`. */
export async function copyAsStandby(primary: EmbeddedPostgres, folder: string) {
  const [from, to] = [primary.dir, folder].map((one) => path.join(one, 'postgres')) as [string, string];
  fs.appendFileSync(path.join(from, 'pg_hba.conf'), `local replication ${primary.user} trust\n`);
  const client = await clientOf(primary);
  try {
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('standby', true)`);
    fs.mkdirSync(folder, { recursive: true });
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    fs.writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) fs.rmSync(path.join(to, name), { force: true });
  fs.writeFileSync(path.join(to, 'standby.signal'), '');
  const { uid, gid } = fs.statSync(from);
  for (const name of ['backup_label', 'standby.signal']) fs.chownSync(path.join(to, name), uid, gid);
}

export const startStandby = ({ host, user }: EmbeddedPostgres, folder: string) =>
  startPostgres(folder, () => undefined, { settings: [`primary_conninfo=host=${host} user=${user}`] });
