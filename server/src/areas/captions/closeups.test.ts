import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Call } from '@vitrine/contract/caller.ts';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, testPassword } from '../accounts/fixtures.ts';
import { givenReleased } from '../closeup/fixtures.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-closeup-captions-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let t: TestWorld;
let admin: Call;
let anyone: Call;
let recording: Blob;
let movie: Blob;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
  anyone = await t.as();
  recording = new Blob([fs.readFileSync(record(folder, 'a.webm', { ...vp8, ...opus }))]);
  movie = new Blob([fs.readFileSync(record(folder, 'b.mp4', { ...h264 }))]);
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const file = `WEBVTT

00:00.200 --> 00:00.800
I bake bread.

00:00.900 --> 00:01.600
It takes two days.
`;

/** Somebody with a film on the cover, and the link by which it plays for them. */
async function givenFilm(film = movie) {
  const person = await givenCandidate(t.world, { firstName: 'Mia', password: true });
  const call: Call = await t.as(person.id);
  await givenReleased(call, admin);
  const { page1, id } = await call(closeupEditing.upload, { page: 1, file: film });
  const link = page1.files.find(({ kind }) => kind === 'video')?.url ?? '';
  return { call, link, id };
}

const write = async (call: Call, link: string, text: string) => {
  const { film, items } = await call(filmCaptions.edited, { link });
  const changedAt = items[0]?.changedAt ?? null;
  return call(filmCaptions.save, { film, language: 'en', text, changedAt, seconds: 2 });
};
const readBy = async (call: Call, link: string) => (await call(filmCaptions.shown, { link })).items.map(({ words }) => textOf(words));
const shownFilm = async (closeupId: string) => {
  const { pages } = await anyone(closeupViewing.byId, { id: closeupId });
  return pages.flatMap(({ files }) => files).find(({ kind }) => kind === 'video')?.url ?? '';
};

test('a candidate writes the captions of a film by hand or by a file, and whoever sees the closeup reads along until it is taken back', async () => {
  const { call, link, id } = await givenFilm();
  await write(call, link, file);
  const theirs = await shownFilm(id);
  const [{ words } = { words: [] }] = (await anyone(filmCaptions.shown, { link: theirs })).items;
  expect(words.map(({ text }) => text).join(' ')).toBe('I bake bread. It takes two days.');
  expect(words[0]?.start).toBeCloseTo(0.2, 2);
  await write(call, link, '[0:00] I bake. [0:01] For two days.');
  expect((await readBy(anyone, theirs)).join()).toContain('For two days');
  await expect(write(call, link, 'WEBVTT\n\n00:05.000 --> 00:04.000\nBackwards')).rejects.toEqual(code('invalid'));
  await call(closeupEditing.release, { released: false });
  await expect(readBy(anyone, theirs)).rejects.toMatchObject({ problem: { code: expect.stringMatching(/not-found|link-expired/) } });
});

test('nobody else writes them, and a film that takes the place of another one has none', async () => {
  const [mia, noor] = [await givenFilm(), await givenFilm()];
  const { film } = await write(mia.call, mia.link, 'I bake.');
  const owner = await t.as((await givenCompany(t.world)).owner.id);
  for (const other of [noor.call, owner]) {
    await expect(other(filmCaptions.edited, { film })).rejects.toEqual(code('not-found'));
    const theirs = { film, language: 'de' as const, text: 'Nein', changedAt: null, seconds: 2 };
    await expect(other(filmCaptions.save, theirs)).rejects.toEqual(code('not-found'));
  }
  await mia.call(closeupEditing.upload, { page: 1, file: movie });
  expect(await readBy(anyone, await shownFilm(mia.id))).toEqual([]);
  expect(await t.world.db.selectFrom('film_caption').select('film').where('film', '=', film).execute()).toEqual([]);
});

test('captions stay when the film is made anew for every browser, and go with the person', async () => {
  const { call, link, id } = await givenFilm(recording);
  await write(call, link, 'I bake bread.');
  await t.work();
  expect(await readBy(anyone, await shownFilm(id))).toEqual(['I bake bread.']);
  const rows = () => t.world.db.selectFrom('film_caption').select('film').execute();
  const before = (await rows()).length;
  await call(privacy.erase, { password: testPassword });
  await t.work();
  expect((await rows()).length).toBe(before - 1);
});
