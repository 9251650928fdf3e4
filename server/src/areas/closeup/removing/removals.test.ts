import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Call } from '@vitrine/contract/caller.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aac, h264, record } from '../../../../test/recordings.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { aPdf, aPicture } from '../../candidates/fixtures.ts';
import { givenReleased } from '../fixtures.ts';

let t: TestWorld;
let adminId: string;
let admin: Call;
let anyone: Call;
let recruiter: Call;
beforeAll(async () => {
  t = await startWorld();
  adminId = (await givenAdministrator(t.world)).id;
  admin = await t.as(adminId);
  anyone = await t.as();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'closeup-films-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const words = (text: string, version?: number) => ({ title: 'Words', text, entries: [], ...(version === undefined ? {} : { version }) });

/** Somebody whose closeup others see, with a page of words and one of files. */
async function shown(language: 'en' | 'de' = 'en') {
  admin = await t.as(adminId);
  const person = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Held', language });
  const call = await t.as(person.id);
  const { id } = await givenReleased(call, admin);
  await call(closeupEditing.uploadPages, { page2: words('Long doughs.') });
  await call(closeupEditing.upload, { page: 7, file: aPicture() });
  await call(closeupEditing.upload, { page: 7, file: aPdf() });
  const subjects = async () => (await t.mailsTo(person.email)).map(({ subject }) => subject);
  return { ...person, call, id, subjects, whose: { candidate_id: person.id }, named: { candidate_id: person.id, name: 'Mia Held' } };
}

const pagesSeen = async (id: string) => (await anyone(closeupViewing.byId, { id })).pages.map(({ number }) => number);

/** What the clock would queue every ten minutes, so many hours later. */
async function later(hours: number) {
  t.later(hours * hour);
  for (const job of ['remove-deleted-closeups', 'empty-all-deleted-pages'])
    await t.world.jobs.enqueue(t.world.db, job, {}, undefined, undefined);
  await t.work();
}

test('before anything goes, an administrator sees what it is and whose', async () => {
  const { whose } = await shown();
  expect(await admin(closeupAdministering.touched, whose)).toMatchObject({
    name: 'Mia Held',
    pages: expect.arrayContaining([
      { number: 2, pictures: 0, videos: 0, documents: 0 },
      { number: 7, pictures: 1, videos: 0, documents: 1 },
    ]),
    evaluations: 0,
  });
  await expect(recruiter(closeupAdministering.touched, whose)).rejects.toEqual(code('not-allowed'));
});

test('with another name typed nothing happens', async () => {
  const { whose, id, call, subjects } = await shown();
  const told = await subjects();
  const slip = { ...whose, name: 'Mia, Held' };
  await expect(admin(closeupAdministering.remove, slip)).rejects.toEqual(code('name-differs'));
  await expect(admin(closeupAdministering.deletePages, { ...slip, pages: [2] })).rejects.toEqual(code('name-differs'));
  await expect(admin(closeupAdministering.takeMonths, slip)).rejects.toEqual(code('name-differs'));
  expect(await pagesSeen(id)).toEqual(expect.arrayContaining([2, 7]));
  expect((await call(closeupEditing.own, {})).closeup).toMatchObject({ removeAt: null, page2: { emptyAt: null } });
  expect(await subjects()).toEqual(told);
});

test('a closeup that an administrator deletes is hidden at once and gone after a day, of which its candidate is told', async () => {
  const mia = await shown('de');
  const deleted = await Promise.all([1, 2].map(() => admin(closeupAdministering.remove, mia.named)));
  expect(deleted.map(({ removeAt, publicUrl }) => [removeAt === deleted[0]?.removeAt, publicUrl])).toEqual([
    [true, null],
    [true, null],
  ]);
  await expect(anyone(closeupViewing.byId, { id: mia.id })).rejects.toEqual(code('not-found'));
  // its owner reads it, and when it goes
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({ id: mia.id, removeAt: deleted[0]?.removeAt });
  const told = async () => (await mia.subjects()).filter((one) => one.includes('gelöscht'));
  expect(await told()).toEqual(['Ihr Closeup wird gelöscht']);
  await later(23);
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({ id: mia.id });
  await later(2);
  expect((await mia.call(closeupEditing.own, {})).closeup).toBeNull();
  expect(await told()).toEqual(['Ihr Closeup wurde gelöscht', 'Ihr Closeup wird gelöscht']);
});

test('a closeup that was deleted can be kept after all, and is shown as before', async () => {
  const mia = await shown();
  await expect(recruiter(closeupAdministering.keep, mia.whose)).rejects.toEqual(code('not-allowed'));
  await admin(closeupAdministering.remove, mia.named);
  const kept = await admin(closeupAdministering.keep, mia.whose);
  expect(kept).toMatchObject({ removeAt: null, publicUrl: expect.stringContaining(mia.id) });
  await admin(closeupAdministering.keep, mia.whose);
  expect((await mia.subjects()).filter((one) => one === 'Your closeup stays')).toHaveLength(1);
  await later(25);
  expect(await anyone(closeupViewing.byId, { id: mia.id })).toMatchObject({ id: mia.id });
  // whose it is may still delete it at once
  admin = await t.as(adminId);
  await admin(closeupAdministering.remove, mia.named);
  await mia.call(closeupEditing.remove, {});
  expect((await mia.call(closeupEditing.own, {})).closeup).toBeNull();
});

test('a closeup is kept or gone, also when both are wanted at the same moment', async () => {
  const mia = await shown();
  await admin(closeupAdministering.remove, mia.named);
  t.later(25 * hour);
  admin = await t.as(adminId);
  await t.world.jobs.enqueue(t.world.db, 'remove-deleted-closeups', {}, undefined, undefined);
  const [kept] = await Promise.allSettled([admin(closeupAdministering.keep, mia.whose), t.work()]);
  const { closeup } = await mia.call(closeupEditing.own, {});
  expect(closeup?.removeAt).toBe(kept.status === 'fulfilled' ? null : undefined);
  expect(closeup?.page7.files.length).toBe(kept.status === 'fulfilled' ? 2 : undefined);
});

test('emptied pages are out of sight at once, and their words and files go after a day', async () => {
  const mia = await shown('de');
  const { page2, page7, page8 } = await admin(closeupAdministering.deletePages, { ...mia.named, pages: [2, 6, 7] });
  expect([page2.emptyAt, page7.emptyAt, page8.emptyAt]).toEqual([expect.any(String), page2.emptyAt, null]);
  const seen = await pagesSeen(mia.id);
  expect([seen.includes(2), seen.includes(7), seen.includes(8)]).toEqual([false, false, true]);
  // its owner reads them meanwhile
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({ page2: { text: 'Long doughs.' }, page7: { files: [{}, {}] } });
  expect(await mia.subjects()).toContain('Seiten Ihres Closeups werden geleert');
  await later(23);
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({ page2: { text: 'Long doughs.' } });
  await later(2);
  await later(0);
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({
    page2: { title: '', text: '', emptyAt: null },
    page7: { files: [], emptyAt: null },
  });
  const anew = await mia.call(closeupEditing.uploadPages, { page2: words('From now on.') });
  expect(anew.page2.text).toBe('From now on.');
  expect(await pagesSeen(mia.id)).toContain(2);
});

test('emptied pages that are kept stand there as before', async () => {
  const mia = await shown();
  await admin(closeupAdministering.deletePages, { ...mia.named, pages: [2, 7] });
  await expect(recruiter(closeupAdministering.keepPages, { ...mia.whose, pages: [2] })).rejects.toEqual(code('not-allowed'));
  await admin(closeupAdministering.keepPages, { ...mia.whose, pages: [2] });
  await admin(closeupAdministering.keepPages, { ...mia.whose, pages: [2] });
  expect((await mia.subjects()).filter((one) => one === 'The pages of your closeup stay')).toHaveLength(1);
  await later(25);
  expect((await mia.call(closeupEditing.own, {})).closeup).toMatchObject({ page2: { text: 'Long doughs.' }, page7: { files: [] } });
  expect(await pagesSeen(mia.id)).toContain(2);
});

test('what somebody writes is never taken along with an emptied page: it is refused until the page is empty', async () => {
  const mia = await shown();
  const { page2 } = await mia.call(closeupEditing.uploadPages, { page2: words('Mine.') });
  await admin(closeupAdministering.deletePages, { ...mia.named, pages: [2, 7] });
  await expect(mia.call(closeupEditing.uploadPages, { page2: words('Still mine.', page2.version) })).rejects.toEqual(
    code('closeup-page-emptied'),
  );
  await expect(mia.call(closeupEditing.uploadPages, { page2: words('Still mine.') })).rejects.toEqual(code('closeup-page-emptied'));
  await expect(mia.call(closeupEditing.upload, { page: 7, file: aPicture() })).rejects.toEqual(code('closeup-page-emptied'));
  await mia.call(closeupEditing.uploadPages, { page3: words('Elsewhere.') });
});

test('an owner puts a film in the place of their own; an administrator puts none in the place of theirs', async () => {
  const mia = await shown();
  const film = new File([fs.readFileSync(record(folder, 'film.mp4', { ...h264, ...aac }))], 'film.mp4');
  const own = async () => (await mia.call(closeupEditing.own, {})).closeup?.page2.files.map(({ id }) => id);
  await mia.call(closeupEditing.upload, { page: 2, file: film });
  const [first] = (await own()) ?? [];
  await mia.call(closeupEditing.upload, { page: 2, file: film });
  const there = await own();
  expect([there?.length, there?.includes(first ?? '')]).toEqual([1, false]);
  await expect(admin(closeupAdministering.upload, { ...mia.whose, page: 2, file: film })).rejects.toEqual(code('closeup-page-full'));
  expect(await own()).toEqual(there);
  await admin(closeupAdministering.upload, { ...mia.whose, page: 3, file: film });
});

test('months that are taken back can be given again for a day, with those that came meanwhile', async () => {
  const mia = await shown();
  const until = (await mia.call(closeupEditing.own, {})).closeup?.givenUntil;
  expect(await admin(closeupAdministering.takeMonths, mia.named)).toMatchObject({ publicUrl: null, monthsReturnUntil: expect.any(String) });
  await expect(anyone(closeupViewing.byId, { id: mia.id })).rejects.toEqual(code('not-found'));
  const back = await admin(closeupAdministering.returnMonths, mia.whose);
  expect(back).toMatchObject({ givenUntil: until, monthsReturnUntil: null, publicUrl: expect.stringContaining(mia.id) });
  // a second press gives nothing more
  expect(await admin(closeupAdministering.returnMonths, mia.whose)).toMatchObject({ givenUntil: until });

  await admin(closeupAdministering.takeMonths, mia.named);
  await admin(closeupAdministering.update, { ...mia.whose, months: 1 });
  await admin(closeupAdministering.takeMonths, mia.named);
  const twice = await admin(closeupAdministering.returnMonths, mia.whose);
  expect(new Date(twice.givenUntil ?? '').getTime()).toBeGreaterThan(new Date(until ?? '').getTime() + 27 * 24 * hour);

  await admin(closeupAdministering.takeMonths, mia.named);
  await later(25);
  admin = await t.as(adminId);
  expect(await admin(closeupAdministering.returnMonths, mia.whose)).toMatchObject({ publicUrl: null, monthsReturnUntil: null });
});
