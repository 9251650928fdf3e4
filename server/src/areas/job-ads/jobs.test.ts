import { applying } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenJobAd } from './fixtures.ts';

const { world, as } = await startWorld();
const newRecruiter = async () => as((await givenCompany(world)).owner.id);
type Recruiter = Awaited<ReturnType<typeof newRecruiter>>;

const dayIn = (count: number) => new Date(world.now().getTime() + count * day).toISOString().slice(0, 10);
const titles = async (recruiter: Recruiter, asked: Parameters<Recruiter>[1] = {}) =>
  (await recruiter(companyJobs.list, asked)).items.map((one) => one.title);

test('an ad and its interview are one job in the list; either stands there alone as well', async () => {
  const own = await newRecruiter();
  const { id, bookingId } = await givenJobCode(own, { title: 'Night shift questions' });
  await givenJobAd(own, { title: 'Night baker', bookingId });
  await givenJobCode(own, { title: 'Miller' });
  const { items, counts } = await own(companyJobs.list, { order: 'title' });
  expect(counts).toEqual({ open: 2, draft: 0, closed: 0, archived: 0 });
  expect(items).toMatchObject([
    { title: 'Miller', ad: null, jobCode: { state: 'active' } },
    { title: 'Night baker', ad: { state: 'open', location: 'Frankfurt', daysRemaining: 90 }, jobCode: { id, questionCount: 1 } },
  ]);
});

test('a job is open while one of its parts is, closed when none takes anybody any more, and a draft before', async () => {
  const own = await newRecruiter();
  const countsAre = async (expected: object) =>
    expect((await own(companyJobs.list, {})).counts).toEqual({ open: 0, draft: 0, closed: 0, archived: 0, ...expected });
  const { id, bookingId } = await givenJobCode(own, { title: 'Baker', published: false });
  await countsAre({ draft: 1 });
  await givenJobAd(own, { title: 'Baker', bookingId, closingDate: dayIn(2) });
  await countsAre({ open: 1 });
  await world.db.updateTable('job_ad').set({ closes_at: world.now().toISOString() }).where('booking_id', '=', bookingId).execute();
  await countsAre({ closed: 1 });
  await own(jobCodeEditing.publish, { id });
  await countsAre({ open: 1 });
  await own(jobCodeEditing.update, { id, state: 'archived' });
  await countsAre({ closed: 1 });
  await own(jobAdEditing.archive, { bookingId });
  await countsAre({ archived: 1 });
});

test('words find titles and codes of both parts, letter by letter, within this company alone', async () => {
  const own = await newRecruiter();
  const { id, bookingId } = await givenJobCode(own, { title: 'Night shift questions' });
  await givenJobAd(own, { title: '100 % baker', bookingId });
  for (const search of ['0 %', 'SHIFT', id, bookingId.toUpperCase()]) expect(await titles(own, { search })).toEqual(['100 % baker']);
  expect(await titles(own, { search: '_' })).toEqual([]);
  expect(await titles(await newRecruiter(), { search: 'baker' })).toEqual([]);
});

test('the list begins with what one asks for: most unseen, ending first, changed last, or by title', async () => {
  const own = await newRecruiter();
  const plain = await givenJobAd(own, { title: 'Zookeeper' });
  const ending = await givenJobAd(own, { title: 'Baker', closingDate: dayIn(3) });
  const last = await givenJobAd(own, { title: 'Miller' });
  for (const [job, count] of [
    [plain, 2],
    [ending, 1],
  ] as const) {
    for (let one = 0; one < count; one++) {
      await (await as((await givenCandidate(world)).id))(applying.apply, { bookingId: job.bookingId, consent: true });
    }
  }
  expect(await titles(own, { order: 'unseen' })).toEqual(['Zookeeper', 'Baker', 'Miller']);
  expect(await titles(own, { order: 'ending' })).toEqual(['Baker', 'Zookeeper', 'Miller']);
  expect(await titles(own, { order: 'title' })).toEqual(['Baker', 'Miller', 'Zookeeper']);
  await own(jobAdEditing.update, { bookingId: last.bookingId, title: 'Miller by day' });
  expect((await titles(own))[0]).toBe('Miller by day');
});
