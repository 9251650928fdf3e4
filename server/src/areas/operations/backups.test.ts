import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { afterAll, expect, test } from 'vitest';
import { startProgram } from '../../../test/programs.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { personalData } from '../../areas.ts';
import { readErasures } from '../../platform/backup/erasures.ts';
import { openPlace } from '../../platform/backup/places.ts';
import { atomically, ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate } from '../accounts/fixtures.ts';
import { eraseAccount } from '../privacy/index.ts';
import { backUp, lookAtBackups, noteErasures } from './backups.jobs.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-night-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const place = path.join(folder, 'kept');
const set = { BACKUP_TO: place, BACKUP_PASSPHRASE: 'a passphrase kept elsewhere', LOG_LEVEL: 'silent' };
const t = await startWorld(set);
const administrator = await givenAdministrator(t.world);

const found = async (world: TestWorld, id: string) =>
  (await (await world.as(id))(checks.list, {})).items.find(({ name }) => name === 'backup');
const runs = () => t.world.db.selectFrom('backup_run').selectAll().orderBy('begun_at').execute();
const ended = (fault: string | null) => {
  const at = t.world.now().toISOString();
  const run = { id: randomUUID(), begun_at: at, ended_at: at, place };
  return t.world.db
    .insertInto('backup_run')
    .values({ ...run, ...(fault ? { fault } : { name: 'one' }) })
    .execute();
};

test('nothing is backed up by itself until a place is set, which administrators are told', async () => {
  const mine = await startWorld({ LOG_LEVEL: 'silent' });
  await backUp.run(ownContext(mine.world), {});
  expect(await mine.world.db.selectFrom('backup_run').selectAll().execute()).toEqual([]);
  expect(await found(mine, (await givenAdministrator(mine.world)).id)).toMatchObject({ state: 'attention', found: 'no-backup' });
});

test('the nightly job takes a whole backup', { timeout: 120_000 }, async () => {
  await startProgram(t, 'worker', { env: set });
  await t.world.jobs.enqueue(t.world.db, backUp.name, {}, undefined, undefined);
  await expect.poll(runs, { timeout: 100_000 }).toMatchObject([{ name: expect.any(String), fault: null, ended_at: expect.any(String) }]);
  expect(await found(t, administrator.id)).toMatchObject({ state: 'works', detail: expect.stringContaining(place) });
});

test('who is erased is known beside the backups before the next one', async () => {
  const { id, email } = await givenCandidate(t.world);
  const begun = t.world.now().toISOString();
  await atomically(ownContext(t.world), (ctx) => eraseAccount(ctx, personalData, { id, email, confirmed: true }));
  await noteErasures.run(ownContext(t.world), {});
  expect(await readErasures(openPlace(place, t.world.config), begun)).toMatchObject([{ kind: 'account' }]);
});

test('administrators hear of a backup that has grown old, once a day and in the words of the last fault', async () => {
  await t.work();
  await ended(null);
  const look = async () => {
    await lookAtBackups.run(ownContext(t.world), {});
    return (await t.mailsTo(administrator.email)).filter(({ subject }) => subject === 'Vitrine is not backed up');
  };
  expect(await look()).toEqual([]);
  t.later(37 * 3_600_000);
  expect(await found(t, administrator.id)).toMatchObject({ found: 'old-backup' });
  await ended('the bucket does not answer');
  expect(await found(t, administrator.id)).toMatchObject({ state: 'broken', found: 'failed-backup', detail: 'the bucket does not answer' });
  await look();
  expect(await look()).toMatchObject([{ text: expect.stringContaining('the bucket does not answer') }]);
});
