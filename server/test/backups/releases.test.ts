/**
 * Data of earlier releases, each a backup of the story in an archive. Whatever a later program changes, it must take them.
 * A release keeps its own: `KEEP_RELEASE=2026-11 npx vitest run server/test/backups/releases`.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startWholeProgram } from '../programs.ts';
import { givenStory } from '../story.ts';
import { startWorld } from '../world.ts';
import { backups, settingsOf } from './programs.ts';

const releases = path.join(import.meta.dirname, 'releases');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-release-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function tar(...args: string[]) {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test.each(fs.readdirSync(releases))('%s runs under this program', { timeout: 120_000 }, async (archive) => {
  const [kept, home] = [path.join(folder, 'kept', archive), path.join(folder, archive.split('.')[0] ?? '')];
  fs.mkdirSync(kept, { recursive: true });
  tar('-xzf', path.join(releases, archive), '-C', kept);
  expect(await backups(['restore', kept], { DATA_DIR: home })).toMatchObject({ ok: true });
  const program = await startWholeProgram(home, { LOG_LEVEL: 'silent' });
  expect((await fetch(`${program.address}/api/health/ready`)).status).toBe(200);
  const client = new pg.Client({ host: path.join(home, 'postgres'), user: 'vitrine', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query(`select email from account where email like '%@quince.test' order by 1`);
  expect(rows.map(({ email }) => email)).toEqual(['adelgunde@quince.test', 'eusebius@quince.test']);
  const { rows: told } = await client.query('select status from application order by 1');
  expect(told.map(({ status }) => status)).toEqual(['Interview', 'New']);
  await client.end();
  program.process.kill('SIGTERM');
  await once(program.process, 'exit');
});

test.runIf(process.env.KEEP_RELEASE)('keeps the data of this release', { timeout: 120_000 }, async () => {
  const t = await startWorld({ LOG_LEVEL: 'silent' });
  await givenStory(t);
  await t.work();
  const kept = path.join(folder, 'new');
  expect(await backups(['take', kept], settingsOf(t))).toMatchObject({ ok: true });
  fs.mkdirSync(releases, { recursive: true });
  tar('-czf', path.join(releases, `${process.env.KEEP_RELEASE}.tar.gz`), '-C', kept, '.');
});
