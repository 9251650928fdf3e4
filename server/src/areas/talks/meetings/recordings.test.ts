import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talkRecordings } from '@vitrine/contract/talks/recordings.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startWebex } from '../../../../test/outside/webex.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

const fake = await startWebex();
afterAll(() => fake.close());
const t = await startWorld(fake.settings);

let companyId: string;
let recruiter: Call;
let candidate: Call;
let bookingId: string;
let id: string;
let videoid: string;

async function connected(call: Call, email: string) {
  const { code: webexAuthCode, state } = fake.allow((await call(webex.connect, {})).url, email);
  await call(webex.accepted, { webexAuthCode, state });
}
beforeEach(async () => {
  fake.plays();
  for (const { id } of fake.meetings()) fake.forget(id);
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  recruiter = await t.as(company.owner.id);
  await connected(recruiter, company.owner.email);
  ({ bookingId } = await givenJobCode(recruiter, { title: 'Night baker' }));
  const person = await givenCandidate(t.world);
  id = await givenApplication(t.world, bookingId, person.id);
  candidate = await t.as(person.id);
  await recruiter(talks.set, { id, startsAt: '2031-07-01T10:00', timeZone: 'UTC', place: 'Webex', webex: true });
  await t.work();
  videoid = fake.record(fake.meetings()[0]?.id ?? '');
});

const agree = (yes: boolean) => candidate(ownTalks.letRecordings, { applicationId: id, agree: yes });
const watch = (call: Call = recruiter) => call(talkRecordings.interview, { videoid });
const refused = (code: string) => ({ problem: { code } });

test('a recording is watched at Webex by those who see the applicant, once the applicant has agreed, and not after a no', async () => {
  await expect(watch()).rejects.toMatchObject(refused('recording-not-agreed'));
  const before = fake.asked().length;
  expect(await recruiter(talkRecordings.list, { id })).toEqual({ items: [] });
  expect(fake.asked()).toHaveLength(before);
  await Promise.all([agree(true), agree(true)]);
  expect((await recruiter(talks.show, { id })).talk?.recordable).toBe(true);
  expect(await recruiter(talkRecordings.list, { id })).toMatchObject({ items: [{ videoid, seconds: 1800 }] });
  expect(await watch()).toMatchObject({ videoid, url: `https://lindenhof.webex.test/playback/${videoid}`, password: 'Wm5pmT3i' });
  const given = await t.as((await givenHiringManager(t.world, companyId, [bookingId])).id);
  expect(await watch(given)).toMatchObject({ videoid });
  const [consent, ...others] = (await candidate(privacy.own, {})).consents.filter(({ purpose }) => purpose === 'talk-recording');
  expect(others).toEqual([]);
  expect((await candidate(privacy.looks, {})).items.some(({ object, by }) => object === 'talk' && by.companyName === 'Lindenhof')).toBe(
    true,
  );
  await candidate(privacy.withdraw, { id: consent?.id ?? '' });
  await expect(watch()).rejects.toMatchObject(refused('recording-not-agreed'));
  await agree(true);
  await agree(false);
  await expect(watch()).rejects.toMatchObject(refused('recording-not-agreed'));
});

test('nobody else is led to it, and to no other recording of the account', async () => {
  await agree(true);
  const elsewhere = await givenCompany(t.world, 'Elsewhere');
  const stranger = await t.as(elsewhere.owner.id);
  await expect(watch(stranger)).rejects.toMatchObject(refused('webex-not-connected'));
  await connected(stranger, elsewhere.owner.email);
  await expect(watch(stranger)).rejects.toMatchObject(refused('not-found'));
  await expect(stranger(talkRecordings.list, { id })).rejects.toMatchObject(refused('not-found'));
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  await expect(watch(manager)).rejects.toMatchObject(refused('not-found'));
  await expect(watch(candidate)).rejects.toMatchObject(refused('not-allowed'));
  videoid = fake.record('a meeting of the account that is no talk of ours');
  await expect(watch()).rejects.toMatchObject(refused('not-found'));
  videoid = '../people/me';
  await expect(watch()).rejects.toMatchObject(refused('not-found'));
  const other = await t.as((await givenCandidate(t.world)).id);
  await expect(other(ownTalks.letRecordings, { applicationId: id, agree: true })).rejects.toMatchObject(refused('not-found'));
});

test('whoever judges without names is not led to a face', async () => {
  await agree(true);
  await recruiter(blindReview.set, { blindReview: true });
  await recruiter(deciding.setStatus, { ids: [id], status: 'Screening' });
  await expect(watch()).rejects.toMatchObject(refused('left-blind'));
  await expect(recruiter(talkRecordings.list, { id })).rejects.toMatchObject(refused('left-blind'));
});

test('a Webex that is away is said to whoever waits', async () => {
  await agree(true);
  fake.plays({ on: '/recordings', status: 502 });
  await expect(watch()).rejects.toMatchObject(refused('webex-unreachable'));
  fake.plays({
    on: '/recordings',
    status: 200,
    body: JSON.stringify({ id: videoid, playbackUrl: 'javascript:alert(1)', createTime: '2031-07-01T08:00:00Z' }),
  });
  await expect(watch()).rejects.toMatchObject(refused('webex-unreachable'));
});
