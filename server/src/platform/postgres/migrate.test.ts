import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

const settings = await freshDatabase();
const pool = new pg.Pool(settings);
pool.on('error', () => undefined);
afterAll(() => pool.end());

const file = (folder: string, name: string, sql: string) => fs.writeFileSync(path.join(folder, name), sql);
let folder = '';

describe('migrations', () => {
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
    await pool.query('drop table if exists migration, one, two');
    file(folder, '0001_one.sql', 'create table one (id int);');
  });

  test('run in order, once each', async () => {
    file(folder, '0002_two.sql', 'create table two (id int); insert into one values (1);');
    expect(await migrate(pool, { folder })).toEqual(['0001_one.sql', '0002_two.sql']);
    expect(await migrate(pool, { folder })).toEqual([]);
    expect((await pool.query('select id from one')).rows).toEqual([{ id: 1 }]);
  });

  test('run once even when two programs start together', async () => {
    const both = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder })]);
    expect(both.flat()).toEqual(['0001_one.sql']);
  });

  test('leave nothing behind when one fails', async () => {
    file(folder, '0002_two.sql', 'create table two (id int); select nonsense;');
    await expect(migrate(pool, { folder })).rejects.toThrow('0002_two.sql failed');
    expect((await pool.query("select to_regclass('two') as two")).rows).toEqual([{ two: null }]);
    expect((await pool.query('select name from migration')).rows).toEqual([{ name: '0001_one.sql' }]);
  });

  test('refuse a file that was changed after it was applied', async () => {
    await migrate(pool, { folder });
    file(folder, '0001_one.sql', 'create table one (id bigint);');
    await expect(migrate(pool, { folder })).rejects.toThrow('was applied and then changed');
  });

  test('refuse a database that is newer than the program', async () => {
    file(folder, '0002_two.sql', 'create table two (id int);');
    await migrate(pool, { folder });
    fs.rmSync(path.join(folder, '0002_two.sql'));
    await expect(migrate(pool, { folder })).rejects.toThrow('newer than this program');
  });
});
