import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileMoving } from '@vitrine/contract/candidates/import-export.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { beforeAll, expect, test } from 'vitest';
import { opus, record, vp8 } from '../../../../test/recordings.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { headsOf } from '../../portal/page-metadata.ts';
import { aPdf, aPost } from '../fixtures.ts';

let t: TestWorld;
let recruiter: Call;
let owner: { id: string };
let stranger: Call;
let nobody: Call;
beforeAll(async () => {
  t = await startWorld();
  owner = (await givenCompany(t.world, 'Lindenhof')).owner;
  recruiter = await t.as(owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  nobody = await t.as();
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

async function candidate() {
  const person = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Held' });
  const call = await t.as(person.id);
  await call(profile.update, { about: 'Long doughs', cTelephone: '+33 1 11 22 33 44', DOB: '1994-05-17', cAddress: 'Lyon' });
  return { ...person, call };
}
/** What the server says about the public page before any script runs. */
const headOf = (id: string) => headsOf(t.world)({ query: {}, headers: {} } as never, `/profile/${id}`);
const tokenOf = (state: { link: { url: string } | null }) => state.link?.url.split('#')[1] ?? '';

test('a private profile is like none; a public one is there for everybody, without what is personal', async () => {
  const mia = await candidate();
  await expect(nobody(profileViewing.shared, { candidate_id: mia.id })).rejects.toEqual(code('not-found'));
  const state = await mia.call(profileSharing.share, { profileSharing: 'public' });
  expect(state.publicUrl).toBe(`http://vitrine.test/profile/${mia.id}`);
  const seen = await nobody(profileViewing.shared, { candidate_id: mia.id });
  expect(seen).toMatchObject({ about: 'Long doughs', email: null, DOB: null, cTelephone: null, cAddress: null, profileSharing: 'public' });
  expect(await headOf(mia.id)).toMatchObject({ title: 'Mia Held · Vitrine', noindex: true });
  await mia.call(profileSharing.share, { showContact: true });
  expect(await nobody(profileViewing.shared, { candidate_id: mia.id })).toMatchObject({ email: mia.email, DOB: '1994-05-17' });
  await mia.call(profile.update, { profileSharing: 'private' });
  await expect(nobody(profileViewing.shared, { candidate_id: mia.id })).rejects.toEqual(code('not-found'));
  expect(await headOf(mia.id)).toBeUndefined();
});

test('a link opens the profile until it is taken back, replaced, or has expired', async () => {
  const mia = await candidate();
  await mia.call(profileDocuments.create, { kind: 'cv', file: aPdf() });
  const first = tokenOf(await mia.call(profileSharing.share, { profileSharing: 'link' }));
  const seen = await nobody(profileViewing.shared, { token: first });
  expect(seen).toMatchObject({ id: mia.id, profileSharing: 'link', documents: [{ kind: 'cv' }] });
  await expect(nobody(profileViewing.shared, { candidate_id: mia.id })).rejects.toEqual(code('not-found'));
  expect((await mia.call(profileSharing.state, {})).views).toHaveLength(1);
  await mia.call(profileSharing.share, { showDocuments: false });
  expect((await nobody(profileViewing.shared, { token: first })).documents).toEqual([]);
  const second = tokenOf(await mia.call(profileSharing.newLink, { days: 7 }));
  await expect(nobody(profileViewing.shared, { token: first })).rejects.toEqual(code('link-expired'));
  await expect(nobody(profileViewing.shared, { token: 'x'.repeat(43) })).rejects.toEqual(code('link-expired'));
  expect((await nobody(profileViewing.shared, { token: second })).id).toBe(mia.id);
  await mia.call(profileSharing.share, { showDocuments: true });
  const opened = (await nobody(profileViewing.shared, { token: second })).documents[0]?.url ?? '';
  expect((await t.app.inject({ url: opened })).statusCode).toBe(200);
  const after = await mia.call(profileSharing.takeBack, {});
  expect(after).toMatchObject({ profileSharing: 'private', link: null });
  await expect(nobody(profileViewing.shared, { token: second })).rejects.toEqual(code('link-expired'));
  expect((await t.app.inject({ url: opened })).statusCode).toBe(410);
  const third = tokenOf(await mia.call(profileSharing.newLink, { days: 1 }));
  t.later(2 * day);
  await expect(nobody(profileViewing.shared, { token: third })).rejects.toEqual(code('link-expired'));
});

test('recruiters see who applied to them, opened their invitation or was added by them; others do not exist for them', async () => {
  const job = await givenJobCode(recruiter);
  const mia = await candidate();
  const query = { candidate_id: mia.id };
  await expect(recruiter(profileViewing.byId, query)).rejects.toEqual(code('not-found'));
  await givenApplication(t.world, job.bookingId, mia.id);
  const seen = await recruiter(profileViewing.byId, { ...query, bookingid: job.bookingId });
  expect(seen).toMatchObject({ email: mia.email, numberOfInterviewDone: 1, application: { bookingId: job.bookingId, status: 'New' } });
  expect((await recruiter(profileViewing.details, query)).applications).toHaveLength(1);
  await expect(recruiter(profileViewing.byId, { ...query, bookingid: 'zzzz99' })).rejects.toEqual(code('not-found'));
  for (const call of [profileViewing.byId, profileViewing.details, dossiers.read, dossiers.pdf])
    await expect(stranger(call, query)).rejects.toEqual(code('not-found'));
  const other = await candidate();
  await expect(other.call(profileViewing.byId, query)).rejects.toEqual(code('not-found'));
  await expect(other.call(dossiers.read, query)).rejects.toEqual(code('not-found'));
  expect((await other.call(profileViewing.byId, {})).id).toBe(other.id);
  const { candidate_id } = await recruiter(profile.create, { email: 'added@mail.test', firstName: 'Ada', lastName: 'Vogt' });
  expect(await recruiter(profileViewing.details, { candidate_id })).toMatchObject({ firstName: 'Ada', addedByUs: true });
  await expect(stranger(profileViewing.details, { candidate_id })).rejects.toEqual(code('not-found'));
});

test('through whose sign-up somebody came is told to the person and to that company alone', async () => {
  const { companyId, owner: boss } = await givenCompany(t.world, 'Hofladen');
  const mia = await candidate();
  await t.world.db.updateTable('account').set({ corporate_company_id: companyId }).where('id', '=', mia.id).execute();
  const own = await t.as(boss.id);
  for (const call of [own, recruiter]) await givenApplication(t.world, (await givenJobCode(call)).bookingId, mia.id);
  await mia.call(profileSharing.share, { profileSharing: 'public' });
  const told = { corporateInfo: { companyId, companyName: 'Hofladen' }, corporateIdentityCandidate: companyId };
  const untold = { corporateInfo: null, corporateIdentityCandidate: null };
  const query = { candidate_id: mia.id };
  expect(await mia.call(profile.own, {})).toMatchObject(told);
  expect(await own(profileViewing.byId, query)).toMatchObject(told);
  expect(await recruiter(profileViewing.byId, query)).toMatchObject(untold);
  expect(await nobody(profileViewing.shared, query)).toMatchObject(untold);
});

test('looks count once per viewer and day, the own ones not at all, and are noted', async () => {
  const job = await givenJobCode(recruiter);
  const mia = await candidate();
  await givenApplication(t.world, job.bookingId, mia.id);
  await mia.call(profileSharing.share, { profileSharing: 'public' });
  const query = { candidate_id: mia.id };
  for (let look = 0; look < 2; look += 1) {
    await recruiter(profileViewing.byId, query);
    await nobody(profileViewing.shared, query);
    await mia.call(profileViewing.shared, query);
    await nobody(profileViewing.sawVideo, query);
  }
  expect(await mia.call(profile.own, {})).toMatchObject({ cProfileView: 2, cProfileVideoView: 1 });
  await mia.call(profile.update, { cProfileView: 99 } as object);
  t.later(day);
  await nobody(profileViewing.shared, query);
  expect((await mia.call(profile.own, {})).cProfileView).toBe(3);
  const rows = await t.world.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'action', 'object'])
    .where('object', '=', 'profile')
    .execute();
  expect(rows).toContainEqual({ actor_kind: 'Recruiter', action: 'seen', object: 'profile' });
  expect(rows).toContainEqual({ actor_kind: 'link', action: 'seen', object: 'profile' });
});

const fileOf = (text: string) => new Blob([text], { type: 'application/json' });
const resume = JSON.stringify({
  basics: { name: 'Mia Sophie Held', label: 'Baker', phone: '+1', summary: 'New words', location: { city: 'Paris', postalCode: '75001' } },
  work: [
    { name: 'Mühle', position: 'Baker', startDate: '2021-03', highlights: ['Doughs', 'Shops'] },
    { company: 'Alte Post', position: 'Waiter', startDate: '2018', endDate: '2019' },
    { name: 'No date', position: 'Nothing' },
    'not an entry',
  ],
  education: [{ institution: 'Lycée', area: 'Sciences', studyType: 'A level', startDate: '2009-09-01', endDate: '2012-06-30' }],
  skills: [{ name: 'Baking', keywords: ['Sourdough', 'baking'] }],
  languages: [
    { language: 'Français', fluency: 'Native speaker' },
    { language: 'deutsch', fluency: 'C1' },
    { language: 'Klingon', fluency: 'Fluent' },
  ],
  awards: [{ title: 'Golden Croissant', date: '2022' }],
  projects: [{ name: 'An oven of clay' }, 'not an entry'],
});

test('a JSON Resume is shown before it is taken, and overwrites only what was named', async () => {
  const mia = await candidate();
  const seen = await mia.call(profileMoving.preview, { file: fileOf(resume) });
  expect(seen.fields).toContainEqual({ field: 'about', now: 'Long doughs', found: 'New words' });
  expect(seen.experiences).toMatchObject([
    {
      title: 'Baker',
      employer: 'Mühle',
      description: '• Doughs\n• Shops',
      fromMonth: 3,
      fromYear: 2021,
      toMonth: -1,
      toYear: -1,
      known: false,
    },
    { title: 'Waiter', employer: 'Alte Post', fromMonth: 1, fromYear: 2018, toMonth: 12, toYear: 2019 },
  ]);
  expect(seen.educations).toMatchObject([{ school: 'Lycée', course: 'Sciences', graduation: 'A level', toMonth: 6 }]);
  expect(seen.skills.map(({ name }) => name)).toEqual(['baking', 'Sourdough']);
  expect(seen.languages.map(({ language, level }) => [language, level])).toEqual([
    ['French', 'native'],
    ['German', 'fluent'],
  ]);
  expect(seen.left).toEqual(['Nothing', 'Klingon', 'Golden Croissant', 'An oven of clay', '?']);
  const taken = await mia.call(profileMoving.take, {
    file: fileOf(resume),
    fields: ['profession'],
    experiences: [0],
    skills: [0, 1],
    languages: [1],
  });
  expect(taken).toMatchObject({ about: 'Long doughs', profession: 'Baker', firstName: 'Mia', experiences: [{ title: 'Baker' }] });
  expect((await mia.call(profileMoving.preview, { file: fileOf(resume) })).experiences.map((one) => one.known)).toEqual([true, false]);
  for (const wrong of ['{"a": 1}', '[1, 2]', 'hello', '{"work":1}x'])
    await expect(mia.call(profileMoving.preview, { file: fileOf(wrong) })).rejects.toEqual(code('not-a-resume'));
});

test('what is exported as JSON Resume makes the same profile elsewhere', async () => {
  const [mia, ben] = [await candidate(), await candidate()];
  await mia.call(profileEntries.insertExperience, aPost({ description: 'Doughs', place: 'Wien' }));
  await mia.call(profileEntries.insertEducation, {
    school: 'Guild of bakers',
    course: 'Long doughs',
    graduation: 'Master craftsman',
    fromMonth: 9,
    fromYear: 2016,
    toMonth: 6,
    toYear: 2018,
  });
  await mia.call(profileEntries.insertLanguage, { language: 'Polish', level: 'conversational' });
  await mia.call(profileEntries.insertSkill, { name: 'HACCP' });
  const { resume } = await mia.call(profileMoving.exportResume, {});
  const places = { experiences: [0], educations: [0], skills: [0], languages: [0] };
  const made = await ben.call(profileMoving.take, { file: fileOf(JSON.stringify(resume)), ...places });
  const bare = (all: { id: string }[]) => all.map(({ id: _id, ...rest }) => rest);
  const own = await mia.call(profile.own, {});
  expect(own.educations).toMatchObject([{ fromMonth: 9, toMonth: 6, toYear: 2018 }]);
  expect([bare(made.experiences), bare(made.educations), bare(made.skills), bare(made.languages)]).toEqual([
    bare(own.experiences),
    bare(own.educations),
    bare(own.skills),
    bare(own.languages),
  ]);
});

test('profile and dossier are PDF files behind a link that ends with the session', async () => {
  const job = await givenJobCode(recruiter);
  const mia = await candidate();
  await givenApplication(t.world, job.bookingId, mia.id);
  await recruiter(dossiers.comment, { candidate_id: mia.id, comment: 'Calm and exact' });
  const read = await recruiter(dossiers.read, { candidate_id: mia.id });
  expect(read).toMatchObject({ comment: 'Calm and exact', interviews: [{ companyName: 'Lindenhof' }] });
  expect((await mia.call(dossiers.read, {})).comment).toBe('');
  for (const { url } of [await mia.call(profileMoving.exportPdf, {}), await recruiter(dossiers.pdf, { candidate_id: mia.id })]) {
    const file = await t.app.inject({ url });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await t.app.inject({ url: `${url.slice(0, -2)}xx` })).statusCode).toBe(404);
  }
  const { url } = await mia.call(profileMoving.exportPdf, {});
  t.later(11 * minute);
  expect((await t.app.inject({ url })).statusCode).toBe(410);
});

test('a profile video is sent as a form or to a link of a quarter of an hour, made for every browser, and removed (R027, R164, R178)', async () => {
  const mia = await candidate();
  const film = record(fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-film-')), 'film.webm', { ...vp8, ...opus });
  const file = new Blob([fs.readFileSync(film)], { type: 'video/webm' });
  fs.rmSync(path.dirname(film), { recursive: true });
  const asked = await mia.call(profileVideos.upload, { uploadLink: true });
  const link = asked.uploadLink?.split('/').at(-1) ?? '';
  expect((await nobody(profileVideos.uploadByLink, { link, file })).profileVideo?.seconds).toBeGreaterThan(0);
  await expect(nobody(profileVideos.uploadByLink, { link: `${link}x`, file })).rejects.toEqual(code('link-expired'));
  const former = await mia.call(profile.own, {});
  await mia.call(profileVideos.upload, { questionNo: 1, file });
  await t.work();
  expect((await t.app.inject({ url: former.cProfileVideo ?? '' })).statusCode).toBe(404);
  const now = await mia.call(profile.own, {});
  expect(now.profileVideo?.ready).toBe(true);
  expect((await t.app.inject({ url: now.cProfileVideo ?? '' })).statusCode).toBe(200);
  const removed = await mia.call(profileVideos.remove, {});
  expect([removed.profileVideo, removed.cProfileVideo]).toEqual([null, null]);
  await t.work();
  expect((await t.app.inject({ url: now.cProfileVideo ?? '' })).statusCode).toBe(404);
  t.later(16 * minute);
  await expect(nobody(profileVideos.uploadByLink, { link, file })).rejects.toEqual(code('link-expired'));
  await expect(recruiter(profileVideos.upload, { file })).rejects.toEqual(code('not-allowed'));
  await expect(mia.call(profileVideos.upload, { file: new Blob(['no video']) })).rejects.toEqual(code('wrong-file-type'));
});

test('a profile video answers several questions, up to the last one', async () => {
  const mia = await candidate();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-film-'));
  const file = new Blob([fs.readFileSync(record(folder, 'film.webm', { ...vp8, ...opus }))]);
  fs.rmSync(folder, { recursive: true });
  const answered = async () => (await mia.call(profile.own, {})).profileVideos.map((one) => [one.questionNo, one.ready]);
  const stored = async () => (await t.world.files.list('profile-videos/')).length;
  const before = await stored();
  for (const questionNo of [1, 2, 3]) await mia.call(profileVideos.upload, { questionNo, file });
  expect(await answered()).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
  const files = await stored();
  await mia.call(profileVideos.upload, { questionNo: 3, file });
  await t.work();
  expect(await stored()).toBe(files);
  expect((await answered()).map(([, ready]) => ready)).toEqual([true, true, true]);
  // the same by a link that stands for one question
  const { uploadLink } = await mia.call(profileVideos.upload, { questionNo: 2, isLastAnswer: true, uploadLink: true });
  await nobody(profileVideos.uploadByLink, { link: uploadLink?.split('/').at(-1) ?? '', file });
  expect((await answered()).map(([questionNo]) => questionNo)).toEqual([1, 2]);
  expect((await mia.call(profileVideos.remove, {})).profileVideos).toEqual([]);
  await t.work();
  expect(await stored()).toBe(before);
  await expect(mia.call(profileVideos.upload, { questionNo: 21, file })).rejects.toEqual(code('invalid'));
});
