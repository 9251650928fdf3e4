import { team } from '@vitrine/contract/accounts/team.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { ownCalendar } from '@vitrine/contract/integrations/calendar.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { startCalendars } from '../../../../test/outside/calendars.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

const elsewhere = await startCalendars();
const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32' });

let companyId: string;
let owner: { id: string; email: string };
let me: Call;
let bookingId: string;
let id: string;
let person: { id: string; email: string };
beforeEach(async () => {
  elsewhere.answers(200);
  ({ companyId, owner } = await givenCompany(t.world, 'Lindenhof'));
  me = await t.as(owner.id);
  ({ bookingId } = await givenJobCode(me, { title: 'Night baker' }));
  person = await givenCandidate(t.world);
  id = await givenApplication(t.world, bookingId, person.id);
});

/** The next day of this name, which is known to every clock and lies less than a year ahead. */
function next(named: string) {
  const now = new Date();
  const year = now.getUTCFullYear();
  return `${named > now.toISOString().slice(5, 10) ? year : year + 1}-${named}`;
}
const winterDay = next('01-13');
const winter = winterDay.replaceAll('-', '');
const event = (lines: string) => `BEGIN:VEVENT\nUID:${crypto.randomUUID()}\nDTSTAMP:20260101T000000Z\n${lines.trim()}\nEND:VEVENT`;
const meeting = (from: string, to: string, more = '') => event(`DTSTART:${from}\nDTEND:${to}\nSUMMARY:Dentist at Quince Street\n${more}`);
let count = 0;
const connect = (lines: string) => me(ownCalendar.connect, { address: elsewhere.publish(`calendar${++count}`, lines) });
async function busyOn(day: string, timeZone = 'Europe/Berlin') {
  const { items } = await me(talks.day, { id, day, timeZone, minutes: 30, colleagueIds: owner.id });
  return items.filter(({ busy }) => busy.length > 0).map(({ time }) => time);
}
async function run() {
  await t.world.jobs.enqueue(t.world.db, 'read-calendars', {}, undefined, undefined);
  await t.work();
}
const refused = (code: string) => ({ problem: { code, errors: [{ field: 'address', message: code }] } });

test.each([
  ['in Greenwich', meeting(`${winter}T090000Z`, `${winter}T100000Z`), ['10:00', '10:30']],
  [
    'on a clock with a name',
    event(`DTSTART;TZID=America/New_York:${winter}T043000\nDTEND;TZID=America/New_York:${winter}T050000`),
    ['10:30'],
  ],
  ['on no clock', event(`DTSTART:${winter}T100000\nDURATION:PT30M`), ['10:00']],
  [
    'every day since long ago',
    event('DTSTART;TZID=Europe/Berlin:20200107T100000\nDTEND;TZID=Europe/Berlin:20200107T103000\nRRULE:FREQ=DAILY'),
    ['10:00'],
  ],
  ['every day but this one', event(`DTSTART:20260101T090000Z\nDURATION:PT30M\nRRULE:FREQ=DAILY\nEXDATE:${winter}T090000Z`), []],
  ['shown as free', meeting(`${winter}T090000Z`, `${winter}T100000Z`, 'TRANSP:TRANSPARENT'), []],
  ['called off', meeting(`${winter}T090000Z`, `${winter}T100000Z`, 'STATUS:CANCELLED'), []],
  [
    'a talk that is known here anyway',
    event(`UID:8c1d@vitrine\nDTSTART:${winter}T090000Z\nDURATION:PT1H`).replace(/UID:[\da-f-]{36}\n/, ''),
    [],
  ],
  ['nothing', '', []],
])('an appointment %s', async (_, lines, expected) => {
  await connect(lines);
  expect(await busyOn(winterDay)).toEqual(expected);
});

test('one of a series that takes place at another time keeps that one free', async () => {
  const series = `BEGIN:VEVENT\nUID:series\nDTSTART:20260105T090000Z\nDURATION:PT30M\nRRULE:FREQ=DAILY\nEND:VEVENT`;
  const moved = `BEGIN:VEVENT\nUID:series\nRECURRENCE-ID:${winter}T090000Z\nDTSTART:${winter}T140000Z\nDURATION:PT30M\nEND:VEVENT`;
  await connect(`${series}\n${moved}`);
  expect(await busyOn(winterDay)).toEqual(['15:00']);
});

test('a daily appointment stays at its hour across a change of summer time', async () => {
  await connect(event('DTSTART;TZID=Europe/Berlin:20260105T100000\nDURATION:PT30M\nRRULE:FREQ=DAILY'));
  expect(await busyOn(next('03-20'))).toEqual(['10:00']);
  expect(await busyOn(next('04-10'))).toEqual(['10:00']);
});

test('a whole day is busy on the clock of its owner', async () => {
  await connect(event(`DTSTART;VALUE=DATE:${winter}`));
  expect(await busyOn(winterDay)).toHaveLength(26);
  expect(await busyOn(next('01-14'))).toEqual([]);
});

test('colleagues learn that somebody has something, and nobody what; nothing of it is kept, and the address is sealed', async () => {
  await connect(meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  const asked = { id, day: winterDay, timeZone: 'UTC', minutes: 30, colleagueIds: owner.id } as const;
  expect((await colleague(talks.day, asked)).items.find(({ time }) => time === '09:00')?.busy).toHaveLength(1);
  expect(await colleague(ownCalendar.show, {})).toEqual({ calendar: null });
  const kept = [
    ...(await t.world.db.selectFrom('own_calendar').selectAll().execute()),
    ...(await t.world.db.selectFrom('own_calendar_busy').selectAll().execute()),
  ];
  expect(JSON.stringify(kept.map((row) => ({ ...row, address: 'address' in row ? row.address.toString('latin1') : '' })))).not.toMatch(
    /Dentist|\.ics/,
  );
  expect(await me(ownCalendar.show, {})).toMatchObject({ calendar: { host: '127.0.0.1', state: 'ready', busy: 1 } });
});

test('a time on offer that is taken in the own calendar meanwhile is on offer no longer', async () => {
  const name = `calendar${++count}`;
  await me(ownCalendar.connect, { address: elsewhere.publish(name, '') });
  await me(talks.offer, {
    id,
    times: [`${winterDay}T10:00`, `${winterDay}T14:00`],
    timeZone: 'Europe/Berlin',
    place: 'Mill Road 3',
  });
  const candidate = await t.as(person.id);
  const times = async () => (await candidate(ownTalks.list, {})).items[0]?.offer?.times;
  expect(await times()).toHaveLength(2);
  elsewhere.publish(name, meeting(`${winter}T091500Z`, `${winter}T100000Z`));
  t.later(16 * minute);
  await Promise.all([run(), run()]);
  expect(await times()).toEqual([`${winterDay}T13:00:00.000Z`]);
  const pick = { applicationId: id, startsAt: `${winterDay}T09:00:00.000Z`, timeZone: 'UTC' };
  await expect(candidate(ownTalks.pick, pick)).rejects.toMatchObject({ problem: { code: 'time-taken' } });
});

test('a calendar that is away keeps what it held, is said to be away, and is asked more and more seldom', async () => {
  await connect(meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  elsewhere.answers(503);
  t.later(16 * minute);
  await run();
  expect((await me(ownCalendar.show, {})).calendar).toMatchObject({ state: 'unreachable', busy: 1 });
  t.later(16 * minute);
  await run();
  const asked = elsewhere.asked();
  t.later(16 * minute);
  await run();
  expect(elsewhere.asked()).toBe(asked);
  elsewhere.answers(200);
  t.later(hour);
  await run();
  expect((await me(ownCalendar.show, {})).calendar).toMatchObject({ state: 'ready', busy: 1 });
});

test.each([
  ['of this machine, where the operator has not opened it', 'https://127.0.0.2/a.ics', 'address-not-public'],
  ['without encryption', 'http://calendar.example/a.ics', 'address-not-public'],
  ['that is none', 'my calendar', 'address-not-public'],
])('an address %s is not asked', async (_, address, code) => {
  await expect(me(ownCalendar.connect, { address })).rejects.toMatchObject(refused(code));
});

test('what is no calendar, is not there or leads elsewhere is said at the field, and changes nothing', async () => {
  await connect(meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  const page = elsewhere.publish('page', '<html>VCALENDAR</html>');
  await expect(me(ownCalendar.connect, { address: page })).rejects.toMatchObject(refused('calendar-unreadable'));
  await expect(me(ownCalendar.connect, { address: page.replace('page', 'nowhere') })).rejects.toMatchObject(
    refused('calendar-not-fetched'),
  );
  elsewhere.answers(302);
  await expect(me(ownCalendar.connect, { address: page })).rejects.toMatchObject(refused('calendar-not-fetched'));
  expect((await me(ownCalendar.show, {})).calendar?.busy).toBe(1);
});

test('two addresses that are connected at the same moment leave one, and neither call fails', async () => {
  const address = elsewhere.publish(`calendar${++count}`, meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  const calls = await t.world.db.transaction().execute(async (db) => {
    await sql`lock table own_calendar in share mode`.execute(db);
    const both = [1, 2].map(() => me(ownCalendar.connect, { address }));
    await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
    return both;
  });
  await Promise.all(calls);
  expect((await me(ownCalendar.show, {})).calendar).toMatchObject({ state: 'ready', busy: 1 });
});

test('whoever becomes a hiring manager, who connects none, is not busy for ever by what theirs held', async () => {
  const colleague = await givenTeammate(t.world, companyId);
  const address = elsewhere.publish(`calendar${++count}`, meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  await (await t.as(colleague.id))(ownCalendar.connect, { address });
  const busy = async () => {
    const asked = { id, day: winterDay, timeZone: 'UTC', minutes: 30, colleagueIds: colleague.id } as const;
    return (await me(talks.day, asked)).items.filter((one) => one.busy.length > 0).length;
  };
  expect(await busy()).toBe(2);
  await me(team.changeRole, { id: colleague.id, role: 'hiring-manager', bookings: [bookingId] });
  expect(await busy()).toBe(0);
});

test('a rule that never ends and repeats every second ends all the same', async () => {
  await connect(event('DTSTART:20200101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'));
  expect((await me(ownCalendar.show, {})).calendar).toMatchObject({ state: 'ready' });
});

test('whoever disconnects, leaves or asks what is known finds it so', async () => {
  await connect(meeting(`${winter}T090000Z`, `${winter}T100000Z`));
  const { stored } = await me(privacy.own, {});
  expect(stored.filter(({ area }) => area === 'integrations').map(({ kind, count }) => [kind, count])).toEqual([
    ['calendar', 1],
    ['calendarBusy', 1],
  ]);
  await me(ownCalendar.disconnect, {});
  expect(await busyOn(winterDay)).toEqual([]);
  await expect(me(ownCalendar.disconnect, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const colleague = await givenTeammate(t.world, companyId);
  await (await t.as(colleague.id))(ownCalendar.connect, { address: elsewhere.publish('theirs', '') });
  await me(team.remove, { id: colleague.id });
  expect(await t.world.db.selectFrom('own_calendar').select('host').where('account_id', '=', colleague.id).execute()).toEqual([]);
});
