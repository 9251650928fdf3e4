import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { calendarMails } from '../../../../test/calendar-entries.ts';
import { startWebex } from '../../../../test/outside/webex.ts';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { removeApplication } from '../../applicants/index.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

const fake = await startWebex();
afterAll(() => fake.close());
const t = await startWorld(fake.settings);

let companyId: string;
let owner: { id: string; email: string };
let recruiter: Call;
let candidate: Call;
let person: { id: string; email: string };
let bookingId: string;
let id: string;

async function connect() {
  const { code: webexAuthCode, state } = fake.allow((await recruiter(webex.connect, {})).url);
  await recruiter(webex.accepted, { webexAuthCode, state });
}
beforeEach(async () => {
  fake.plays();
  for (const { id } of fake.meetings()) fake.forget(id);
  await t.world.db.deleteFrom('talk_meeting').execute();
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  recruiter = await t.as(owner.id);
  await connect();
  ({ bookingId } = await givenJobCode(recruiter, { title: 'Night baker' }));
  person = await givenCandidate(t.world, { language: 'de', firstName: 'Zoé', lastName: 'Quittenbaum' });
  id = await givenApplication(t.world, bookingId, person.id);
  candidate = await t.as(person.id);
});

const held = { timeZone: 'Europe/Berlin', minutes: 45, place: 'Webex', webex: true } as const;
const set = (change = {}) => recruiter(talks.set, { id, startsAt: '2031-07-01T10:00', ...held, ...change });
const talk = async () => (await recruiter(talks.show, { id })).talk;
const link = () => `https://lindenhof.webex.test/j.php?MTID=${fake.meetings()[0]?.id}`;
async function sweep() {
  await t.world.jobs.enqueue(t.world.db, 'settle-meetings', {}, undefined, undefined);
  await t.work();
}
const refused = (code: string) => ({ problem: { code } });

test('a talk at Webex has a meeting by itself, and everybody gets one letter, with its link', async () => {
  await set({ note: 'Bringen Sie Appetit mit.' });
  expect(await talk()).toMatchObject({ place: 'Webex', webex: 'making' });
  expect(await t.mailsTo(person.email)).toEqual([]);
  await t.work();
  const [meeting] = fake.meetings();
  expect(meeting).toMatchObject({
    title: 'Talk: Night baker, Lindenhof',
    start: '2031-07-01T08:00:00.000Z',
    end: '2031-07-01T08:45:00.000Z',
  });
  // who it is with is not Webex’s business
  expect(JSON.stringify(fake.meetings())).not.toMatch(/Quittenbaum|Zoé/);
  expect(JSON.stringify(fake.meetings())).not.toContain(person.email);
  for (const address of [person.email, owner.email]) {
    const mails = await calendarMails(t, address);
    expect(mails.map(({ event }) => event.location)).toEqual([link()]);
  }
  expect((await t.mailsTo(person.email))[0]?.text).toMatch(/Bringen Sie Appetit mit/);
  expect(await talk()).toMatchObject({ place: link(), webex: 'ready' });
  expect((await candidate(applicationHome.show, { bookingId })).own?.talk).toMatchObject({ place: link(), webex: 'ready' });
});

test('it moves with the talk across a change of summer time and keeps its link; called off, it is gone', async () => {
  await set({ startsAt: '2031-03-29T10:00' });
  await t.work();
  const before = link();
  t.later(minute);
  await set({ startsAt: '2031-03-31T10:00', minutes: 60 });
  const [moved] = await calendarMails(t, person.email);
  expect(moved?.event.location).toBe(before);
  await t.work();
  expect(fake.meetings()).toHaveLength(1);
  expect(fake.meetings()[0]).toMatchObject({ start: '2031-03-31T08:00:00.000Z', end: '2031-03-31T09:00:00.000Z' });
  expect(await calendarMails(t, person.email)).toHaveLength(2);
  await recruiter(talks.cancel, { id });
  await sweep();
  expect(fake.meetings()).toEqual([]);
  expect(await t.world.db.selectFrom('talk_meeting').select('id').execute()).toEqual([]);
});

test('a talk that is moved to another place lets go of its meeting', async () => {
  await set();
  await t.work();
  await set({ webex: false, place: 'https://meet.example/linden' });
  await sweep();
  expect(fake.meetings()).toEqual([]);
  expect(await talk()).toMatchObject({ place: 'https://meet.example/linden', webex: null });
});

test('times that are offered at Webex get their meeting when one is picked', async () => {
  await recruiter(talks.offer, { id, times: ['2031-07-01T10:00', '2031-07-02T10:00'], ...held });
  await t.work();
  expect(fake.meetings()).toEqual([]);
  await candidate(ownTalks.pick, { applicationId: id, startsAt: '2031-07-02T08:00:00.000Z', timeZone: 'America/New_York' });
  await t.work();
  expect(fake.meetings()[0]?.start).toBe('2031-07-02T08:00:00.000Z');
  const [letter] = await calendarMails(t, person.email);
  expect(letter).toMatchObject({ subject: 'Ihr Gespräch mit Lindenhof', event: { location: link() } });
  expect((await t.mailsTo(owner.email))[0]?.subject).toMatch(/A time is chosen/);
});

test('nothing is planned at Webex where it is not connected, has ended or is off', async () => {
  fake.end({ permission: true });
  await expect(recruiter(webex.rooms, {})).rejects.toMatchObject(refused('webex-ended'));
  await expect(set()).rejects.toMatchObject(refused('webex-ended'));
  await recruiter(webex.disconnect, {});
  await expect(set()).rejects.toMatchObject(refused('webex-not-connected'));
  expect(await talk()).toBeNull();
});

test('a Webex that fails never costs the talk: it is said without a link, whoever planned it is told, and the link follows once', async () => {
  fake.plays({ on: '/meetings', status: 503 });
  await set();
  await t.work();
  expect((await t.mailsTo(person.email))[0]?.text).toContain('Der Link folgt');
  expect(await talk()).toMatchObject({ place: 'Webex', webex: 'away' });
  expect((await recruiter(notifications.list, {})).items[0]).toMatchObject({ kind: 'appointment', detail: 'no-link' });
  // the applicant hears nothing of what is wrong
  expect((await candidate(applicationHome.show, { bookingId })).own?.talk?.webex).toBe('making');
  const asked = fake.asked().length;
  await sweep();
  expect(fake.asked()).toHaveLength(asked);
  t.later(2 * minute);
  await sweep();
  fake.plays();
  t.later(5 * minute);
  await sweep();
  expect(await talk()).toMatchObject({ place: link(), webex: 'ready' });
  const entries = await calendarMails(t, person.email);
  expect(entries.map(({ event }) => event.location)).toEqual([link(), 'Webex']);
  expect(entries[0]?.event.sequence).toBeGreaterThan(entries[1]?.event.sequence ?? 9);
  await sweep();
  expect(await calendarMails(t, person.email)).toHaveLength(2);
});

test('Webex is left alone for as long as it asks', async () => {
  fake.plays({ on: '/meetings', status: 429, retryAfter: 1800 });
  await set();
  await t.work();
  fake.plays();
  t.later(29 * minute);
  await sweep();
  expect(fake.meetings()).toEqual([]);
  t.later(2 * minute);
  await sweep();
  expect(fake.meetings()).toHaveLength(1);
});

test.each([
  ['what was made and answered with a fault', { status: 503, after: true }],
  ['what was made and answered in a shape that nobody knows', { status: 200, body: '{}', after: true }],
  ['what was made with a link that is none', { status: 200, body: '{"id":"x","webLink":"javascript:alert(1)"}', after: true }],
])('%s is found again and not made twice', async (_, play) => {
  fake.plays({ on: '/meetings', status: 200, times: 1, after: true }, { on: '/meetings', times: 1, ...play });
  await set();
  await t.work();
  expect(fake.meetings()).toHaveLength(1);
  expect(await talk()).toMatchObject({ place: 'Webex', webex: 'away' });
  t.later(2 * minute);
  await sweep();
  expect(fake.meetings()).toHaveLength(1);
  expect(await talk()).toMatchObject({ place: link(), webex: 'ready' });
});

test('a job that was killed after the meeting was made finds it again, also when the talk was moved meanwhile', async () => {
  await set();
  await t.work();
  // as it was before the answer was noted
  await t.world.db.updateTable('talk_meeting').set({ meeting_id: null, link: null, settled: null }).execute();
  await set({ startsAt: '2031-09-01T10:00' });
  await Promise.all([sweep(), sweep()]);
  expect(fake.meetings().map(({ start }) => start)).toEqual(['2031-09-01T08:00:00.000Z']);
});

test('a talk that is moved while Webex is asked gets a meeting at its last time', async () => {
  const answer = fake.hold();
  await set();
  const working = t.work();
  await expect.poll(() => fake.asked().filter((one) => one.startsWith('GET /meetings')).length).toBeGreaterThan(0);
  await set({ startsAt: '2031-08-01T10:00' });
  answer();
  await working;
  expect(fake.meetings().map(({ start }) => start)).toEqual(['2031-08-01T08:00:00.000Z']);
  expect((await calendarMails(t, person.email)).map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
    '2031-08-01T08:00:00.000Z',
  ]);
});

test('a meeting that somebody deleted at Webex is made anew, and its link is told', async () => {
  await set();
  await t.work();
  fake.forget(fake.meetings()[0]?.id ?? '');
  await set({ startsAt: '2031-08-01T10:00' });
  await t.work();
  expect(fake.meetings()).toHaveLength(1);
  expect(await talk()).toMatchObject({ place: link(), webex: 'ready' });
});

test('what waits because the connection ended is made as soon as somebody connects again', async () => {
  await set();
  fake.end({ permission: true });
  await t.work();
  expect(await talk()).toMatchObject({ webex: 'ended' });
  t.later(minute);
  await connect();
  await sweep();
  expect(await talk()).toMatchObject({ place: link(), webex: 'ready' });
});

test('with who withdraws, is removed or is forgotten, the meeting goes too', async () => {
  await set();
  await t.work();
  await candidate(applying.withdraw, { applicationId: id });
  t.later(2 * minute);
  await t.world.jobs.enqueue(t.world.db, 'end-talks', {}, undefined, undefined);
  await t.work();
  await sweep();
  expect(fake.meetings()).toEqual([]);
  const other = await givenCandidate(t.world);
  id = await givenApplication(t.world, bookingId, other.id);
  await set();
  await t.work();
  expect(fake.meetings()).toHaveLength(1);
  await removeApplication(ownContext(t.world), { id, accountId: other.id, companyId });
  const [last] = await calendarMails(t, owner.email);
  expect(last).toMatchObject({ method: 'CANCEL', subject: 'Called off: talk about Night baker' });
  fake.plays({ on: '/meetings', status: 500, times: 1 });
  await sweep();
  expect(fake.meetings()).toHaveLength(1);
  t.later(hour);
  await sweep();
  expect(fake.meetings()).toEqual([]);
});
