import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarMails, eventOf } from '../../../test/calendar-entries.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

let t: TestWorld;
let recruiter: Call;
let stranger: Call;
let candidate: Call;
let person: { id: string; email: string };
let bookingId: string;
let id: string;
beforeAll(async () => {
  t = await startWorld();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});
beforeEach(async () => {
  ({ bookingId } = await givenJobCode(recruiter, { title: 'Night baker' }));
  person = await givenCandidate(t.world, { language: 'de', firstName: 'Zoé' });
  id = await givenApplication(t.world, bookingId, person.id);
  candidate = await t.as(person.id);
});

const inBerlin = { timeZone: 'Europe/Berlin', minutes: 45, place: 'Mühlenweg 3' } as const;
const set = (change = {}) => recruiter(talks.set, { id, startsAt: '2031-07-01T10:00', ...inBerlin, ...change });

async function lastCalendar() {
  const [last] = await calendarMails(t, person.email);
  if (!last) throw new Error('no entry was mailed');
  return last;
}

test('a date reaches the applicant by letter in the own language, in the calendar, and on the page of the application', async () => {
  await set({ note: 'Bringen Sie Appetit mit.' });
  const { subject, body_text, method, event } = await lastCalendar();
  expect(subject).toBe('Ihr Gespräch mit Lindenhof');
  expect(body_text).toMatch(/Dienstag, 1\. Juli 2031 um 10:00 MESZ.*45 Minuten\nMühlenweg 3/s);
  expect(body_text).toContain('Bringen Sie Appetit mit.');
  expect(method).toBe('REQUEST');
  expect(event.startDate.toJSDate().toISOString()).toBe('2031-07-01T08:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2031-07-01T08:45:00.000Z');
  const home = await candidate(applicationHome.show, { bookingId });
  expect(home).toMatchObject({ status: 'Interview', own: { talk: { startsAt: '2031-07-01T08:00:00.000Z', place: 'Mühlenweg 3' } } });
  expect(home.own?.letters.at(-1)).toMatchObject({ subject, body: expect.stringContaining('Mühlenweg 3') });
  expect(eventOf(home.own?.talk?.calendar ?? '').event.uid).toBe(event.uid);
  expect((await recruiter(talks.show, { id })).talk).toMatchObject({ minutes: 45, timeZone: 'Europe/Berlin' });
});

test('a talk that is moved changes the entry that is there, and one that is called off leaves the calendar', async () => {
  await set();
  const { event } = await lastCalendar();
  t.later(1000);
  await set({ startsAt: '2031-07-02T10:00' });
  const moved = await lastCalendar();
  expect(moved).toMatchObject({ subject: 'Neuer Termin für Ihr Gespräch mit Lindenhof', method: 'REQUEST' });
  expect(moved.event).toMatchObject({ uid: event.uid, sequence: 1 });
  t.later(1000);
  await recruiter(talks.cancel, { id });
  const off = await lastCalendar();
  expect(off).toMatchObject({ subject: 'Ihr Gespräch mit Lindenhof fällt aus', method: 'CANCEL' });
  expect(off.event).toMatchObject({ uid: event.uid, sequence: 2 });
  expect(await recruiter(talks.show, { id })).toMatchObject({ talk: null });
  expect((await candidate(applicationHome.show, { bookingId })).own?.talk).toBeNull();
  await expect(recruiter(talks.cancel, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('a date sets the status once, and its letter takes the place of the standard one', async () => {
  await recruiter(deciding.setStatus, { ids: [id], status: 'Interview' });
  await set();
  const { history } = await recruiter(applicants.one, { id });
  expect(history.map(({ status }) => status)).toEqual(['Interview']);
  expect(await t.mailsTo(person.email)).toHaveLength(1);
});

test('a date lies ahead, on a clock that exists, and for somebody who still applies', async () => {
  const refused = (code: string, field?: string) => ({ problem: { code, ...(field ? { errors: [{ field }] } : {}) } });
  await expect(set({ startsAt: '2020-01-01T10:00' })).rejects.toMatchObject(refused('times-past', 'startsAt'));
  await expect(set({ timeZone: 'Mars/Base' })).rejects.toMatchObject(refused('invalid', 'timeZone'));
  await expect(set({ place: ' ' })).rejects.toMatchObject(refused('invalid', 'place'));
  await candidate(applying.withdraw, { applicationId: id });
  await expect(set()).rejects.toMatchObject(refused('already-withdrawn'));
  expect(await recruiter(talks.show, { id })).toMatchObject({ talk: null });
});

test('another company finds no talk and sets none; the applicant alone sees the date on the page', async () => {
  await set();
  const gone = { problem: { code: 'not-found' } };
  await expect(stranger(talks.show, { id })).rejects.toMatchObject(gone);
  await expect(stranger(talks.cancel, { id })).rejects.toMatchObject(gone);
  await expect(stranger(talks.set, { id, startsAt: '2031-07-01T10:00', ...inBerlin })).rejects.toMatchObject(gone);
});
