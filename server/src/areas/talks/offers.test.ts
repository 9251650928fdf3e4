import { team } from '@vitrine/contract/accounts/team.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, hour, minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarMails } from '../../../test/calendar-entries.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenHiringManager, givenTeammate, testPassword } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

let t: TestWorld;
let companyId: string;
let owner: { id: string; email: string };
let colleague: { id: string; email: string };
let recruiter: Call;
let candidate: Call;
let person: { id: string; email: string };
let bookingId: string;
let id: string;
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  colleague = await givenTeammate(t.world, companyId, { firstName: 'Ada', lastName: 'Moor', language: 'fr' });
  recruiter = await t.as(owner.id);
  ({ bookingId } = await givenJobCode(recruiter, { title: 'Night baker' }));
  person = await givenCandidate(t.world, { language: 'de', firstName: 'Zoé' });
  id = await givenApplication(t.world, bookingId, person.id);
  candidate = await t.as(person.id);
});

/** The days before and after the clocks of Berlin go forward, at 02:00 on 30 March 2031. */
const times = ['2031-03-29T10:00', '2031-03-31T10:00'];
const inBerlin = { timeZone: 'Europe/Berlin', minutes: 45, place: 'https://meet.example/linden' } as const;
const offer = (change = {}) => recruiter(talks.offer, { id, times, ...inBerlin, ...change });
const own = async () => (await candidate(applicationHome.show, { bookingId })).own;
const pick = (startsAt: string, timeZone = 'America/New_York') => candidate(ownTalks.pick, { applicationId: id, startsAt, timeZone });
const refused = (code: string, field?: string) => ({ problem: { code, ...(field ? { errors: [{ field }] } : {}) } });

test('times across a change of summer time are offered, one is picked on another clock, and all get the same entry', async () => {
  await offer({ colleagueIds: [owner.id, colleague.id], note: 'Suchen Sie sich eine Zeit aus.' });
  const [letter] = await t.mailsTo(person.email);
  expect(letter?.subject).toBe('Termine für ein Gespräch mit Lindenhof');
  expect(letter?.text).toMatch(/29\. März 2031 um 10:00 MEZ.*31\. März 2031 um 10:00 MESZ.*Suchen Sie sich/s);
  const before = await own();
  // the same hour in Berlin is another one in Greenwich after the change
  expect(before?.talkOffer?.times).toEqual(['2031-03-29T09:00:00.000Z', '2031-03-31T08:00:00.000Z']);
  expect(before?.talkOffer?.people).toEqual(['Ada Moor', expect.stringContaining('Kim')]);
  expect(before?.talk).toBeNull();
  await pick('2031-03-31T08:00:00.000Z');
  const after = await own();
  expect(after).toMatchObject({ talkOffer: null, talk: { startsAt: '2031-03-31T08:00:00.000Z', timeZone: 'America/New_York' } });
  const [theirs] = await calendarMails(t, person.email);
  expect(theirs?.body_text).toContain('31. März 2031 um 04:00 GMT-4');
  for (const address of [person.email, owner.email, colleague.email]) {
    const [mail] = await calendarMails(t, address);
    expect(mail).toMatchObject({ method: 'REQUEST', event: { uid: theirs?.event.uid, sequence: 0 } });
    expect(mail?.event.startDate.toJSDate().toISOString()).toBe('2031-03-31T08:00:00.000Z');
  }
  expect((await calendarMails(t, colleague.email))[0]?.body_text).toContain('31 mars 2031');
  expect((await recruiter(notifications.list, {})).items[0]).toMatchObject({ kind: 'appointment', detail: 'picked' });
});

test('a second click on the same time does nothing more; any other time is taken, or was never offered', async () => {
  await offer();
  await expect(pick('2031-03-30T08:00:00.000Z')).rejects.toMatchObject(refused('time-taken'));
  const clicks = await Promise.all([pick('2031-03-31T08:00:00.000Z'), pick('2031-03-31T08:00:00.000Z')]);
  expect(clicks).toHaveLength(2);
  expect(await calendarMails(t, owner.email)).toHaveLength(1);
  await expect(pick('2031-03-29T09:00:00.000Z')).rejects.toMatchObject(refused('time-taken'));
});

test('what a colleague takes part in elsewhere is on offer no longer, and two who pick the same time of one person at once are not both given it', async () => {
  const others = await givenCandidate(t.world);
  const otherId = await givenApplication(t.world, bookingId, others.id);
  await offer({ colleagueIds: [colleague.id] });
  await recruiter(talks.offer, { id: otherId, times: ['2031-03-29T10:15', '2031-03-31T10:00'], ...inBerlin, colleagueIds: [colleague.id] });
  const other = await t.as(others.id);
  const zone = { timeZone: 'Europe/Berlin' };
  const same = '2031-03-31T08:00:00.000Z';
  const both = await Promise.allSettled([pick(same), other(ownTalks.pick, { applicationId: otherId, startsAt: same, ...zone })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = both[0]?.status === 'fulfilled' ? other : candidate;
  expect((await lost(ownTalks.list, {})).items[0]?.offer?.times).toHaveLength(1);
  const halfHours = await recruiter(talks.day, { id, day: '2031-03-31', minutes: 30, ...zone, colleagueIds: colleague.id });
  const won = both[0]?.status === 'fulfilled';
  // the talk that is being moved is in nobody's way
  expect(halfHours.items.filter(({ busy }) => busy.length > 0).map(({ time }) => time)).toEqual(won ? [] : ['10:00', '10:30']);
});

test('an applicant calls the talk off with a word, and it leaves the calendars of all', async () => {
  await offer({ colleagueIds: [colleague.id] });
  await pick('2031-03-31T08:00:00.000Z');
  t.later(minute);
  await candidate(ownTalks.cancel, { applicationId: id, message: 'Ich bin krank.' });
  for (const address of [person.email, colleague.email])
    expect((await calendarMails(t, address))[0]).toMatchObject({ method: 'CANCEL', event: { sequence: 1 } });
  expect((await t.mailsTo(colleague.email))[0]?.text).toContain('Ich bin krank.');
  // who planned it without taking part hears of it all the same
  expect((await recruiter(notifications.list, {})).items[0]).toMatchObject({ kind: 'appointment', detail: 'own' });
  expect(await own()).toMatchObject({ talk: null });
  await expect(candidate(ownTalks.cancel, { applicationId: id })).rejects.toMatchObject(refused('not-found'));
});

test('whoever need not come any more is told so, and nobody else hears twice', async () => {
  await recruiter(talks.set, { id, startsAt: times[0] ?? '', ...inBerlin, colleagueIds: [owner.id, colleague.id] });
  t.later(minute);
  await recruiter(talks.set, { id, startsAt: times[1] ?? '', ...inBerlin, colleagueIds: [owner.id] });
  expect((await calendarMails(t, colleague.email)).map(({ method }) => method)).toEqual(['CANCEL', 'REQUEST']);
  expect((await calendarMails(t, owner.email)).map(({ event }) => event.sequence)).toEqual([1, 0]);
});

test('everybody is reminded once, a day ahead, also when the job runs twice; a date set later than that is not repeated', async () => {
  const in3Days = new Date(t.world.now().getTime() + 3 * day).toISOString().slice(0, 16);
  await recruiter(talks.set, { id, startsAt: in3Days, ...inBerlin, timeZone: 'UTC' });
  const run = async () => {
    await t.world.jobs.enqueue(t.world.db, 'remind-of-talks', {}, undefined, undefined);
    await t.work();
  };
  const reminders = async (address: string) => (await t.mailsTo(address)).filter(({ subject }) => /^(Soon|Bald)/.test(subject));
  await run();
  expect(await reminders(person.email)).toHaveLength(0);
  t.later(2 * day + hour);
  await Promise.all([run(), run()]);
  await run();
  expect(await reminders(person.email)).toHaveLength(1);
  expect(await reminders(owner.email)).toHaveLength(1);
  t.later(minute);
  const soon = new Date(t.world.now().getTime() + 5 * hour).toISOString().slice(0, 16);
  await recruiter(talks.set, { id, startsAt: soon, ...inBerlin, timeZone: 'UTC' });
  await run();
  expect(await reminders(person.email)).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['left the team', () => recruiter(team.remove, { id: colleague.id })],
  ['sees the job no more', () => recruiter(team.changeRole, { id: colleague.id, role: 'hiring-manager', bookings: [] })],
])('a talk with somebody who %s is the owner’s, who hears of it and finds it', async (_, goes) => {
  const in3Days = new Date(t.world.now().getTime() + 3 * day).toISOString().slice(0, 16);
  await (await t.as(colleague.id))(talks.offer, { id, times: [in3Days], ...inBerlin, timeZone: 'UTC' });
  expect((await own())?.talkOffer?.people).toEqual(['Ada Moor']);
  await goes();
  expect((await own())?.talkOffer?.people).toEqual([expect.stringContaining('Kim')]);
  await pick(`${in3Days}:00.000Z`);
  expect((await calendarMails(t, owner.email)).map(({ method }) => method)).toEqual(['REQUEST']);
  expect((await recruiter(talks.ahead, {})).items).toMatchObject([{ applicationId: id }]);
  t.later(2 * day + hour);
  await t.world.jobs.enqueue(t.world.db, 'remind-of-talks', {}, undefined, undefined);
  await t.work();
  const reminders = async (address: string) => (await t.mailsTo(address)).filter(({ subject }) => /^(Soon|Bientôt)/.test(subject)).length;
  expect([await reminders(owner.email), await reminders(colleague.email)]).toEqual([1, 0]);
});

test('nobody is reminded of a talk while the company is closed; opened again before the talk, everybody is', async () => {
  const { id: adminId } = await givenAdministrator(t.world);
  const in3Days = new Date(t.world.now().getTime() + 3 * day).toISOString().slice(0, 16);
  await recruiter(talks.set, { id, startsAt: in3Days, ...inBerlin, timeZone: 'UTC' });
  const run = async () => {
    await t.world.jobs.enqueue(t.world.db, 'remind-of-talks', {}, undefined, undefined);
    await t.work();
    const all = await Promise.all([person, owner].map(({ email }) => t.mailsTo(email)));
    return all.flat().filter(({ subject }) => /^(Soon|Bald)/.test(subject));
  };
  await (await t.as(adminId))(closing.deactivateCompany, { companyId, name: 'Lindenhof' });
  t.later(2 * day + hour);
  expect(await run()).toEqual([]);
  await (await t.as(adminId))(closing.activateCompany, { companyId });
  expect(await run()).toHaveLength(2);
});

test('a talk with somebody who withdraws or is denied does not take place, and those who would have come are told', async () => {
  const run = async () => {
    t.later(2 * minute);
    await t.world.jobs.enqueue(t.world.db, 'end-talks', {}, undefined, undefined);
    await t.work();
  };
  await recruiter(talks.set, { id, startsAt: times[0] ?? '', ...inBerlin });
  const letters = (await t.mailsTo(person.email)).length;
  await candidate(applying.withdraw, { applicationId: id });
  await run();
  expect((await calendarMails(t, owner.email))[0]).toMatchObject({ method: 'CANCEL' });
  expect((await t.mailsTo(person.email)).length).toBe(letters);
  const second = await givenCandidate(t.world);
  const denied = await givenApplication(t.world, bookingId, second.id);
  await recruiter(talks.offer, { id: denied, times, ...inBerlin });
  await recruiter(deciding.setStatus, { ids: [denied], status: 'Denied' });
  await run();
  expect(await recruiter(talks.show, { id: denied })).toMatchObject({ offer: null, talk: null });
});

test('with whoever is erased their talk leaves the calendars of those who would have come, and nothing says who it was', async () => {
  const one = await givenCandidate(t.world, { firstName: 'Zoé', password: true });
  id = await givenApplication(t.world, bookingId, one.id);
  await recruiter(talks.set, { id, startsAt: times[1] ?? '', ...inBerlin, colleagueIds: [owner.id, colleague.id] });
  const entry = (await calendarMails(t, colleague.email))[0]?.event;
  t.later(minute);
  await (await t.as(one.id))(privacy.erase, { password: testPassword });
  for (const { email } of [owner, colleague]) {
    const [last] = await calendarMails(t, email);
    expect(last).toMatchObject({ method: 'CANCEL', event: { uid: entry?.uid, sequence: 1 } });
    expect(last?.body_text).toMatch(/Night baker/);
    expect(`${last?.subject} ${last?.body_text}`).not.toMatch(/Zoé|@/);
  }
});

test('times are taken back, and nobody picks them afterwards', async () => {
  await offer();
  await recruiter(talks.takeBack, { id });
  await expect(recruiter(talks.takeBack, { id })).rejects.toMatchObject(refused('not-found'));
  await expect(pick('2031-03-31T08:00:00.000Z')).rejects.toMatchObject(refused('not-found'));
});

test('a time that is offered lies ahead, and names itself when it does not', async () => {
  await expect(offer({ times: ['2031-03-29T10:00', '2020-01-01T10:00'] })).rejects.toMatchObject(refused('times-past', 'times.1'));
  await expect(offer({ times: [] })).rejects.toMatchObject(refused('invalid', 'times'));
});

test('only people who see the job take part, and only their own company’s', async () => {
  const manager = await givenHiringManager(t.world, companyId, []);
  const stranger = (await givenCompany(t.world, 'Elsewhere')).owner;
  for (const one of [manager, stranger]) await expect(offer({ colleagueIds: [one.id] })).rejects.toMatchObject(refused('not-found'));
  const named = (await recruiter(talks.colleagues, { id })).items.map(({ accountId }) => accountId);
  expect(named.toSorted()).toEqual([owner.id, colleague.id].toSorted());
  const given = await givenHiringManager(t.world, companyId, [bookingId]);
  await offer({ colleagueIds: [given.id] });
  const other = await t.as((await givenCandidate(t.world)).id);
  const wish = { applicationId: id, startsAt: '2031-03-31T08:00:00.000Z', timeZone: 'UTC' };
  await expect(other(ownTalks.pick, wish)).rejects.toMatchObject(refused('not-found'));
  await expect(other(ownTalks.cancel, { applicationId: id })).rejects.toMatchObject(refused('not-found'));
  await pick('2031-03-31T08:00:00.000Z');
  const managing = await t.as(given.id);
  expect((await managing(talks.ahead, {})).items).toMatchObject([{ applicationId: id, title: 'Night baker' }]);
  expect((await (await t.as(manager.id))(talks.ahead, {})).items).toEqual([]);
});
