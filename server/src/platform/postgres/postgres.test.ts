import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

const ask = async (host: string, sql: string) => {
  const client = new pg.Client({ host, user: 'vitrine', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const made: string[] = [];
afterAll(() => {
  for (const dir of made) fs.rmSync(dir, { recursive: true, force: true });
});

const folder = (mode: number) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-pg-'));
  made.push(dir);
  fs.chmodSync(dir, mode);
  return dir;
};

const forgotten = () => {};

const killPostmaster = async (host: string) => {
  const [row] = await ask(host, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid");
  process.kill(Number(row.pid), 'SIGKILL');
};

describe('the embedded PostgreSQL', () => {
  test('starts below a folder closed to others, keeps its rows, and lets nobody else in meanwhile', async () => {
    const wanted = path.join(folder(0o700), 'data');
    const first = await startPostgres(wanted, forgotten);
    await ask(first.host, 'create table kept (id int); insert into kept values (7)');
    await expect(startPostgres(wanted, forgotten)).rejects.toThrow('already running');
    await first.stop();
    const second = await startPostgres(wanted, forgotten);
    expect(await ask(second.host, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.stop();
    fs.rmSync(second.dir, { recursive: true, force: true });
  });

  test('works where the path is too long for a socket', async () => {
    const wanted = path.join(folder(0o711), 'a-long-name'.repeat(12));
    const server = await startPostgres(wanted, forgotten);
    expect(await ask(server.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('replaces the server that a killed program left running', async () => {
    const wanted = path.join(folder(0o711), 'data');
    const program = `
      const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'))});
      await startPostgres(${JSON.stringify(wanted)}, () => {});
      console.log('up');`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const server = await startPostgres(wanted, forgotten);
    expect(await ask(server.host, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('is started again when it ends by itself, and has kept its rows', async () => {
    const wanted = path.join(folder(0o711), 'data');
    const falls: string[] = [];
    const server = await startPostgres(wanted, forgotten, { onFall: (why) => falls.push(why) });
    await ask(server.host, 'create table kept (id int); insert into kept values (7)');
    for (const times of [1, 2]) {
      await killPostmaster(server.host);
      await expect.poll(() => ask(server.host, 'select id from kept').catch(() => []), { timeout: 60_000 }).toEqual([{ id: 7 }]);
      expect(falls).toHaveLength(times);
    }
    expect(falls[0]).toContain('ended by itself');
    await server.stop();
    await expect(ask(server.host, 'select 1')).rejects.toThrow();
  });

  test('is lost when it cannot be started any more, and says why', async () => {
    const wanted = path.join(folder(0o711), 'data');
    const lost = Promise.withResolvers<string>();
    const server = await startPostgres(wanted, lost.resolve, { pauses: [0, 10] });
    fs.writeFileSync(path.join(server.dir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await killPostmaster(server.host);
    expect(await lost.promise).toContain('no_such_setting');
    await server.stop();
  });
});
