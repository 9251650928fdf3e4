import fs from 'node:fs';
import type { Call } from '@vitrine/contract/caller.ts';
import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../accounts/fixtures.ts';

let t: TestWorld;
let admin: Call;
beforeEach(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
});

const refused = (code: string) => ({ problem: { code } });
const all = (optimalValue: number) => styles.map((precireResult) => ({ precireResult, optimalValue }));
const history = async () => (await admin(effectAdministering.settings, {})).history;
const lastId = async () => (await history())[0]?.id ?? '';
const lawNow = async () => (await admin(effectPractice.ideals, { fieldOfActivity: 'Law' })).items;

test('each change stands in the history with who made it, and which of the 29 values it altered', async () => {
  const proposed = await lawNow();
  expect(await history()).toEqual([]);
  const formal = proposed.map((one) => (one.precireResult === 'formal' ? { ...one, optimalValue: 3 } : one));
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: formal });
  await admin(effectAdministering.save, { feelingStyles: true });
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: [] });
  const back = { precireResult: 'formal', before: 3, after: 9 };
  expect(await history()).toMatchObject([
    {
      fieldOfActivity: 'Law',
      proposed: true,
      differing: [back],
      undoable: true,
      setBy: expect.stringMatching(/\w/),
      setAt: expect.any(String),
    },
    { fieldOfActivity: null, feelingStyles: true, differing: [], undoable: true },
    { fieldOfActivity: 'Law', proposed: false, differing: [{ ...back, before: 9, after: 3 }], undoable: false },
  ]);
  // what alters nothing is no change
  await admin(effectAdministering.save, { feelingStyles: true });
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: [] });
  expect(await history()).toHaveLength(3);
});

test('the last change of its kind is taken back, and so is that', async () => {
  const proposed = await lawNow();
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: all(7) });
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: all(8) });
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'IT', items: all(5) });
  await admin(effectAdministering.save, { feelingStyles: true });
  const [feelings, , eight, seven] = (await history()).map(({ id }) => id);
  await expect(admin(effectAdministering.undo, { id: seven ?? '' })).rejects.toMatchObject(refused('changed-elsewhere'));
  await admin(effectAdministering.undo, { id: eight ?? '' });
  expect(await lawNow()).toEqual(all(7));
  await expect(admin(effectAdministering.undo, { id: eight ?? '' })).rejects.toMatchObject(refused('changed-elsewhere'));
  await admin(effectAdministering.undo, { id: await lastId() });
  expect(await lawNow()).toEqual(all(8));
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: [] });
  await admin(effectAdministering.undo, { id: await lastId() });
  expect(await lawNow()).toEqual(all(8));
  await admin(effectAdministering.undo, { id: await lastId() });
  expect(await lawNow()).toEqual(proposed);
  await admin(effectAdministering.undo, { id: feelings ?? '' });
  const now = await admin(effectAdministering.settings, {});
  expect(now).toMatchObject({ feelingStyles: false, changedFields: ['IT'] });
  expect(now.history).toHaveLength(10);
  expect(now.history.filter(({ undoable }) => undoable).map(({ fieldOfActivity }) => fieldOfActivity)).toEqual([null, 'Law', 'IT']);
});

test('two who save the same field at once do not mix, and of two who take the same change back one does', async () => {
  const other = await t.as((await givenAdministrator(t.world)).id);
  const save = (by: Call, value: number) => by(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: all(value) });
  await Promise.all([2, 3, 4, 5, 6, 7].map((value) => save(value % 2 ? admin : other, value)));
  const changes = await history();
  expect(changes).toHaveLength(6);
  for (const [index, { differing }] of changes.entries()) {
    const afterwards = new Set(differing.map(({ after }) => after));
    // each is whole, and begins where the one before it ended
    if (index < 5)
      expect(new Set(differing.map(({ before }) => before))).toEqual(new Set(changes[index + 1]?.differing.map(({ after }) => after)));
    expect(afterwards.size).toBe(1);
  }
  const id = changes[0]?.id ?? '';
  const tries = await Promise.allSettled([admin(effectAdministering.undo, { id }), other(effectAdministering.undo, { id })]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await history()).toHaveLength(7);
});

test('what a version of the program without a history set meanwhile is not written over', async () => {
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: all(7) });
  await t.world.db.updateTable('speech_effect_ideal').set({ value: 9 }).where('style', '=', 'formal').execute();
  await expect(admin(effectAdministering.undo, { id: await lastId() })).rejects.toMatchObject(refused('changed-elsewhere'));
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: all(7) });
  expect((await history())[0]?.differing).toEqual([{ precireResult: 'formal', before: 9, after: 7 }]);
});

test('nobody else undoes, and nothing but what stands there is undone', async () => {
  await admin(effectAdministering.save, { feelingStyles: true });
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  await expect(recruiter(effectAdministering.undo, { id: await lastId() })).rejects.toMatchObject({ problem: { status: 403 } });
  await expect(admin(effectAdministering.undo, { id: '00000000-0000-4000-8000-000000000001' })).rejects.toMatchObject(refused('not-found'));
});

test('what was set before changes were kept is the first of them, and can be taken back', async () => {
  const { db } = t.world;
  const proposed = await lawNow();
  await sql`drop table speech_effect_change`.execute(db);
  const by = await givenAdministrator(t.world);
  await db
    .insertInto('speech_effect_ideal')
    .values(styles.map((style) => ({ field: 'Law', style, value: 6 })))
    .execute();
  await db
    .insertInto('speech_effect_setting')
    .values({ feeling_styles: true, changed_by: by.id, changed_at: '2026-11-20T08:05:00.000Z' })
    .execute();
  await sql.raw(fs.readFileSync('server/migrations/0233_changes_of_speech_effect.sql', 'utf8')).execute(db);
  const [feelings, law] = await history();
  expect(feelings).toMatchObject({ feelingStyles: true, setAt: '2026-11-20T08:05:00.000Z', setBy: expect.stringMatching(/\w/) });
  expect(law).toMatchObject({ fieldOfActivity: 'Law', setAt: null, setBy: null, undoable: true });
  for (const one of [feelings, law]) await admin(effectAdministering.undo, { id: one?.id ?? '' });
  expect(await lawNow()).toEqual(proposed);
  expect((await admin(effectAdministering.settings, {})).feelingStyles).toBe(false);
});
