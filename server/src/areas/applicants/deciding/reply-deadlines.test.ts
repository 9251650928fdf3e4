import { team } from '@vitrine/contract/accounts/team.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { remindRecruiters } from './reply-deadlines.jobs.ts';

test('who was promised an answer is not forgotten: counted, found, and the recruiters in charge told once a week', async () => {
  const t = await startWorld();
  const { owner, companyId } = await givenCompany(t.world);
  const inCharge = await givenTeammate(t.world, companyId, { language: 'de' });
  const quiet = await givenTeammate(t.world, companyId);
  await (await t.as(quiet.id))(notificationSettings.choose, { kind: 'due', channel: 'mail', wanted: false });
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker', replyDays: 5 });
  const other = await givenJobAd(await t.as(owner.id), { title: 'Cook', replyDays: 5 });
  const apply = async (booking: string) =>
    (await (await t.as((await givenCandidate(t.world)).id))(applying.apply, { bookingId: booking, consent: true })).applicationId;
  const waiting = await apply(bookingId);
  const answered = await apply(bookingId);
  await apply(other.bookingId);
  await (await t.as(owner.id))(jobAdEditing.addRecruiter, { bookingId, recruiterId: inCharge.id });
  await (await t.as(owner.id))(deciding.setStatus, { ids: [answered], status: 'Denied' });
  const morning = async () => {
    await remindRecruiters.run(ownContext(t.world), {});
    await t.work();
    return t.as(owner.id);
  };
  const told = async (email: string) => (await t.mailsTo(email)).filter((mail) => /wait|warte/.test(mail.subject)).length;

  const recruiter = await morning();
  expect(await recruiter(replyDeadlines.due, {})).toEqual({ soon: 0, late: 0, since: null });
  expect(await told(inCharge.email)).toBe(0);

  t.later(4 * day);
  const near = await morning();
  expect(await near(replyDeadlines.due, {})).toMatchObject({ soon: 2, late: 0 });
  const due = await near(applicants.ofCompany, { due: true });
  expect(due.items.map((one) => one.title).sort()).toEqual(['Baker', 'Cook']);
  expect(due.items.map((one) => one.id)).toContain(waiting);
  // the baker has somebody in charge; for the cook all of the company hear of it who want to
  expect([await told(inCharge.email), await told(owner.email), await told(quiet.email)]).toEqual([1, 1, 0]);
  expect((await t.mailsTo(inCharge.email))[0]?.text).toContain('Baker: 1');

  t.later(3 * day);
  await morning();
  expect(await told(owner.email)).toBe(1);
  t.later(5 * day);
  const late = await morning();
  expect(await late(replyDeadlines.due, {})).toMatchObject({ soon: 0, late: 2 });
  expect(await told(owner.email)).toBe(2);

  await late(deciding.setStatus, { ids: due.items.map((one) => one.id), status: 'Denied' });
  expect(await late(replyDeadlines.due, {})).toEqual({ soon: 0, late: 0, since: null });
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect((await stranger(applicants.ofCompany, { due: true })).items).toEqual([]);
});

test.each<[string, (owner: Call, id: string, bookingId: string) => Promise<unknown>]>([
  ['became a hiring manager', (owner, id, bookingId) => owner(team.changeRole, { id, role: 'hiring-manager', bookings: [bookingId] })],
  ['left the team', (owner, id) => owner(team.remove, { id })],
])('of a job whose recruiter in charge %s, the recruiters hear', async (_, change) => {
  const t = await startWorld();
  const { owner, companyId } = await givenCompany(t.world, 'Pappelhof');
  const former = await givenTeammate(t.world, companyId);
  const call = await t.as(owner.id);
  const { bookingId } = await givenJobAd(call, { title: 'Baker', replyDays: 5 });
  await call(jobAdEditing.addRecruiter, { bookingId, recruiterId: former.id });
  await (await t.as((await givenCandidate(t.world)).id))(applying.apply, { bookingId, consent: true });
  await t.work();
  const before = [(await t.mailsTo(owner.email)).length, (await t.mailsTo(former.email)).length];
  await change(call, former.id, bookingId);
  expect((await call(jobAdEditing.recruiters, { bookingId })).items).toEqual([]);
  await expect(call(jobAdEditing.addRecruiter, { bookingId, recruiterId: former.id })).rejects.toMatchObject({ problem: { status: 404 } });
  t.later(4 * day);
  await remindRecruiters.run(ownContext(t.world), {});
  await t.work();
  expect([(await t.mailsTo(owner.email)).length, (await t.mailsTo(former.email)).length]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});
