import { account } from '@vitrine/contract/accounts/account.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { push } from '@vitrine/contract/notifications/push.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { expect, test } from 'vitest';
import { startPushService, vapidClaims } from '../../../test/outside/push-service.ts';
import { startWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { pushNews } from './push.jobs.ts';

const service = await startPushService();
const turnedOn = { WEB_PUSH_CONTACT: 'mailto:operator@vitrine.test', OUTGOING_ALLOW: '127.0.0.0/8' };

/** A recruiter with an applicant whom a colleague comments; both take part. */
async function givenTeam(env: Record<string, string> = turnedOn) {
  const t = await startWorld(env);
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina' });
  const { applicationId } = await (await t.as(candidate.id))(applying.apply, { bookingId, consent: true });
  await recruiter(comments.add, { id: applicationId, text: 'Warm.' });
  await t.work();
  await recruiter(notifications.see, { until: t.world.now().toISOString() });
  const comment = () => mate(comments.add, { id: applicationId, text: 'I agree about Lina.' });
  /** The moment is over in which a page would have shown it. */
  const later = async () => {
    t.later(minute);
    await pushNews.run(ownContext(t.world), { id: owner.id });
    await t.work();
  };
  const subscribe = async (call: Call = recruiter, device = service.device()) => {
    await call(push.subscribe, device.subscription);
    return device;
  };
  return { t, owner, recruiter, mate, comment, later, subscribe };
}

test('is off until the operator says how makers of browsers reach them: nothing of it shows, and nothing calls out', async () => {
  const { recruiter, comment, later } = await givenTeam({ OUTGOING_ALLOW: '127.0.0.0/8' });
  expect(await recruiter(push.read, {})).toEqual({ key: null, on: false });
  await expect(recruiter(push.subscribe, service.device().subscription)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const { items } = await recruiter(notificationSettings.read, {});
  expect(items.map(({ channel }) => channel)).not.toContain('push');
  await comment();
  await later();
  expect(service.received).toEqual([]);
});

test('a device is told once that there is something, encrypted for it alone, and neither what nor of whom', async () => {
  const { t, owner, recruiter, comment, later, subscribe } = await givenTeam();
  const { key } = await recruiter(push.read, {});
  const device = await subscribe();
  const phone = await subscribe(await t.as(owner.id));
  expect(await recruiter(push.read, {})).toEqual({ key, on: true });
  await comment();
  await comment();
  await later();
  await later();
  const told = { title: 'Vitrine', body: 'There is something new for you', url: 'http://vitrine.test/', tag: 'other' };
  expect(device.shown()).toEqual([told]);
  expect(phone.shown()).toEqual([told]);
  expect(device.headers()[0]).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'other', ttl: '86400' });
  expect(vapidClaims(device.headers()[0]?.authorization ?? '')).toMatchObject({
    signed: true,
    publicKey: key,
    aud: service.origin,
    sub: 'mailto:operator@vitrine.test',
  });
  await recruiter(account.updateLanguage, { language: 'fr' });
  await comment();
  await later();
  expect(device.shown()[1]).toMatchObject({ body: 'Il y a du nouveau pour vous' });
});

test('who saw it on the page meanwhile, or switched it off for devices, is not told', async () => {
  const { t, recruiter, comment, later, subscribe } = await givenTeam();
  const device = await subscribe();
  await comment();
  await recruiter(notifications.see, { until: t.world.now().toISOString() });
  await later();
  await recruiter(notificationSettings.choose, { kind: 'comment', channel: 'push', wanted: false });
  await comment();
  await later();
  expect(device.shown()).toEqual([]);
  await recruiter(notificationSettings.choose, { kind: 'comment', channel: 'push', wanted: true });
  await comment();
  await later();
  expect(device.shown()).toHaveLength(1);
});

test('two workers at the same time tell a device once', async () => {
  const { t, owner, comment, subscribe } = await givenTeam();
  const device = await subscribe();
  await comment();
  await Promise.all([1, 2, 3].map(() => pushNews.run(ownContext(t.world), { id: owner.id })));
  await t.work();
  expect(device.shown()).toHaveLength(1);
});

test('a device that is gone is forgotten; one whose service is out of order is told later, and no other waits for it', async () => {
  const { t, owner, recruiter, comment, later, subscribe } = await givenTeam();
  const gone = await subscribe();
  service.answers = 410;
  await comment();
  await later();
  expect(await recruiter(push.read, {})).toMatchObject({ on: false });
  const device = await subscribe(await t.as(owner.id));
  service.answers = 503;
  await comment();
  await expect(later()).rejects.toThrow('503');
  service.answers = 201;
  expect(gone.shown()).toHaveLength(1);
  const tries = device.shown().length;
  const triedAgain = async () => {
    await t.work();
    return device.shown().length;
  };
  await expect.poll(triedAgain, { timeout: 30_000, interval: 500 }).toBe(tries + 1);
});

test('it ends with the session, and a browser that somebody else signs in at is theirs', async () => {
  const { t, owner, mate, comment, later, subscribe } = await givenTeam();
  const call = await t.as(owner.id);
  const device = await subscribe(call);
  await call(signIn.logout, {});
  await comment();
  await later();
  expect(device.shown()).toEqual([]);
  const shared = await subscribe(await t.as(owner.id));
  await subscribe(mate, shared);
  await comment();
  await later();
  expect(shared.shown()).toEqual([]);
});

test('one browser has one subscription in a session, turning it off ends it, and no endpoint is reached in a closed net', async () => {
  const { recruiter, comment, later, subscribe } = await givenTeam({ WEB_PUSH_CONTACT: 'https://vitrine.test/contact' });
  const [first, second] = [await subscribe(), await subscribe()];
  await comment();
  await later();
  expect([...first.shown(), ...second.shown()]).toEqual([]);
  expect(await recruiter(push.read, {})).toMatchObject({ on: false });
  await subscribe();
  await recruiter(push.unsubscribe, {});
  expect(await recruiter(push.read, {})).toMatchObject({ on: false });
  const { subscription } = service.device();
  const refused = (change: object) => recruiter(push.subscribe, { ...subscription, ...change });
  await expect(refused({ p256dh: 'AAAA' })).rejects.toMatchObject({ problem: { code: 'invalid' } });
  await expect(refused({ auth: 'AAAA' })).rejects.toMatchObject({ problem: { code: 'invalid' } });
  await expect(refused({ endpoint: 'http://push.test/1' })).rejects.toMatchObject({ problem: { code: 'invalid' } });
});
