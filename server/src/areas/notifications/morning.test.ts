import { account } from '@vitrine/contract/accounts/account.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { mailMorning } from './morning.jobs.ts';

/** A recruiter whose applicant was commented by a colleague at this instant, and who has not seen it. */
async function givenUnseen(instant: string, zone = 'Europe/Berlin') {
  const t = await startWorld();
  const clock = (to: string) => t.later(Date.parse(to) - t.world.now().getTime());
  clock(instant);
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  await recruiter(account.keepTimeZone, { timeZone: zone });
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const { applicationId } = await (await t.as((await givenCandidate(t.world, { firstName: 'Lina' })).id))(applying.apply, {
    bookingId,
    consent: true,
  });
  await recruiter(comments.add, { id: applicationId, text: 'Warm.' });
  await mate(comments.add, { id: applicationId, text: 'I agree.' });
  await t.work();
  const morning = async (at: string) => {
    clock(at);
    await t.world.jobs.enqueue(t.world.db, 'mail-mornings', {}, undefined, undefined);
    await t.work();
    return (await t.mailsTo(owner.email)).filter((mail) => /meanwhile/.test(mail.subject));
  };
  const comment = async () => mate(comments.add, { id: applicationId, text: 'And kind.' });
  return { t, companyId, owner, as: () => t.as(owner.id), morning, comment };
}

test('at 08:00, and not before, one mail tells what is unseen and was told by no mail; it names nobody', async () => {
  const { morning, comment } = await givenUnseen('2027-02-01T15:00:00Z');
  expect(await morning('2027-02-02T06:59:00Z')).toEqual([]);
  const [mail] = await morning('2027-02-02T07:00:10Z');
  expect(mail?.subject).toBe('Something happened meanwhile');
  expect(mail?.text).toContain('Baker: a new note');
  expect(mail?.text).not.toMatch(/new application|Lina/);
  // what was told is not told again, and what comes during the day waits for the next morning
  await comment();
  expect(await morning('2027-02-02T12:00:00Z')).toHaveLength(1);
  expect(await morning('2027-02-03T07:01:00Z')).toHaveLength(2);
  expect(await morning('2027-02-04T07:01:00Z')).toHaveLength(2);
});

test('nobody of a company that is closed is told, and whoever opens it again finds their morning', async () => {
  const { t, companyId, morning } = await givenUnseen('2027-02-01T15:00:00Z');
  const administrator = await givenAdministrator(t.world);
  const { name } = await t.world.db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirstOrThrow();
  await (await t.as(administrator.id))(closing.deactivateCompany, { companyId, name });
  expect(await morning('2027-02-02T07:01:00Z')).toEqual([]);
  await (await t.as(administrator.id))(closing.activateCompany, { companyId });
  expect(await morning('2027-02-02T09:00:00Z')).toHaveLength(1);
});

test('the morning follows the clock on the wall when summer time begins, and the zone somebody is in', async () => {
  const berlin = await givenUnseen('2027-03-27T15:00:00Z');
  expect(await berlin.morning('2027-03-28T05:59:00Z')).toEqual([]);
  expect(await berlin.morning('2027-03-28T06:00:10Z')).toHaveLength(1);
  const tokyo = await givenUnseen('2027-03-27T15:00:00Z', 'Asia/Tokyo');
  expect(await tokyo.morning('2027-03-27T22:59:00Z')).toEqual([]);
  expect(await tokyo.morning('2027-03-27T23:00:10Z')).toHaveLength(1);
});

test('two workers at the same time write one mail', async () => {
  const { t, owner, morning } = await givenUnseen('2027-02-01T15:00:00Z');
  t.later(Date.parse('2027-02-02T07:00:10Z') - t.world.now().getTime());
  const work = () => mailMorning.run(ownContext(t.world), { id: owner.id });
  const waiting = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db)
    ).rows[0]?.n;
  // neither can write down that it has mailed before the other is there
  const { both } = await t.world.db.transaction().execute(async (db) => {
    await db.selectFrom('notification').select('id').forUpdate().execute();
    const both = [work(), work()];
    await expect.poll(waiting).toBe(2);
    return { both };
  });
  await Promise.all(both);
  expect(await morning('2027-02-02T07:00:20Z')).toHaveLength(1);
});

test('who has seen it, or switched the morning off, gets no mail; what has no mail of its own any more comes in the morning', async () => {
  const seen = await givenUnseen('2027-02-01T15:00:00Z');
  await (await seen.as())(notifications.see, { until: seen.t.world.now().toISOString() });
  expect(await seen.morning('2027-02-02T07:00:10Z')).toEqual([]);
  const off = await givenUnseen('2027-02-01T15:00:00Z');
  await (await off.as())(notificationSettings.choose, { kind: 'comment', channel: 'digest', wanted: false });
  expect(await off.morning('2027-02-02T07:00:10Z')).toEqual([]);
});

test('one POST without a session ends the mails of a kind, or of the morning; a signature for one opens no other', async () => {
  const { t, owner, as, morning, comment } = await givenUnseen('2027-02-01T15:00:00Z');
  const [mail] = await morning('2027-02-02T07:00:10Z');
  const kept = async () =>
    (await t.world.db.selectFrom('mail').select(['unsubscribe']).where('recipient', '=', owner.email).execute()).map(
      (one) => one.unsubscribe ?? '',
    );
  const links = await kept();
  const ownMail = links.find((one) => one.includes('~mail~applied')) ?? '';
  const all = links.find((one) => one.includes('~digest~all')) ?? '';
  expect(mail?.text).toContain('~digest~comment');
  const post = (url: string) =>
    t.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post(ownMail.replace('~applied', '~sent'))).statusCode).toBe(404);
  const asked = await t.app.inject({ method: 'GET', url: new URL(ownMail).pathname });
  expect(asked.payload).toContain('new applications');
  expect((await post(ownMail)).statusCode).toBe(200);
  const switched = async () => (await (await as())(notificationSettings.read, {})).items.filter((one) => !one.wanted);
  expect(await switched()).toEqual([{ kind: 'applied', channel: 'mail', wanted: false }]);
  expect((await post(all)).statusCode).toBe(200);
  const inDigest = (await (await as())(notificationSettings.read, {})).items.filter((one) => one.channel === 'digest');
  expect(inDigest.length).toBeGreaterThan(1);
  expect(inDigest.filter((one) => one.wanted)).toEqual([]);
  await comment();
  t.later(minute);
  expect(await morning('2027-02-03T07:00:10Z')).toHaveLength(1);
});
