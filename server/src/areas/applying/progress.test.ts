import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const { world, as } = await startWorld();

test('sent, under way and unseen are counted alike in every list, and each can be asked for', async () => {
  const recruiter = await as((await givenCompany(world)).owner.id);
  const { bookingId } = await givenJobAd(recruiter);
  for (let count = 0; count < 3; count++) await (await as((await givenCandidate(world)).id))(applying.apply, { bookingId, consent: true });
  const code = await givenJobCode(recruiter);
  await (await as((await givenCandidate(world)).id))(interview.begin, { jobcodeId: code.id, consent: true });

  const inBooking = (booking: string) => recruiter(applicants.counts, { bookingId: booking });
  expect(await inBooking(bookingId)).toMatchObject({ sent: 3, underWay: 0, unseen: 3, New: 3 });
  expect(await inBooking(code.bookingId)).toMatchObject({ sent: 0, underWay: 1, unseen: 0, New: 1 });
  expect(await recruiter(applicants.counts, {})).toMatchObject({ sent: 3, underWay: 1, unseen: 3 });

  const [first] = (await recruiter(applicants.byBooking, { bookingId })).items;
  await recruiter(applicantAnswers.watched, { id: first?.id ?? '' });
  expect(await inBooking(bookingId)).toMatchObject({ sent: 3, unseen: 2, New: 3 });
  expect((await recruiter(jobCodeLists.active, { type: 'jobad' })).items).toMatchObject([{ applicants: 3, underWay: 0, unseen: 2 }]);
  expect((await recruiter(jobCodeLists.active, { type: 'jobcode' })).items).toMatchObject([{ applicants: 0, underWay: 1, unseen: 0 }]);
  expect((await recruiter(companyJobs.list, { order: 'unseen' })).items).toMatchObject([
    { bookingId, applicants: 3, underWay: 0, unseen: 2 },
    { bookingId: code.bookingId, applicants: 0, underWay: 1, unseen: 0 },
  ]);
  for (const [progress, total] of [
    ['sent', 3],
    ['under-way', 1],
    ['unseen', 2],
  ] as const) {
    expect((await recruiter(applicants.ofCompany, { progress })).total).toBe(total);
  }
});
