import type { Call } from '@vitrine/contract/caller.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { pageNames } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aPdf, aPicture, aPost } from '../candidates/fixtures.ts';
import { tellEndings } from './ending.jobs.ts';
import { givenReleased } from './fixtures.ts';

let t: TestWorld;
let admin: Call;
let anyone: Call;
let recruiter: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
  anyone = await t.as();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const words = (text: string, version = 0) => ({ title: 'Words', text, entries: [], version });

async function candidate(language: 'en' | 'de' = 'en') {
  const person = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Held', language });
  return { ...person, call: await t.as(person.id) };
}

test('a closeup begins with what stands in the profile, and is begun once', async () => {
  const mia = await candidate();
  await mia.call(profile.update, { profession: 'Baker', company: 'Mühle', about: 'Long doughs.', cTelephone: '+33 4', file: aPicture() });
  await mia.call(profileEntries.insertExperience, aPost());
  await mia.call(profileEntries.insertLanguage, { language: 'French', level: 'fluent' });
  expect(await mia.call(closeupEditing.own, {})).toEqual({ closeup: null });
  const begun = await mia.call(closeupEditing.open, {});
  expect(begun).toMatchObject({
    candidate_id: mia.id,
    enrollType: 'none',
    released: false,
    publicUrl: null,
    page1: { title: 'Mia Held', text: 'Baker · Mühle', files: [{ kind: 'picture' }] },
    page2: { title: 'About me', text: 'Long doughs.' },
    page3: { entries: [{ title: 'Baker', detail: 'Mühle · 03/2021 – until now' }] },
    page5: { entries: [{ title: 'French', detail: 'Fluent' }] },
    page6: { hidden: true },
    page8: { entries: [{ detail: mia.email }, { detail: '+33 4' }] },
  });
  await mia.call(closeupEditing.uploadPages, { page2: words('Short nights.') });
  expect((await mia.call(closeupEditing.open, {})).page2.text).toBe('Short nights.');
  expect(await mia.call(profile.own, {})).toMatchObject({ closeUpConnected: true, closeUpEnrollType: 'none', closeupId: begun.id });
});

test('eight pages are saved and read back (R079)', async () => {
  const mia = await candidate();
  await mia.call(closeupEditing.open, {});
  const pages = Object.fromEntries(pageNames.map((name) => [name, words(`What ${name} says`)]));
  await mia.call(closeupEditing.uploadPages, pages);
  const { closeup } = await mia.call(closeupEditing.own, {});
  for (const name of pageNames) expect(closeup?.[name]).toMatchObject({ text: `What ${name} says`, version: 1 });
});

test('the second of two tabs is told, and nothing of the first is lost', async () => {
  const mia = await candidate();
  await mia.call(closeupEditing.open, {});
  await mia.call(closeupEditing.uploadPages, { page2: words('First tab') });
  await expect(mia.call(closeupEditing.uploadPages, { page3: words('Second tab'), page2: words('Second tab') })).rejects.toEqual(
    code('changed-elsewhere'),
  );
  const { closeup } = await mia.call(closeupEditing.own, {});
  expect([closeup?.page2.text, closeup?.page3.text]).toEqual(['First tab', '']);
  // whoever has read that and wants the own words says no version
  const { version: _version, ...mine } = words('Second tab');
  expect((await mia.call(closeupEditing.uploadPages, { page2: mine })).page2).toMatchObject({ text: 'Second tab', version: 2 });
});

test('template, own colour, order and hidden pages stay; a page cannot stand in two places', async () => {
  const mia = await candidate();
  await mia.call(closeupEditing.open, {});
  const order = [1, 8, 2, 3, 4, 5, 6, 7];
  expect(await mia.call(closeupEditing.details, { template: 'night', colour: '#AA0000', order, hidden: [3, 4] })).toMatchObject({
    template: 'night',
    colour: '#aa0000',
    order,
    page3: { hidden: true },
    page2: { hidden: false },
  });
  await expect(mia.call(closeupEditing.details, { order: [1, 1, 2, 3, 4, 5, 6, 7] })).rejects.toEqual(code('invalid'));
});

test('nobody sees a closeup before it is given and released, and nobody after it was taken back or has ended', async () => {
  const mia = await candidate();
  const { id } = await mia.call(closeupEditing.open, {});
  const look = () => anyone(closeupViewing.byId, { id });
  await expect(look()).rejects.toEqual(code('not-found'));
  await expect(mia.call(closeupEditing.release, { released: true })).rejects.toEqual(code('closeup-not-given'));
  await admin(closeupAdministering.update, { candidate_id: mia.id, months: 12 });
  await expect(look()).rejects.toEqual(code('not-found'));
  await mia.call(closeupEditing.upload, { page: 7, caption: 'A loaf', file: aPicture() });
  expect((await mia.call(closeupEditing.release, { released: true })).publicUrl).toBe(`http://vitrine.test/closeup/${id}`);
  const shown = await look();
  expect(shown.pages.map(({ number }) => number)).toEqual([1, 7, 8]);
  const addresses = [shown.pages[1]?.files[0]?.url ?? '', shown.pdfUrl, `/api/closeup-prints/none`];
  const statuses = async () => Promise.all(addresses.map(async (url) => (await t.app.inject({ url })).statusCode));
  expect(await statuses()).toEqual([200, 200, 404]);
  await mia.call(closeupEditing.release, { released: false });
  await expect(look()).rejects.toEqual(code('not-found'));
  expect(await statuses()).toEqual([410, 410, 404]);
  await mia.call(closeupEditing.release, { released: true });
  await admin(closeupAdministering.takeMonths, { candidate_id: mia.id, name: 'Mia Held' });
  await expect(look()).rejects.toEqual(code('not-found'));
});

test('a preview is what others see, for its owner alone', async () => {
  const [mia, other] = [await candidate(), await candidate()];
  const { id } = await givenReleased(mia.call, admin);
  await mia.call(closeupEditing.details, { hidden: [8] });
  const plain = ({ pages }: { pages: { number: number; title: string; text: string }[] }) =>
    pages.map(({ number, title, text }) => [number, title, text]);
  expect(plain(await mia.call(closeupViewing.preview, { id }))).toEqual(plain(await anyone(closeupViewing.byId, { id })));
  await other.call(closeupEditing.open, {});
  await expect(other.call(closeupViewing.preview, { id })).rejects.toEqual(code('not-found'));
});

test('pictures, films and documents come and go, each for its owner alone', async () => {
  const [mia, other] = [await candidate(), await candidate()];
  await mia.call(closeupEditing.open, {});
  await other.call(closeupEditing.open, {});
  await mia.call(closeupEditing.upload, { page: 7, file: aPdf() });
  const { page7 } = await mia.call(closeupEditing.upload, { page: 7, file: aPicture() });
  expect(page7.files.map(({ kind }) => kind)).toEqual(['document', 'picture']);
  const fileId = page7.files[1]?.id ?? '';
  await expect(other.call(closeupEditing.removeFile, { fileId })).rejects.toEqual(code('not-found'));
  await expect(other.call(closeupEditing.describe, { fileId, caption: 'Mine' })).rejects.toEqual(code('not-found'));
  expect((await mia.call(closeupEditing.describe, { fileId, caption: 'A loaf' })).page7.files[1]?.caption).toBe('A loaf');
  expect((await mia.call(closeupEditing.removeFile, { fileId })).page7.files).toHaveLength(1);
  for (let n = 0; n < 9; n++) await mia.call(closeupEditing.upload, { page: 7, file: aPdf() });
  await expect(mia.call(closeupEditing.upload, { page: 7, file: aPdf() })).rejects.toEqual(code('closeup-page-full'));
});

test('recruiters find it at the profile only when it is shared', async () => {
  const mia = await candidate();
  const { id } = await givenReleased(mia.call, admin);
  await mia.call(profileSharing.share, { profileSharing: 'public' });
  const seen = async () => (await recruiter(profileViewing.shared, { candidate_id: mia.id })).closeupId;
  expect(await seen()).toBeNull();
  await mia.call(closeupEditing.details, { shared: true });
  expect(await seen()).toBe(id);
  await mia.call(closeupEditing.release, { released: false });
  expect(await seen()).toBeNull();
});

test('deleting takes everything along, and what was given stays for the next one', async () => {
  const mia = await candidate();
  const { id } = await givenReleased(mia.call, admin);
  await mia.call(closeupEditing.remove, {});
  await expect(anyone(closeupViewing.byId, { id })).rejects.toEqual(code('not-found'));
  const next = await mia.call(closeupEditing.open, {});
  expect(next.id).not.toBe(id);
  expect(next).toMatchObject({ enrollType: 'admin', released: false, givenUntil: expect.any(String) });
});

test('an administrator makes and changes a closeup, and its candidate is told in their language', async () => {
  const mia = await candidate('de');
  const subjects = async () => (await t.mailsTo(mia.email)).map(({ subject }) => subject);
  const { page2 } = await admin(closeupAdministering.update, { candidate_id: mia.id });
  await admin(closeupAdministering.uploadPages, { candidate_id: mia.id, page2: words('Von uns', page2.version) });
  await admin(closeupAdministering.upload, { candidate_id: mia.id, page: 7, file: aPicture() });
  // several changes of a day are one mail
  expect((await subjects()).sort()).toEqual(['Für Sie wurde ein Closeup begonnen', 'Ihr Closeup wurde geändert']);
  const until = new Date((await admin(closeupAdministering.update, { candidate_id: mia.id, months: 12 })).givenUntil ?? '');
  const more = new Date((await admin(closeupAdministering.update, { candidate_id: mia.id, months: 12 })).givenUntil ?? '');
  expect(more.getUTCFullYear()).toBe(until.getUTCFullYear() + 1);
  await expect(recruiter(closeupAdministering.ofCandidate, { candidate_id: mia.id })).rejects.toEqual(code('not-allowed'));
});

test('an owner is told a month and a week before a closeup ends, and when it has, each once', async () => {
  const mia = await candidate();
  await givenReleased(mia.call, admin);
  const subjects = async () => (await t.mailsTo(mia.email)).map(({ subject }) => subject).filter((one) => one.includes('end'));
  const morning = async () => {
    await tellEndings.run(ownContext(t.world), {});
    await t.work();
    return (await subjects()).length;
  };
  expect(await morning()).toBe(0);
  const days = (count: number) => t.later(count * 24 * 3600 * 1000);
  days(340);
  expect([await morning(), await morning()]).toEqual([1, 1]);
  days(20);
  expect([await morning(), await morning()]).toEqual([2, 2]);
  days(6);
  expect([await morning(), await morning()]).toEqual([3, 3]);
  expect((await subjects())[0]).toBe('Your closeup has ended');
});
