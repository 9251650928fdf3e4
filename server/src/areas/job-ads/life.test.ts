import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenJobAd } from './fixtures.ts';

const { world, as, later } = await startWorld();
const someone = await givenCompany(world);
/** Signs in anew for every call: sessions end while the clock moves by months. */
const always =
  ({ id }: { id: string }): Call =>
  async (endpoint, asked) =>
    (await as(id))(endpoint, asked);
const recruiter = always(someone.owner);
const stranger = always((await givenCompany(world, 'Elsewhere')).owner);
const candidate = always(await givenCandidate(world));
const nobody = await as();

const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });
const days = (count: number) => count * day;
const dayIn = (count: number) => new Date(world.now().getTime() + days(count)).toISOString().slice(0, 10);
const seen = (bookingId: string) => nobody(jobAdViewing.byBooking, { bookingId });

test('an ad is open for 90 days, seen until its 180th, and gone after that (R135, R226, R240)', async () => {
  const { bookingId, daysRemaining } = await givenJobAd(recruiter);
  expect(daysRemaining).toBe(90);
  later(days(10));
  expect(await seen(bookingId)).toMatchObject({ state: 'open', daysRemaining: 80 });
  later(days(79));
  expect(await seen(bookingId)).toMatchObject({ state: 'open', daysRemaining: 1 });
  later(days(2));
  expect(await seen(bookingId)).toMatchObject({ state: 'closed', daysRemaining: null });
  later(days(88));
  expect(await seen(bookingId)).toMatchObject({ state: 'closed' });
  later(days(2));
  await expect(seen(bookingId)).rejects.toEqual(code('job-expired'));
  const closed = (await recruiter(companyJobs.list, { state: 'closed' })).items.find((one) => one.bookingId === bookingId);
  expect(closed?.ad).toMatchObject({ state: 'expired', daysRemaining: null });
  expect(await recruiter(jobAdEditing.publish, { bookingId })).toMatchObject({ state: 'open', daysRemaining: 90 });
});

test('publishing an open ad and bringing back one that is not put away change nothing', async () => {
  const { bookingId, publishDate } = await givenJobAd(recruiter);
  later(days(3));
  expect(await recruiter(jobAdEditing.publish, { bookingId })).toMatchObject({ publishDate, daysRemaining: 87 });
  expect(await recruiter(jobAdEditing.unarchive, { bookingId })).toMatchObject({ state: 'open', publishDate });
});

test('a closing date ends applying earlier, and lies in the future', async () => {
  const { bookingId } = await givenJobAd(recruiter, { closingDate: dayIn(5) });
  expect((await seen(bookingId)).daysRemaining).toBeLessThanOrEqual(6);
  later(days(7));
  expect(await seen(bookingId)).toMatchObject({ state: 'closed' });
  await expect(recruiter(jobAdEditing.publish, { bookingId })).rejects.toEqual(code('deadline-passed'));
  await recruiter(jobAdEditing.update, { bookingId, closingDate: null });
  expect(await seen(bookingId)).toMatchObject({ state: 'open' });
  await expect(recruiter(jobAdEditing.update, { bookingId, closingDate: dayIn(-3) })).rejects.toEqual(code('deadline-passed'));
});

test('a draft, one taken back and one put away show themselves to their own company alone', async () => {
  const { bookingId } = await givenJobAd(recruiter, { published: false });
  const hidden = async (problem: string) => {
    for (const caller of [nobody, candidate, stranger])
      await expect(caller(jobAdViewing.byBooking, { bookingId })).rejects.toEqual(code(problem));
    await expect(candidate(jobAdViewing.mark, { bookingId })).rejects.toEqual(code(problem));
    expect(await recruiter(jobAdViewing.byBooking, { bookingId })).toMatchObject({ title: 'Baker' });
  };
  await hidden('not-found');
  await recruiter(jobAdEditing.publish, { bookingId });
  await recruiter(jobAdEditing.unpublish, { bookingId });
  await hidden('not-found');
  await recruiter(jobAdEditing.publish, { bookingId });
  expect(await recruiter(jobAdEditing.archive, { bookingId })).toMatchObject({ state: 'archived' });
  await hidden('job-expired');
  expect(await recruiter(jobAdEditing.unarchive, { bookingId })).toMatchObject({ state: 'draft' });
  await hidden('not-found');
});

test('the jobs of a deactivated company are not there', async () => {
  const gone = await givenCompany(world, 'Gone');
  const { bookingId } = await givenJobAd(await as(gone.owner.id), { title: 'Gone baker' });
  const { bookingId: other } = await givenJobAd(recruiter, { title: 'Like it' });
  expect((await seen(other)).similar.map((one) => one.title)).toContain('Gone baker');
  await world.db.updateTable('company').set({ deactivated_at: world.now().toISOString() }).where('id', '=', gone.companyId).execute();
  await expect(seen(bookingId)).rejects.toEqual(code('not-found'));
  expect((await seen(other)).similar.map((one) => one.title)).not.toContain('Gone baker');
});

test('a job is marked and unmarked, twice each, for oneself alone (R115)', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  for (const isMarked of [true, true]) expect(await candidate(jobAdViewing.mark, { bookingId })).toEqual({ isMarked });
  expect(await candidate(jobAdViewing.byBooking, { bookingId })).toMatchObject({ isMarked: true });
  expect(await seen(bookingId)).toMatchObject({ isMarked: false });
  for (const isMarked of [false, false]) expect(await candidate(jobAdViewing.unmark, { bookingId })).toEqual({ isMarked });
  expect(await candidate(jobAdViewing.byBooking, { bookingId })).toMatchObject({ isMarked: false });
});

test('an ad and a job code share one booking, and part again while nobody has applied', async () => {
  const job = await givenJobCode(recruiter);
  const { bookingId } = await givenJobAd(recruiter);
  const attached = await recruiter(jobAdEditing.attachJobCode, { bookingId, jobCodeId: job.id });
  expect(attached).toMatchObject({ bookingId, jobCode: { id: job.id, state: 'active' } });
  expect(await seen(bookingId)).toMatchObject({ hasJobCode: true, jobCode: job.id });
  await recruiter(jobCodeEditing.update, { id: job.id, state: 'inactive' });
  expect(await seen(bookingId)).toMatchObject({ hasJobCode: false, jobCode: null });
  expect(await recruiter(jobAdEditing.detachJobCode, { bookingId })).toMatchObject({ jobCode: null });
  expect(await recruiter(jobAdEditing.parts, { bookingId })).toEqual({ jobAd: true, jobCode: null });
});

test('a job code that people have answered stays; a draft moves to it, a published ad does not', async () => {
  const job = await givenJobCode(recruiter);
  await world.db
    .insertInto('application')
    .values({
      id: world.newId(),
      account_id: (await givenCandidate(world)).id,
      booking_id: job.bookingId,
      company_id: someone.companyId,
      job_code_id: job.id,
      unique_id: world.newId(),
      status_at: world.now().toISOString(),
      created_at: world.now().toISOString(),
    })
    .execute();
  const published = await givenJobAd(recruiter);
  const inUse = recruiter(jobAdEditing.attachJobCode, { bookingId: published.bookingId, jobCodeId: job.id });
  await expect(inUse).rejects.toEqual(code('job-code-in-use'));
  const draft = await givenJobAd(recruiter, { published: false });
  const moved = await recruiter(jobAdEditing.attachJobCode, { bookingId: draft.bookingId, jobCodeId: job.id });
  expect(moved).toMatchObject({ jobAdId: draft.jobAdId, bookingId: job.bookingId, applicants: 1 });
  await expect(recruiter(jobAdEditing.detachJobCode, { bookingId: job.bookingId })).rejects.toEqual(code('job-code-in-use'));
  expect((await recruiter(applicants.byBooking, { bookingId: job.bookingId })).total).toBe(1);
});

test('deleting a job code leaves the ad under the same booking', async () => {
  const job = await givenJobCode(recruiter, { published: false });
  const { bookingId } = await givenJobAd(recruiter, { bookingId: job.bookingId });
  const again = recruiter(jobAdEditing.create, { bookingId });
  await expect(again).rejects.toEqual(code('booking-taken'));
  await recruiter(jobCodeEditing.remove, { id: job.id });
  expect(await seen(bookingId)).toMatchObject({ title: 'Baker', hasJobCode: false });
});
