import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applicantViews, maxSavedViews } from '@vitrine/contract/applicants/views.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

let t: TestWorld;
let companyId: string;
let recruiter: Call;
let job: { id: string; bookingId: string };
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  recruiter = await t.as(company.owner.id);
  job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?', { skippable: true }), aQuestion('Why at night?')] });
});

const code = (name: string) => expect.objectContaining({ problem: expect.objectContaining({ code: name }) });

test('a list says how many of the questions were answered, and nothing of an interview that was not sent yet', async () => {
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const begun = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  await candidate(takes.text, { applicationId: begun.applicationId, questionNo: 2, text: 'It is quiet' });
  const listed = async () => (await recruiter(applicants.byBooking, { bookingId: job.bookingId })).items[0];
  expect(await listed()).toMatchObject({ answered: null, questionCount: 2 });
  await candidate(interview.submit, { applicationId: begun.applicationId });
  expect(await listed()).toMatchObject({ answered: 1, questionCount: 2 });
});

test('what was sent stands before what is still being made, from either end', async () => {
  const begin = async () => {
    const candidate = await t.as((await givenCandidate(t.world)).id);
    return { candidate, id: (await candidate(interview.begin, { jobcodeId: job.id, consent: true })).applicationId };
  };
  const [first, second, begun] = [await begin(), await begin(), await begin()];
  for (const { candidate, id } of [first, second]) {
    await candidate(takes.text, { applicationId: id, questionNo: 2, text: 'It is quiet' });
    await candidate(interview.submit, { applicationId: id });
  }
  const listed = async (sort: 'Recent' | 'Oldest') =>
    (await recruiter(applicants.byBooking, { bookingId: job.bookingId, sort })).items.map(({ id }) => id);
  expect(await listed('Recent')).toEqual([second.id, first.id, begun.id]);
  expect(await listed('Oldest')).toEqual([first.id, second.id, begun.id]);
});

test('whoever reads all applicants after one another misses nobody and meets nobody twice, though others apply meanwhile', async () => {
  const begin = async () => {
    const candidate = await t.as((await givenCandidate(t.world)).id);
    const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
    t.later(1000);
    return applicationId;
  };
  const ids = [await begin(), await begin(), await begin()];
  t.later(20_000);
  const read: string[] = [];
  let from = 'start';
  const readOn = async () => {
    for (;;) {
      const { items, next } = await recruiter(applicants.ofCompany, { count: 2, after: from, sort: 'Highest' });
      read.push(...items.map(({ id }) => id));
      if (!next) return;
      from = next;
      if (ids.length === 3) ids.push(await begin());
    }
  };
  await readOn();
  expect(read).toEqual(ids.slice(0, 3));
  // whoever began a moment ago comes with the next reading
  t.later(20_000);
  await readOn();
  expect(read).toEqual(ids);

  // the filters hold, and what is read on from may be gone or another company's: it is a moment
  const elsewhere = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect(await elsewhere(applicants.ofCompany, { after: 'start' })).toMatchObject({ items: [], total: 0 });
  expect((await recruiter(applicants.byBooking, { bookingId: job.bookingId, after: 'start', status: 'Denied' })).items).toEqual([]);
  await expect(recruiter(applicants.ofCompany, { after: "2026'; drop" })).rejects.toMatchObject({
    problem: { errors: [{ field: 'after' }] },
  });
});

test('a view is kept for the person alone, replaced under its name, and forgotten', async () => {
  const query = { status: 'Screening' as const, sort: 'Highest' as const, bookingId: job.bookingId };
  const saved = await recruiter(applicantViews.save, { name: 'To decide', query, columns: ['stars', 'replyBy'] });
  expect(saved).toMatchObject({ name: 'To decide', query, columns: ['stars', 'replyBy'] });
  const again = await recruiter(applicantViews.save, { name: 'To decide', query: { sort: 'Oldest' }, columns: [] });
  expect((await recruiter(applicantViews.list, {})).items).toEqual([again]);
  const teammate = await t.as((await givenTeammate(t.world, companyId)).id);
  expect((await teammate(applicantViews.list, {})).items).toEqual([]);
  await expect(teammate(applicantViews.remove, { id: again.id })).rejects.toEqual(code('not-found'));
  await recruiter(applicantViews.remove, { id: again.id });
  expect((await recruiter(applicantViews.list, {})).items).toEqual([]);
});

test('a view names no job that its owner does not reach, and there is an end to their number', async () => {
  const query = { sort: 'Recent' as const };
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  const foreign = manager(applicantViews.save, { name: 'Theirs', query: { ...query, bookingId: job.bookingId }, columns: [] });
  await expect(foreign).rejects.toEqual(code('not-found'));
  for (let n = 0; n < maxSavedViews; n++) await recruiter(applicantViews.save, { name: `View ${n}`, query, columns: [] });
  await expect(recruiter(applicantViews.save, { name: 'One more', query, columns: [] })).rejects.toEqual(code('too-many-views'));
  await recruiter(applicantViews.save, { name: 'View 3', query: { sort: 'Lowest' }, columns: [] });
});
