import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { company } from '@vitrine/contract/accounts/company.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { profileVideos } from '@vitrine/contract/candidates/video.ts';
import { look } from '@vitrine/contract/companies/branding.ts';
import { businessFiles } from '@vitrine/contract/companies/business.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sourcesBelow } from '../../../../tools/import-rules.ts';
import { aac, h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../../areas/accounts/fixtures.ts';
import { aPdf, aPicture } from '../../areas/candidates/fixtures.ts';
import { givenJobAd } from '../../areas/job-ads/fixtures.ts';
import { givenJobCode } from '../../areas/job-codes/fixtures.ts';
import { atomically } from '../context.ts';
import { storingFiles } from './stored-files.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-stored-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const movie = new File([fs.readFileSync(record(folder, 'a.mp4', { ...h264, ...aac }, 1))], 'a.mp4');
const recording = new Blob([fs.readFileSync(record(folder, 'b.webm', { ...vp8, ...opus }, 1))]);
const font = new Blob([fs.readFileSync('node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2')]);

let recruiter: Call;
let candidate: Call;
let bookingId = '';
let jobCodeId = '';
beforeAll(async () => {
  recruiter = await t.as((await givenCompany(t.world)).owner.id);
  candidate = await t.as((await givenCandidate(t.world)).id);
  ({ bookingId } = await givenJobAd(recruiter));
  jobCodeId = (await givenJobCode(recruiter)).id;
});

const stored = async () => (await t.world.files.list('')).map(({ name }) => name);

/** While it lasts, no transaction that writes this table can be committed. */
async function withBrokenCommit(table: string, work: () => Promise<unknown>) {
  await sql`create function breaks() returns trigger language plpgsql as $$ begin raise exception 'broken commit'; end $$`.execute(
    t.world.db,
  );
  await sql`create constraint trigger breaks after insert or update or delete on ${sql.table(table)} deferrable initially deferred
    for each row execute function breaks()`.execute(t.world.db);
  await work();
  await sql`drop function breaks() cascade`.execute(t.world.db);
}

interface Shown {
  what: string;
  table: string;
  /** How many files one of them is. */
  files: number;
  put: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}
const shown: Shown[] = [
  {
    what: 'a logo',
    table: 'company',
    files: 1,
    put: () => recruiter(company.updateLogo, { file: aPicture() }),
    remove: () => recruiter(company.deleteLogo, {}),
  },
  {
    what: 'the picture of a recruiter',
    table: 'account',
    files: 1,
    put: () => recruiter(company.profilePic, { file: aPicture() }),
    remove: () => recruiter(company.profilePic, { delete: true }),
  },
  {
    what: 'the picture of a candidate',
    table: 'account',
    files: 1,
    put: () => candidate(profile.update, { file: aPicture() }),
    remove: () => candidate(profile.removePicture, {}),
  },
  {
    what: 'the picture of a job ad',
    table: 'job_ad',
    files: 1,
    put: () => recruiter(jobAdEditing.uploadThumbnail, { bookingId, file: aPicture() }),
    remove: () => recruiter(jobAdEditing.deleteThumbnail, { bookingId }),
  },
  {
    what: 'the font of a company',
    table: 'company_look',
    files: 1,
    put: () => recruiter(look.uploadFont, { file: font }),
    remove: () => recruiter(look.removeFont, {}),
  },
  {
    what: 'the video of a profile',
    table: 'candidate_profile',
    files: 2,
    put: () => candidate(profileVideos.upload, { file: movie }),
    remove: () => candidate(profileVideos.remove, {}),
  },
  {
    what: 'the video of a question',
    table: 'job_code',
    files: 2,
    put: () => recruiter(jobCodeVideos.upload, { id: jobCodeId, fileIndex: 0, file: movie }),
    remove: () => recruiter(jobCodeVideos.remove, { id: jobCodeId, fileIndex: 0 }),
  },
  {
    what: 'a welcome that was made anew for every browser',
    table: 'job_code',
    files: 2,
    put: () => recruiter(jobCodeVideos.uploadWelcome, { id: jobCodeId, file: recording }),
    remove: () => recruiter(jobCodeVideos.removeWelcome, { id: jobCodeId }),
  },
];

describe.each(shown)('$what', ({ table, files, put, remove }) => {
  it('stays when the transaction that replaces or removes it fails, and nothing is left over', async () => {
    await put();
    await t.work();
    const before = await stored();
    await withBrokenCommit(table, async () => {
      await expect(put()).rejects.toThrow();
      await expect(remove()).rejects.toThrow();
    });
    await t.work();
    expect(await stored()).toEqual(before);
  });

  it('goes when it was replaced or removed', async () => {
    const before = await stored();
    await put();
    await t.work();
    const after = await stored();
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => !before.includes(name))).toHaveLength(files);
    await remove();
    await t.work();
    expect(await stored()).toHaveLength(before.length - files);
  });
});

test('a copied ad has a picture of its own, and none is left over where the copy cannot be written', async () => {
  const ad = await givenJobAd(recruiter);
  await recruiter(jobAdEditing.uploadThumbnail, { bookingId: ad.bookingId, file: aPicture() });
  const before = await stored();
  await withBrokenCommit('job_ad', () => expect(recruiter(jobAdEditing.create, { copyOf: ad.bookingId })).rejects.toThrow());
  expect(await stored()).toEqual(before);
  await recruiter(jobAdEditing.create, { copyOf: ad.bookingId });
  expect(await stored()).toHaveLength(before.length + 1);
});

test('what was uploaded and cannot be written down is not left over', async () => {
  const before = await stored();
  await withBrokenCommit('candidate_document', () =>
    expect(candidate(profileDocuments.create, { kind: 'cv', file: aPdf() })).rejects.toThrow(),
  );
  await withBrokenCommit('company_file', async () => {
    await expect(recruiter(businessFiles.picture, { file: aPicture() })).rejects.toThrow();
    await expect(recruiter(businessFiles.video, { file: movie })).rejects.toThrow();
  });
  expect(await stored()).toEqual(before);
});

test('what a program stored that was killed before it was named goes two days later, and what is named stays', async () => {
  await recruiter(company.updateLogo, { file: aPicture() });
  const before = await stored();
  const hanging = new Promise<void>((begun) => {
    void storingFiles(t.world, async (ctx) => {
      await ctx.files.put('spare/killed', new Uint8Array(1));
      begun();
      await new Promise(() => undefined);
    });
  });
  await hanging;
  const tidy = async (passed: number) => {
    t.later(passed);
    await t.world.jobs.enqueue(t.world.db, 'tidy-up', {}, undefined, undefined);
    await t.work();
  };
  await tidy(day);
  expect(await stored()).toContain('spare/killed');
  await tidy(day + hour);
  expect(await stored()).toEqual(before);
});

test('whoever stores files and names them in no transaction is told so, and the files stay', async () => {
  const storing = storingFiles(t.world, (ctx) => ctx.files.put('spare/alone', new Uint8Array(1)));
  await expect(storing).rejects.toThrow('named in a transaction');
  expect(await stored()).toContain('spare/alone');
  expect(await t.world.db.selectFrom('unnamed_file').selectAll().execute()).toEqual([]);
});

test('no file is stored inside an open transaction', async () => {
  const storing = atomically(t.world, (ctx) => storingFiles(ctx, (ctx) => ctx.files.put('spare/a', new Uint8Array(1))));
  await expect(storing).rejects.toThrow('before a transaction opens');
});

/** Who removes files at once, and why that loses nothing. */
const removers: Record<string, string> = {
  'server/src/platform/files/stored-files.ts':
    'the job, after the transaction that let go of them; and what was stored for one that failed',
  'server/src/areas/interviews/takes/piece-store.ts': 'a piece that the ledger has refused, so that no row names it',
  'server/src/areas/operations/looking.ts': 'what was stored to see whether it can be read back',
  'server/src/areas/transcripts/machine/engine.ts': 'the recording of a trial, which no row names',
};

test('files are removed only by the job that a transaction orders', () => {
  const product = sourcesBelow('.').filter(({ file }) => file.startsWith('server/src/') && !file.endsWith('.test.ts'));
  const removing = product.filter(({ text }) => /\bfiles\.remove\b|\bremove\b[^}\n]*\} = \w+\.files\b/.test(text)).map(({ file }) => file);
  expect(removing.sort()).toEqual(Object.keys(removers).sort());
});
