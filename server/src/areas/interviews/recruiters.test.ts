import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

test('recruiters hear of a sent interview and of a request, unless they switched it off; the link signs in once', async () => {
  const t = await startWorld();
  const { owner, companyId } = await givenCompany(t.world);
  const quiet = await givenTeammate(t.world, companyId, { language: 'de' });
  const recruiter = await t.as(owner.id);
  for (const kind of ['applied', 'sent', 'asked'] as const)
    await (await t.as(quiet.id))(notificationSettings.choose, { kind, channel: 'mail', wanted: false });
  const { id, bookingId } = await givenJobCode(recruiter, { title: 'Baker' });
  const candidate = await t.as((await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' })).id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: id, consent: true });
  await candidate(tracking.request, { bookingId, reason: 'The door bell rang.' });
  await candidate(tracking.request, { bookingId });
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Because it smells good.' });
  await candidate(interview.submit, { applicationId });
  await t.work();
  const mails = await t.mailsTo(owner.email);
  expect(mails.map((mail) => mail.subject).sort()).toEqual(['Lina Berg asks for another attempt', 'New interview: Lina Berg']);
  expect(await t.mailsTo(quiet.email)).toEqual([]);
  const token = mails[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
  const anyone = await t.as();
  expect(await anyone(signIn.byCode, { token, userEmail: owner.email })).toMatchObject({ userType: 'Recruiter' });
  await expect(anyone(signIn.byCode, { token, userEmail: owner.email })).rejects.toMatchObject({ problem: { code: 'link-expired' } });
});

test('a hiring manager hears of interviews for the own jobs, and of nothing that is not theirs to decide', async () => {
  const t = await startWorld();
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const job = await givenJobCode(recruiter, { title: 'Baker' });
  const concerned = await givenHiringManager(t.world, companyId, [job.bookingId]);
  const elsewhere = await givenHiringManager(t.world, companyId, [(await givenJobCode(recruiter)).bookingId]);
  const candidate = await t.as((await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' })).id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  await candidate(tracking.request, { bookingId: job.bookingId });
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Because it smells good.' });
  await candidate(interview.submit, { applicationId });
  await t.work();
  expect((await t.mailsTo(concerned.email)).map((mail) => mail.subject)).toEqual(['New interview: Lina Berg']);
  expect(await t.mailsTo(elsewhere.email)).toEqual([]);
});
