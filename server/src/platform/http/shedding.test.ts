import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { givenBegun, listening, uploader } from '../../areas/interviews/fixtures.ts';
import { givenJobCode } from '../../areas/job-codes/fixtures.ts';
import { watchLateness } from '../concurrency/lateness.ts';

const t = await startWorld({ BUSY_AFTER_MS: '250' });
const address = await listening(t.app);
const [recruiterId, candidateId] = [(await givenRecruiter(t.world)).accountId, (await givenPerson(t.world)).accountId];
const [recruiter, candidate, anybody] = [await t.as(recruiterId), await t.as(candidateId), await t.as()];
const job = await givenJobCode(recruiter);
const { applicationId } = await givenBegun(candidate, job.id);

afterEach(() => {
  t.world.late = () => 0;
});

const told = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ problem: { status, code } }: { problem: { status: number; code: string } }) => `${status} ${code}`,
  );

let invited = 0;

/** What becomes of everybody where the least of work takes so many milliseconds. */
async function whereLate(milliseconds: number) {
  t.world.late = () => milliseconds;
  invited += 1;
  const take = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const { patch, head } = uploader(address, take);
  const candidates = [{ email: `somebody${invited}@mail.example` }];
  return {
    search: await told(anybody(jobSearch.search, {})),
    list: await told(recruiter(applicants.byBooking, { bookingId: job.bookingId })),
    invitation: await told(recruiter(invitations.invite, { bookingId: job.bookingId, candidates })),
    health: await told(anybody(about.ready, {})),
    view: await told(candidate(interview.view, { jobcodeId: job.id })),
    piece: [await patch(0, new Uint8Array(1000)), (await head()).offset],
  };
}

const held = { health: 'answered', view: 'answered', piece: [{ status: 204, offset: 1000 }, 1000] };

test('where too much is asked at once, whoever looks for a job is told to come back first, then who reads, then who saves; a recording never', async () => {
  const away = '503 unavailable';
  expect(await whereLate(249)).toEqual({ search: 'answered', list: 'answered', invitation: 'answered', ...held });
  expect(await whereLate(500)).toEqual({ search: away, list: 'answered', invitation: 'answered', ...held });
  expect(await whereLate(1000)).toEqual({ search: away, list: away, invitation: 'answered', ...held });
  expect(await whereLate(60_000)).toEqual({ search: away, list: away, invitation: away, ...held });
  const { status, headers } = await fetch(`${address}/api/v2/jobad/search`);
  expect([status, Number(headers.get('retry-after')) >= 5]).toEqual([503, true]);
});

test('whoever comes by a link to be interviewed is let in, and a guest reviewer is told to come back no earlier than those who are signed in', async () => {
  const reviewer = () => told(anybody(entering.about, { token: 'none' }));
  t.world.late = () => 500;
  expect(await reviewer()).toMatch(/link-expired/);
  t.world.late = () => 1000;
  expect(await reviewer()).toMatch(/unavailable/);
  t.world.late = () => 60_000;
  const guest = { firstName: 'Gast', lastName: 'Hof', email: 'gast@mail.example', termsAccepted: true as const };
  expect(await told(anybody(registration.guest, { ...guest, jobcodeId: job.id }))).toBe('answered');
  expect(await told(anybody(registration.guestByLink, { token: 'none' }))).toMatch(/link-expired/);
});

test('a line for the database that does not move is noticed by itself, and so is its end; a piece that waited in it is confirmed', async () => {
  const take = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const watch = watchLateness(t.world.db);
  onTestFinished(watch.close);
  t.world.late = watch.now;
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const holding = Array.from({ length: 12 }, () => t.world.db.connection().execute(() => end));
  await expect.poll(watch.now, { timeout: 10_000 }).toBeGreaterThan(1000);
  const piece = uploader(address, take).patch(0, new Uint8Array(1000));
  const { status } = await fetch(`${address}/api/v2/jobad/search`);
  letGo();
  await Promise.all(holding);
  expect(status).toBe(503);
  expect(await piece).toEqual({ status: 204, offset: 1000 });
  await expect.poll(() => told(anybody(jobSearch.search, {})), { timeout: 30_000 }).toBe('answered');
});

test('nobody is told to come back where the operator wants it so', async () => {
  const busyAfter = t.world.config.busyAfter;
  onTestFinished(() => {
    t.world.config.busyAfter = busyAfter;
  });
  t.world.config.busyAfter = 0;

  expect(await whereLate(60_000)).toEqual({ search: 'answered', list: 'answered', invitation: 'answered', ...held });
});
