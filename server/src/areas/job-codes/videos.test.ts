import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { afterAll, expect, test } from 'vitest';
import { aac, frameTimes, h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from './fixtures.ts';

const { world, app, as, work } = await startWorld();
const recruiter = await as((await givenCompany(world)).owner.id);
const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-clips-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const fileOf = (place: string) => new Blob([fs.readFileSync(place)]);
const movie = fileOf(record(folder, 'a.mov', { ...h264, ...aac }));
const storedClips = async () => (await world.files.list('clips/')).map((one) => one.name);

/** How many pictures the video behind this link has; 15 a second. */
async function picturesOf(url: string | undefined) {
  const place = path.join(folder, 'stored.mp4');
  fs.writeFileSync(place, (await app.inject(url ?? '')).rawPayload);
  return frameTimes(place).length;
}

test('of a recording whose ends were cut only the part between is stored, for a question and for the welcome', async () => {
  const { id } = await givenJobCode(recruiter);
  const long = { file: fileOf(record(folder, 'long.mkv', { ...h264, ...opus }, 5)) };
  const whole = await recruiter(jobCodeVideos.upload, { id, fileIndex: 0, ...long });
  expect(await picturesOf(whole.questions[0]?.video?.url)).toBe(75);
  const cut = await recruiter(jobCodeVideos.upload, { id, fileIndex: 0, trimStart: 1, trimEnd: 3, ...long });
  expect(cut.questions[0]?.video).toMatchObject({ ready: true, poster: expect.any(String) });
  expect(await picturesOf(cut.questions[0]?.video?.url)).toBeOneOf([30, 31]);
  const welcome = await recruiter(jobCodeVideos.uploadWelcome, { id, trimStart: 3, ...long });
  expect(await picturesOf(welcome.welcomeVideo?.url)).toBe(30);
  await expect(recruiter(jobCodeVideos.upload, { id, fileIndex: 0, trimStart: 3, trimEnd: 3, ...long })).rejects.toEqual(code('invalid'));
  await expect(recruiter(jobCodeVideos.upload, { id, fileIndex: 0, trimStart: 60, ...long })).rejects.toEqual(code('broken-video'));
  await work();
});

test('a question gets a video with a poster, by its id or its place, and loses it again with its files', async () => {
  const made = await givenJobCode(recruiter, { questions: [aQuestion('One?'), aQuestion('Two?')] });
  const shown = await recruiter(jobCodeVideos.upload, { id: made.id, fileIndex: 1, file: movie });
  expect(shown.questions[0]?.video).toBeNull();
  expect(shown.questions[1]?.video).toMatchObject({ ready: true, poster: expect.stringContaining('/api/media/') });
  expect(shown.videos).toMatchObject([{ fileIndex: 1 }]);
  const before = await storedClips();
  const questionId = made.questions[1]?.id ?? '';
  const again = await recruiter(jobCodeVideos.upload, { id: made.id, questionId, file: movie });
  expect(again.questions[1]?.video?.key).not.toBe(shown.questions[1]?.video?.key);
  await work();
  expect(await storedClips()).toHaveLength(before.length);
  const without = await recruiter(jobCodeVideos.remove, { id: made.id, questionId });
  expect(without.videos).toEqual([]);
  await work();
  expect(await storedClips()).toHaveLength(before.length - 2);
});

test('what a browser records is shown at once and becomes playable everywhere', async () => {
  const made = await givenJobCode(recruiter);
  const recording = fileOf(record(folder, 'b.webm', { ...vp8, ...opus }));
  const first = await recruiter(jobCodeVideos.uploadWelcome, { id: made.id, file: recording });
  expect(first.welcomeVideo).toMatchObject({ ready: false });
  await work();
  const { welcomeVideo } = await recruiter(jobCodeLookup.byBooking, { bookingId: made.bookingId });
  expect(welcomeVideo?.ready).toBe(true);
  expect(welcomeVideo?.key).toContain('.mp4');
  expect((await recruiter(jobCodeVideos.removeWelcome, { id: made.id })).welcomeVideo).toBeNull();
});

test('a chosen file is MOV, MP4 or M4V by its name as well as by its content (R144)', async () => {
  const { id } = await givenJobCode(recruiter);
  const film = fs.readFileSync(record(folder, 'c.mp4', { ...h264, ...aac }));
  const webm = fs.readFileSync(record(folder, 'd.webm', { ...vp8, ...opus }));
  const upload = (content: Buffer<ArrayBuffer>, name: string) =>
    recruiter(jobCodeVideos.upload, { id, fileIndex: 0, file: new File([content], name) });
  for (const name of ['x.avi', 'x.webm', 'x.mp4.exe'])
    await expect(upload(film as Buffer<ArrayBuffer>, name)).rejects.toEqual(code('wrong-file-type'));
  await expect(upload(webm as Buffer<ArrayBuffer>, 'x.webm')).rejects.toEqual(code('wrong-file-type'));
  for (const name of ['x.mp4', 'IMG_1.MOV', 'x.m4v']) expect((await upload(film as Buffer<ArrayBuffer>, name)).videos).toHaveLength(1);
});

test('only videos that can be read are taken, whatever their names say', async () => {
  const { id } = await givenJobCode(recruiter);
  const upload = (file: Blob) => recruiter(jobCodeVideos.upload, { id, fileIndex: 0, file });
  await expect(upload(new Blob(['#EXTM3U\n/etc/passwd']))).rejects.toEqual(code('wrong-file-type'));
  await expect(upload(new Blob([]))).rejects.toMatchObject({ problem: { status: 415 } });
  const broken = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(5000, 7)]);
  await expect(upload(new Blob([broken]))).rejects.toEqual(code('broken-video'));
});

test('a video that an interview or a copy still shows is kept', async () => {
  const made = await givenJobCode(recruiter);
  await recruiter(jobCodeVideos.upload, { id: made.id, fileIndex: 0, file: movie });
  const copy = await recruiter(jobCodeEditing.create, { copyOf: made.id });
  await work();
  const before = await storedClips();
  await recruiter(jobCodeVideos.remove, { id: made.id, fileIndex: 0 });
  await work();
  expect(await storedClips()).toEqual(before);
  const candidate = await as((await givenCandidate(world)).id);
  await recruiter(jobCodeEditing.publish, { id: copy.id });
  await candidate(applying.applyToBooking, { jobad: '1', bookingid: copy.bookingId });
  const changed = await recruiter(jobCodeVideos.remove, { id: copy.id, fileIndex: 0 });
  expect(changed).toMatchObject({ version: 2, videos: [] });
  await work();
  expect(await storedClips()).toEqual(before);
});
