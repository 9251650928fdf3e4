import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { business, businessFiles } from '@vitrine/contract/companies/business.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aac, h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const { world, as, work } = await startWorld();
const company = await givenCompany(world);
const recruiter = await as(company.owner.id);
const anyone = await as();
const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-captions-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let movie: Blob;
let recording: Blob;
beforeAll(() => {
  movie = new Blob([fs.readFileSync(record(folder, 'a.mov', { ...h264, ...aac }))]);
  recording = new Blob([fs.readFileSync(record(folder, 'b.webm', { ...vp8, ...opus }))]);
});

/** A job code with a welcome, and how it is shown. */
async function givenWelcome(file = movie) {
  const { id, bookingId } = await givenJobCode(recruiter);
  const { welcomeVideo } = await recruiter(jobCodeVideos.uploadWelcome, { id, file });
  return { id, bookingId, link: welcomeVideo?.url ?? '' };
}

async function write(link: string, text: string, language: 'en' | 'de' = 'en', call = recruiter) {
  const { film, items } = await call(filmCaptions.edited, { link });
  const changedAt = items.find((one) => one.language === language)?.changedAt ?? null;
  return call(filmCaptions.save, { film, language, text, changedAt, seconds: 2 });
}

const shownBy = async (link: string, call = anyone) =>
  (await call(filmCaptions.shown, { link })).items.map(({ language, words }) => `${language}: ${textOf(words)}`);

const stored = () => world.db.selectFrom('film_caption').selectAll().execute();

test('whoever may see a welcome video reads its captions, in the interview, in every language they were written in', async () => {
  const { id, link } = await givenWelcome();
  await recruiter(jobCodeEditing.publish, { id });
  expect(await shownBy(link)).toEqual([]);
  await write(link, '[0:01] Welcome to us');
  await write(link, '[0:01] Willkommen bei uns', 'de');
  const { welcomeVideo } = await anyone(interview.landing, { jobcodeId: id });
  expect(await shownBy(welcomeVideo?.url ?? '')).toEqual(['de: Willkommen bei uns', 'en: Welcome to us']);
  const [german] = (await anyone(filmCaptions.shown, { link: welcomeVideo?.url ?? '' })).items;
  expect(german?.words[0]).toMatchObject({ text: 'Willkommen', start: 1, line: true });
  await write(link, '', 'de');
  expect(await shownBy(link)).toEqual(['en: Welcome to us']);
});

test('captions hang on the film: a copy of the job code shows them, and they go with the last that shows it', async () => {
  const { id } = await givenJobCode(recruiter);
  const { questions } = await recruiter(jobCodeVideos.upload, { id, fileIndex: 0, file: movie });
  await write(questions[0]?.video?.url ?? '', 'Why us?');
  const copy = await recruiter(jobCodeEditing.create, { copyOf: id });
  const copied = copy.questions[0]?.video?.url ?? '';
  expect(await shownBy(copied)).toEqual(['en: Why us?']);
  await recruiter(jobCodeVideos.remove, { id, fileIndex: 0 });
  expect(await shownBy(copied)).toEqual(['en: Why us?']);
  await recruiter(jobCodeVideos.remove, { id: copy.id, fileIndex: 0 });
  expect((await stored()).map(({ words }) => JSON.stringify(words)).filter((one) => one.includes('Why'))).toEqual([]);
});

test('who began to write before a film was made anew for every browser loses nothing', async () => {
  const { id, bookingId, link } = await givenWelcome(recording);
  const { film } = await recruiter(filmCaptions.edited, { link });
  await write(link, 'Before');
  await work();
  const { welcomeVideo } = await recruiter(jobCodeLookup.byBooking, { bookingId });
  expect(await shownBy(welcomeVideo?.url ?? '')).toEqual(['en: Before']);
  const { changedAt = null } = (await recruiter(filmCaptions.edited, { film })).items[0] ?? {};
  await recruiter(filmCaptions.save, { film, language: 'en', text: 'Behind', changedAt, seconds: 2 });
  expect(await shownBy(welcomeVideo?.url ?? '')).toEqual(['en: Behind']);
  expect(await shownBy(link)).toEqual(['en: Behind']);
  await recruiter(jobCodeVideos.removeWelcome, { id });
  expect(await world.db.selectFrom('renewed_film').selectAll().execute()).toEqual([]);
});

test('a video on the page of a company has captions, also before the page names it', async () => {
  const { name, url } = await recruiter(businessFiles.video, { file: movie });
  await write(url, '[0:00] Our bakery');
  const inside = [{ id: world.newId(), kind: 'video' as const, media: name, caption: '' }];
  await recruiter(business.update, { aboutUs: 'We bake', inside, published: true });
  const page = await anyone(business.candidate, { companyId: company.companyId });
  expect(await shownBy(page.inside[0]?.url ?? '')).toEqual(['en: Our bakery']);
});

test('a file of captions is taken with its seconds, and one with faults is refused line by line', async () => {
  const { link } = await givenWelcome();
  await write(link, 'WEBVTT\n\n00:00.250 --> 00:01.500\nWe bake\n');
  const [first] = (await anyone(filmCaptions.shown, { link })).items;
  expect(first?.words).toEqual([
    { text: 'We', start: 0.25, end: expect.any(Number), line: true },
    { text: 'bake', start: expect.any(Number), end: 1.5, guessed: true },
  ]);
  const errors = [
    { field: 'text', message: expect.stringContaining('Line 3: it ends before it begins') },
    { field: 'text', message: expect.stringContaining('Line 6: it begins after the end') },
  ];
  const wrong = 'WEBVTT\n\n00:01.000 --> 00:00.500\nWe\n\n00:09.000 --> 00:10.000\nbake\n';
  await expect(write(link, wrong)).rejects.toMatchObject({ problem: { code: 'invalid', errors } });
  expect(await shownBy(link)).toEqual(['en: We bake']);
});

test('who has not seen what a colleague wrote does not write over it', async () => {
  const { link } = await givenWelcome();
  const { film } = await recruiter(filmCaptions.edited, { link });
  const begun = { film, language: 'en' as const, changedAt: null, seconds: 2 };
  const both = await Promise.allSettled(['One', 'Other'].map((text) => recruiter(filmCaptions.save, { ...begun, text })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(recruiter(filmCaptions.save, { ...begun, text: 'Third' })).rejects.toEqual(code('changed-elsewhere'));
});

test('nobody else writes captions: other companies, candidates, hiring managers, visitors', async () => {
  const { id, bookingId, link } = await givenWelcome();
  await recruiter(jobCodeEditing.publish, { id });
  const { film } = await recruiter(filmCaptions.edited, { link });
  const taken = { film, language: 'en' as const, text: 'Mine now', changedAt: null, seconds: 2 };
  const strangers = [await as((await givenCompany(world)).owner.id), await as((await givenCandidate(world)).id)];
  for (const stranger of strangers) {
    await expect(stranger(filmCaptions.save, taken)).rejects.toEqual(code('not-found'));
    await expect(stranger(filmCaptions.edited, { film })).rejects.toEqual(code('not-found'));
    await expect(stranger(filmCaptions.transcribe, { film, language: 'en' })).rejects.toEqual(code('not-found'));
  }
  const manager = await as((await givenHiringManager(world, company.companyId, [bookingId])).id);
  await expect(manager(filmCaptions.save, taken)).rejects.toEqual(code('not-allowed'));
  await expect(anyone(filmCaptions.save, taken)).rejects.toEqual(code('not-signed-in'));
  await expect(anyone(filmCaptions.shown, { link: `${link}x` })).rejects.toEqual(code('not-found'));
  await expect(anyone(filmCaptions.shown, { link: film })).rejects.toEqual(code('not-found'));
});

test('where no program is set up none is offered', async () => {
  const { link } = await givenWelcome();
  const { film, place } = await recruiter(filmCaptions.edited, { link });
  expect(place).toBeNull();
  await expect(recruiter(filmCaptions.transcribe, { film, language: 'en' })).rejects.toEqual(code('not-found'));
});
