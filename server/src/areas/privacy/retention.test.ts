import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { day } from '@vitrine/contract/durations.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { expect, test } from 'vitest';
import { aac, h264, record } from '../../../test/recordings.ts';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { jobKinds } from '../../app.ts';
import { tidyUp } from '../../platform/cleanup.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

const t = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-retention-'));
const video = new Blob([fs.readFileSync(record(folder, 'answer.mp4', { ...h264, ...aac }, 1))], { type: 'video/mp4' });
fs.rmSync(folder, { recursive: true });

/** What happens every night. */
async function night() {
  const nightly = ['ask-before-retention', 'keep-retention', 'forget-all-left-alone'].map((name) =>
    jobKinds.find((one) => one.name === name),
  );
  for (const one of nightly) await one?.run(ownContext(t.world), {});
  await t.work();
}

async function companyIn(country: 'DE' | 'FR') {
  const { owner, companyId } = await givenCompany(t.world, `Company in ${country}`);
  const recruiter = await t.as(owner.id);
  const limits = { DE: { fileMonths: 6, videoMonths: 3 }, FR: { fileMonths: 6, videoMonths: 3 } }[country];
  await recruiter(retention.save, { country, ...limits });
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?'), aQuestion('Why here?')] });
  return { recruiter, companyId, job, ownerId: owner.id };
}

/** Somebody who answered by video and in words. */
async function answered(job: { id: string; bookingId: string }, lastName: string) {
  const person = await givenCandidate(t.world, { firstName: 'Wilhelmine', lastName });
  const candidate = await t.as(person.id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  await candidate(answers.upload, { bookingId: job.bookingId, questionNo: 1, file: video });
  await candidate(takes.text, { applicationId, questionNo: 2, text: `Words of ${lastName}` });
  await t.work();
  await candidate(interview.submit, { applicationId });
  await t.work();
  return { applicationId, candidate, ...person };
}

/** Somebody who answered, and was refused. */
async function refused(recruiter: Awaited<ReturnType<typeof t.as>>, job: { id: string; bookingId: string }, lastName: string) {
  const person = await answered(job, lastName);
  await recruiter(deciding.setStatus, { ids: [person.applicationId], status: 'Denied' });
  await t.work();
  return person;
}

test('recordings go first, then everything but the figures; what is held stays whole; a receipt says so', async () => {
  const { recruiter, job, ownerId } = await companyIn('DE');
  const gone = await refused(recruiter, job, 'Zwirbelbach');
  const held = await refused(recruiter, job, 'Krautmoser');
  await recruiter(retention.hold, { applicationId: held.applicationId, reason: 'A dispute before the labour court' });
  await expect(recruiter(retention.hold, { applicationId: held.applicationId, reason: 'Again' })).rejects.toEqual(code('already-held'));
  await expect(recruiter(applicants.remove, { id: held.applicationId })).rejects.toEqual(code('application-held'));
  const recorded = (await t.world.files.list('takes/')).length;
  expect(recorded).toBeGreaterThan(0);
  await night();
  expect((await t.world.files.list('takes/')).length).toBe(recorded);

  const ahead = await recruiter(retention.preview, { days: 120 });
  const named = ahead.items.toSorted((one, other) => one.name.localeCompare(other.name));
  expect(named.map((one) => [one.name, one.what, one.held])).toEqual([
    ['Wilhelmine Krautmoser', 'recordings', true],
    ['Wilhelmine Zwirbelbach', 'recordings', false],
  ]);
  expect((await t.world.files.list('takes/')).length).toBe(recorded);

  t.later(95 * day);
  const again = await t.as(gone.id);
  expect((await again(retention.kept, {})).items[0]).toMatchObject({ held: false, longer: null });
  await night();
  expect((await t.world.files.list('takes/')).length).toBe(recorded / 2);
  const after = await tracesOf(t.world, ['Zwirbelbach']);
  expect(after.some((one) => one.includes('Words of') || one.includes('take'))).toBe(true);

  t.later(95 * day);
  await night();
  expect(await tracesOf(t.world, ['Words of Zwirbelbach'])).toEqual([]);
  expect((await tracesOf(t.world, ['Words of Krautmoser'])).length).toBeGreaterThan(0);
  // the session of half a year ago has ended
  const owner = await t.as(ownerId);
  await expect(owner(applicants.one, { id: gone.applicationId })).rejects.toEqual(code('not-found'));
  expect(await owner(applicants.one, { id: held.applicationId })).toMatchObject({ lastName: 'Krautmoser' });
  const { items } = await owner(retention.receipts, {});
  expect(items.map((one) => [one.recordings, one.files, one.held])).toEqual([
    [0, 1, 1],
    [1, 0, 1],
  ]);
  const figures = await t.world.db
    .selectFrom('application')
    .select(['status', 'account_id'])
    .where('id', '=', gone.applicationId)
    .executeTakeFirst();
  expect(figures).toEqual({ status: 'Denied', account_id: null });

  await owner(retention.release, { applicationId: held.applicationId });
  await night();
  expect(await tracesOf(t.world, ['Words of Krautmoser'])).toEqual([]);
  expect(await t.world.files.list('takes/')).toEqual([]);
});

test('in France a candidate is asked, and only a renewed consent prolongs; withdrawn, it ends', async () => {
  const { recruiter, job } = await companyIn('FR');
  const asked = await refused(recruiter, job, 'Lachapelle');
  await refused(recruiter, job, 'Lemuet');
  t.later(160 * day);
  await night();
  expect((await t.mailsTo(asked.email)).map((mail) => mail.subject)).toContain('Should Company in FR keep your application?');
  await night();
  expect((await t.mailsTo(asked.email)).filter((mail) => mail.subject.startsWith('Should'))).toHaveLength(1);
  const candidate = await t.as(asked.id);
  await candidate(retention.keepLonger, { applicationId: asked.applicationId });
  expect((await candidate(retention.kept, {})).items[0]?.longer?.agreed).toBe(true);
  t.later(60 * day);
  await night();
  expect(await tracesOf(t.world, ['Words of Lemuet'])).toEqual([]);
  expect((await tracesOf(t.world, ['Words of Lachapelle'])).length).toBeGreaterThan(0);
  const later = await t.as(asked.id);
  const { consents } = await later(privacy.own, {});
  await later(privacy.withdraw, { id: consents.find((one) => one.purpose === 'retention')?.id ?? '' });
  await night();
  expect(await tracesOf(t.world, ['Words of Lachapelle'])).toEqual([]);
});

test('a name that is left out until judged stays out of what would go and of what is held', async () => {
  const { recruiter, job } = await companyIn('DE');
  await recruiter(blindReview.set, { blindReview: true });
  const { applicationId } = await answered(job, 'Zwirbelbach');
  await recruiter(retention.hold, { applicationId, reason: 'A dispute' });
  const ahead = await recruiter(retention.preview, { days: 365 });
  expect([ahead.items, (await recruiter(retention.holds, {})).items]).toEqual(
    Array(2).fill([expect.objectContaining({ applicationId, name: '', alias: expect.stringMatching(/^[A-Z]\d+$/) })]),
  );
  await recruiter(blindReview.show, { id: applicationId });
  expect((await recruiter(retention.holds, {})).items).toMatchObject([{ name: 'Wilhelmine Zwirbelbach' }]);
});

test('nobody keeps longer than the country allows, only owners choose, and strangers reach nothing', async () => {
  const { recruiter, companyId, job } = await companyIn('DE');
  await expect(recruiter(retention.save, { country: 'DE', fileMonths: 7, videoMonths: 3 })).rejects.toMatchObject({
    problem: { errors: [{ field: 'fileMonths' }] },
  });
  await expect(recruiter(retention.save, { country: 'DE', fileMonths: 2, videoMonths: 3 })).rejects.toMatchObject({
    problem: { errors: [{ field: 'videoMonths' }] },
  });
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  await expect(mate(retention.save, { country: 'DE', fileMonths: 1, videoMonths: 1 })).rejects.toEqual(code('not-allowed'));
  const { applicationId } = await refused(recruiter, job, 'Anderswo');
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(retention.hold, { applicationId, reason: 'Mine' })).rejects.toEqual(code('not-found'));
  await expect(stranger(retention.release, { applicationId })).rejects.toEqual(code('not-found'));
  expect((await stranger(retention.preview, { days: 365 })).items).toEqual([]);
  const other = await t.as((await givenCandidate(t.world)).id);
  await expect(other(retention.keepLonger, { applicationId })).rejects.toEqual(code('not-found'));
});

test('mails are kept for ninety days', async () => {
  const { recruiter, job } = await companyIn('DE');
  const { email } = await refused(recruiter, job, 'Kurzweil');
  expect((await t.mailsTo(email)).length).toBeGreaterThan(0);
  t.later(91 * day);
  await tidyUp.run(ownContext(t.world), {});
  expect(await t.mailsTo(email)).toEqual([]);
});

test('a guest of whom nothing is left is forgotten whole', async () => {
  await givenCandidate(t.world, { guest: true, firstName: 'Adalgunde', email: 'adalgunde@mail.test' });
  await night();
  expect((await tracesOf(t.world, ['adalgunde'])).length).toBeGreaterThan(0);
  t.later(40 * day);
  await night();
  expect(await tracesOf(t.world, ['adalgunde'])).toEqual([]);
});

test('a person whom a company added and who never took the profile over is forgotten after a year', async () => {
  const { recruiter } = await companyIn('DE');
  await recruiter(profile.create, { email: 'gundelinde@mail.test', firstName: 'Gundelinde', lastName: 'Ackerl' });
  t.later(100 * day);
  await night();
  expect((await tracesOf(t.world, ['gundelinde'])).length).toBeGreaterThan(0);
  t.later(300 * day);
  await night();
  expect(await tracesOf(t.world, ['gundelinde'])).toEqual([]);
});

test('until a company chooses, the most that its country allows counts; what its owner chose is seen by its recruiters alone', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Berlin bakery');
  const other = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  const [head, mate] = [await t.as(owner.id), await t.as((await givenTeammate(t.world, companyId)).id)];
  const before = { country: 'DE', fileMonths: 6, videoMonths: 3 };
  for (const call of [head, mate, other]) expect(await call(retention.settings, {})).toEqual(before);
  await expect(mate(retention.save, { country: 'DE', fileMonths: 2, videoMonths: 1 })).rejects.toEqual(code('not-allowed'));
  await head(retention.save, { country: 'FR', fileMonths: 4, videoMonths: 2 });
  for (const call of [head, mate]) expect(await call(retention.settings, {})).toEqual({ country: 'FR', fileMonths: 4, videoMonths: 2 });
  expect(await other(retention.settings, {})).toEqual(before);
});
