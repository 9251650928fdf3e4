import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aac, h264, record } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aPicture } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-export-'));
const film = new Blob([fs.readFileSync(record(folder, 'film.mp4', { ...h264, ...aac }, 1))], { type: 'video/mp4' });
fs.rmSync(folder, { recursive: true });
const paper = (name: string) => new File([`%PDF-1.7\n% ${name}\n`], name);

/** The names in the directory at the end of a ZIP, each with the bytes that it takes. */
function entriesOf(zip: Buffer) {
  const entries: { name: string; size: number }[] = [];
  const mark = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 46)) {
    const length = zip.readUInt16LE(at + 28);
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + length), size: zip.readUInt32LE(at + 24) });
  }
  return entries;
}

test('the export holds every file of every area, each under a name of its own', async () => {
  const recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
  const file = { kinds: ['file' as const] };
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Your plan?', file), aQuestion('Your sketch?', file)] });
  const ad = await givenJobAd(recruiter);
  const candidate = await t.as((await givenCandidate(t.world)).id);

  await candidate(profile.update, { file: aPicture() });
  for (const name of ['first.pdf', 'second.pdf', 'second.pdf', 'second (2).pdf', 'First.pdf'])
    await candidate(profileDocuments.create, { kind: 'cv', file: paper(name) });
  await candidate(profileVideos.upload, { file: film });
  await candidate(profileVideos.upload, { questionNo: 2, file: film });
  const documents: string[] = [];
  for (const name of ['letter.pdf', 'reference.pdf'])
    documents.push((await candidate(applying.uploadDocument, { bookingId: ad.bookingId, file: paper(name) })).documentId);
  await candidate(applying.apply, { bookingId: ad.bookingId, consent: true, documents });
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  for (const [index, name] of ['plan.pdf', 'sketch.pdf'].entries())
    await candidate(takes.file, { applicationId, questionNo: index + 1, file: paper(name) });
  await t.work();

  await candidate(privacy.startExport, {});
  await t.work();
  const { url } = await candidate(privacy.exportState, {});
  const entries = entriesOf((await t.app.inject(url ?? '')).rawPayload);
  const today = t.world.now().toISOString().slice(0, 10);
  expect(entries.map(({ name }) => name).toSorted()).toEqual([
    `answers/${today} Lindenhof 1-1.pdf`,
    `answers/${today} Lindenhof 2-1.pdf`,
    'data.html',
    'data.json',
    `documents/${today} letter.pdf`,
    `documents/${today} reference.pdf`,
    'picture.webp',
    'profile/First (2).pdf',
    'profile/first.pdf',
    'profile/second (2) (2).pdf',
    'profile/second (2).pdf',
    'profile/second.pdf',
    'profile/video-2.mp4',
    'profile/video.mp4',
  ]);
  for (const { name, size } of entries) expect(size, name).toBeGreaterThan(10);
});

test('an export is made once the storage is back, however long it was away', async () => {
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const put = t.world.files.put.bind(t.world.files);
  onTestFinished(() => {
    t.world.files.put = put;
  });
  t.world.files.put = () => Promise.reject(new Error('the storage is away'));
  await candidate(privacy.startExport, {});
  /** The next try, after so many. */
  const tried = (times: number) =>
    sql`update pgboss.job set start_after = now(), retry_count = ${times} where name = 'export-data' and state = 'retry'`.execute(
      t.world.db,
    );
  await expect(t.work()).rejects.toThrow('away');
  for (const times of [5, 50]) {
    await tried(times);
    await expect(t.work()).rejects.toThrow('away');
  }
  t.world.files.put = put;
  await tried(51);
  await t.work();
  expect(await candidate(privacy.exportState, {})).toMatchObject({ state: 'ready', url: expect.any(String) });
});
