import { closing } from '@vitrine/contract/admin/closing.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { calendarOf, instantOf } from '../../platform/mail/calendar.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { givenProfile } from '../recruiting-search/fixtures.ts';
import { waitAfter } from './visits.ts';

const t = await startWorld();
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const secretOf = (url: string) => url.slice(url.indexOf('#') + 1);

let recruiter: Call;
let owner: { id: string; email: string };
let stranger: Call;
let anyone: Call;
let job: Awaited<ReturnType<typeof givenJobCode>>;
beforeAll(async () => {
  ({ owner } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' }));
  recruiter = await t.as(owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  anyone = await t.as();
  job = await givenJobCode(recruiter, { title: 'Baker', questions: [aQuestion('Why bread?'), aQuestion('Why nights?')] });
});

async function givenApplicant(firstName: string) {
  const person = await givenCandidate(t.world, { firstName, lastName: 'Abendroth' });
  const candidate = await t.as(person.id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  for (const questionNo of [1, 2]) await candidate(takes.text, { applicationId, questionNo, text: `${firstName} says ${questionNo}` });
  await candidate(interview.submit, { applicationId });
  await candidate(profile.create, { profession: 'Baker', cTelephone: '+49 30 5550123' });
  const file = new Blob(['%PDF-1.7\n% Certificate\n'], { type: 'application/pdf' });
  await candidate(profileDocuments.create, { kind: 'certificate', file });
  const { items } = await recruiter(showrooms.choosable, { ids: person.id });
  const [found] = items;
  if (!found) throw new Error('Nobody to choose');
  return { ...person, candidate, answers: found.answers.map(({ takeId }) => takeId), documents: found.documents.map(({ id }) => id) };
}
type Applicant = Pick<Awaited<ReturnType<typeof givenApplicant>>, 'id' | 'email' | 'answers' | 'documents'>;

/** What the person agrees to, in the newest mail that asks. */
async function agree(person: Applicant) {
  const [mail] = (await t.mailsTo(person.email)).filter(({ text }) => text.includes('/sharing-consent#'));
  await anyone(sharingConsents.answerAsked, { token: mail?.text.match(/sharing-consent#([\w-]+)/)?.[1] ?? '', agree: true });
}

const whole = (person: Applicant) => ({ candidate_id: person.id, answers: person.answers, documents: person.documents });
const make = (rest: Parameters<typeof save>[0]) => save({ title: 'Bakers for the north', notRequired: true, ...rest });
async function save(input: Parameters<Call>[1] & object) {
  const made = await recruiter(showrooms.save, input as never);
  return { ...made, token: secretOf(made.generatedLink) };
}
async function visitOf(token: string, rest: { email?: string; password?: string } = {}) {
  const { visit } = await anyone(showroomViewing.open, { token, ...rest });
  return { token, visit: visit ?? '' };
}

test('a viewer sees who has agreed, with what was chosen and nothing else', async () => {
  const [alma, bela] = [await givenApplicant('Alma'), await givenApplicant('Bela')];
  const { token, id } = await make({
    greeting: 'Two who know their bread.',
    candidates: [{ candidate_id: alma.id, answers: alma.answers.slice(0, 1) }, whole(bela)],
  });
  await agree(alma);
  const inside = await visitOf(token);
  const list = await anyone(showroomViewing.candidates, inside);
  expect(list).toMatchObject({ companyName: 'Lindenhof', greeting: 'Two who know their bread.', waiting: 1 });
  expect(list.items).toMatchObject([{ firstName: 'Alma', answers: 1, documents: 0, id, targetEmail: '', notRequired: true }]);
  expect(list.items[0]?.generatedLink).toContain(token);
  expect(JSON.stringify(list)).not.toContain('Bela');
  const opened = await anyone(showroomViewing.candidate, { ...inside, personId: list.items[0]?.personId ?? '' });
  expect(opened.answers.map(({ text }) => text)).toEqual(['Alma says 1']);
  for (const hidden of ['says 2', 'Why nights', alma.email, '5550123', 'Certificate', 'api/media'])
    expect(JSON.stringify(opened)).not.toContain(hidden);
});

test('showing more than was agreed to asks anew and hides until then; showing less does not', async () => {
  const cleo = await givenApplicant('Cleo');
  const { token, id } = await make({ candidates: [{ candidate_id: cleo.id, answers: cleo.answers }] });
  await agree(cleo);
  const inside = await visitOf(token);
  const seen = async () => (await anyone(showroomViewing.candidates, inside)).items.length;
  await save({ id, candidates: [{ candidate_id: cleo.id, answers: cleo.answers.slice(1) }] });
  expect(await seen()).toBe(1);
  await save({ id, candidates: [{ candidate_id: cleo.id, answers: cleo.answers.slice(1), contact: true }] });
  expect(await seen()).toBe(0);
  await agree(cleo);
  expect(await seen()).toBe(1);
  expect((await recruiter(showrooms.list, { id })).total).toBe(1);
});

test('a password and an address are asked for, wrong ones are refused and soon slowed down', async () => {
  const dora = await givenApplicant('Dora');
  const { token, id } = await make({
    notRequired: false,
    targetEmail: 'head@customer.test',
    password: 'rye and spelt',
    candidates: [whole(dora)],
    mail: true,
  });
  const [mail] = await t.mailsTo('head@customer.test');
  expect(mail?.text).toContain(token);
  expect(mail?.text).not.toContain('rye and spelt');
  expect(await anyone(showroomViewing.open, { token })).toMatchObject({ needs: ['email', 'password'], visit: null });
  const right = { email: 'head@customer.test', password: 'rye and spelt' };
  for (const wrong of [
    { ...right, password: 'wheat' },
    { ...right, email: 'spy@mail.test' },
  ])
    await expect(anyone(showroomViewing.open, { token, ...wrong })).rejects.toEqual(refused('showroom-closed-to-you'));
  const inside = await visitOf(token, right);
  expect(await anyone(showroomViewing.candidates, inside)).toMatchObject({ viewer: 'head@customer.test', overlay: 'head@customer.test' });
  const { items } = await recruiter(showrooms.list, { id });
  expect(items[0]).toMatchObject({ hasPassword: true, views: [{ viewer: 'head@customer.test', person: null }] });
  expect(JSON.stringify(items)).not.toContain('argon');

  // another password ends the visits under the old one
  await save({ id, password: 'oats and barley' });
  await expect(anyone(showroomViewing.candidates, inside)).rejects.toEqual(refused('link-expired'));
  await visitOf(token, { ...right, password: 'oats and barley' });
});

test('guessing the password ends the tries of that network alone; right ones never count, and nobody is locked out', async () => {
  const guarded = await startWorld({ TRUST_PROXY: '1' });
  const { owner } = await givenCompany(guarded.world, 'Guarded');
  const { generatedLink } = await (await guarded.as(owner.id))(showrooms.save, { password: 'rye and spelt', notRequired: true });
  const token = generatedLink.split('#')[1] ?? '';
  const open = async (ip: string, password: string) =>
    (await guarded.as(undefined, { headers: { 'x-forwarded-for': ip } }))(showroomViewing.open, { token, password }).then(
      () => 'open',
      (error) => error.problem.code as string,
    );
  for (let visit = 0; visit < 15; visit++) expect(await open('192.0.2.1', 'rye and spelt')).toBe('open');
  for (let guess = 0; guess < 10; guess++) expect(await open(`2001:db8::${guess + 1}`, 'wheat')).toBe('showroom-closed-to-you');
  expect(await open('2001:db8::aa', 'wheat')).toBe('too-many-requests');
  expect(await open('2001:db8::aa', 'rye and spelt')).toBe('too-many-requests');
  for (let guess = 0; guess < 60; guess++) expect(await open(`198.51.100.${guess}`, 'wheat')).toBe('showroom-closed-to-you');
  expect(await open('203.0.113.5', 'rye and spelt')).toBe('open');
  guarded.later(day / 90);
  expect(await open('2001:db8::aa', 'rye and spelt')).toBe('open');
});

test.each([
  [49, 0],
  [50, 0.25],
  [90, 1],
  [1000, 8],
])('after %i wrong passwords in all a newcomer waits %d s', (wrong, seconds) => {
  expect(waitAfter(wrong, 50)).toBe(seconds);
});

test('closing, removing and the end of its time shut a showroom at once, with every visit and media link', async () => {
  const emil = await givenApplicant('Emil');
  const [closed, removed, short] = [
    await make({ candidates: [whole(emil)] }),
    await make({ candidates: [whole(emil)] }),
    await make({ candidates: [whole(emil)], days: 1 }),
  ];
  for (const { personId } of (await emil.candidate(sharingConsents.own, {})).items)
    await emil.candidate(sharingConsents.answer, { personId, agree: true });
  const inside = await visitOf(closed.token);
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  const url = (await anyone(showroomViewing.candidate, { ...inside, personId })).profile.documents[0]?.url ?? '';
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  await recruiter(showrooms.revoke, { id: closed.id });
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(410);
  await expect(anyone(showroomViewing.candidate, { ...inside, personId })).rejects.toEqual(refused('link-expired'));
  expect((await recruiter(showrooms.list, { id: closed.id })).items[0]).toMatchObject({ state: 'revoked' });

  await recruiter(showrooms.save, { id: removed.id, delete: true });
  await expect(anyone(showroomViewing.open, { token: removed.token })).rejects.toEqual(refused('link-expired'));
  expect((await recruiter(showrooms.list, { id: removed.id })).items).toEqual([]);
  t.later(day + 1000);
  await expect(anyone(showroomViewing.open, { token: short.token })).rejects.toEqual(refused('link-expired'));
  await expect(anyone(showroomViewing.open, { token: 'x'.repeat(43) })).rejects.toEqual(refused('link-expired'));
});

test('who looked, when and at which answer is on record for the company and for the person, who can end it', async () => {
  const finn = await givenApplicant('Finn');
  const { token, id } = await make({ notRequired: false, candidates: [whole(finn)] });
  await agree(finn);
  const inside = await visitOf(token, { email: 'eva@customer.test' });
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  await anyone(showroomViewing.candidate, { ...inside, personId });
  await anyone(showroomViewing.played, { ...inside, personId, takeId: finn.answers[0] ?? '' });
  const { views } = (await recruiter(showrooms.list, { id })).items[0] ?? { views: [] };
  expect(views.map(({ viewer, question }) => [viewer, question])).toContainEqual(['eva@customer.test', 'Why bread?']);
  const [own] = (await finn.candidate(sharingConsents.own, {})).items;
  expect(own?.views).toHaveLength(2);
  const { consents } = await finn.candidate(privacy.own, {});
  await finn.candidate(privacy.withdraw, { id: consents.find(({ purpose }) => purpose === 'showroom')?.id ?? '' });
  expect((await anyone(showroomViewing.candidates, inside)).items).toEqual([]);
  await expect(anyone(showroomViewing.candidate, { ...inside, personId })).rejects.toEqual(refused('not-found'));
});

test('another company sees, changes and opens nothing of a showroom, and shows nobody it has nothing to do with', async () => {
  const gita = await givenApplicant('Gita');
  const { id } = await make({ candidates: [whole(gita)] });
  const notFound = refused('not-found');
  await expect(stranger(showrooms.save, { id, title: 'Mine' })).rejects.toEqual(notFound);
  await expect(stranger(showrooms.save, { id, delete: true })).rejects.toEqual(notFound);
  await expect(stranger(showrooms.revoke, { id })).rejects.toEqual(notFound);
  await expect(stranger(showroomViewing.candidates, { id })).rejects.toEqual(notFound);
  expect((await stranger(showrooms.list, {})).items).toEqual([]);
  expect((await stranger(showrooms.choosable, { ids: gita.id })).items).toEqual([]);
  await expect(stranger(showrooms.save, { title: 'Theirs', candidates: [whole(gita)] })).rejects.toEqual(notFound);
  const other = await givenApplicant('Hana');
  await expect(recruiter(showrooms.save, { id, candidates: [{ candidate_id: gita.id, answers: other.answers }] })).rejects.toEqual(
    notFound,
  );
});

test('whom a company only found is shown while they want to be found, and no longer', async () => {
  const found = await givenProfile(t.world, { firstName: 'Ida', lastName: 'Fern' });
  const ida = { ...found, candidate: await t.as(found.id), answers: [], documents: [] };
  const choosable = async () => (await recruiter(showrooms.choosable, { ids: ida.id })).items.map(({ firstName }) => firstName);
  // found by nobody yet: a company shows only whom it has turned to
  expect(await choosable()).toEqual([]);
  await recruiter(recruitingSearch.invite, { id: ida.id, bookingId: job.bookingId });
  expect(await choosable()).toEqual(['Ida']);
  const { token, id } = await make({ candidates: [whole(ida)] });
  await agree(ida);
  const inside = await visitOf(token);
  const shown = async () => (await anyone(showroomViewing.candidates, inside)).items.map(({ firstName }) => firstName);
  expect(await shown()).toEqual(['Ida']);
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';

  await ida.candidate(profileSharing.findable, { findable: false });
  expect(await shown()).toEqual([]);
  await expect(anyone(showroomViewing.candidate, { ...inside, personId })).rejects.toEqual(refused('not-found'));
  expect(await choosable()).toEqual([]);
  await expect(make({ candidates: [whole(ida)] })).rejects.toEqual(refused('not-found'));
  expect((await recruiter(showrooms.list, { id })).total).toBe(1);
});

interface MailRow {
  body_text: string;
  attachments: { name: string; contentType: string; content: string }[];
}

test('a talk is booked: three times on the viewer’s clock reach the recruiter as invitations, right across summer time', async () => {
  const jana = await givenApplicant('Jana');
  const { token, id } = await make({ candidates: [whole(jana)] });
  await agree(jana);
  const inside = await visitOf(token);
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  const year = t.world.now().getFullYear() + 1;
  const last = new Date(Date.UTC(year, 3, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  const dayOf = (days: number) => new Date(last.getTime() + days * day).toISOString().slice(0, 10);
  const times = [`${dayOf(-1)}T10:00`, `${dayOf(0)}T10:00`, `${dayOf(0)}T02:30`];
  const viewer = {
    personId,
    name: 'Zoë "Z" Quist; Head, Bakeries',
    email: 'zoe@customer.test',
    message: 'Line one\nLine two, with a comma; and more.',
  };
  const booked = await anyone(showroomViewing.book, { ...inside, ...viewer, times, timeZone: 'Europe/Berlin', minutes: 45 });
  // winter time until Sunday at two; 02:30 does not exist on that day and becomes 03:30 summer time
  expect(booked.times).toEqual([`${dayOf(-1)}T09:00:00.000Z`, `${dayOf(0)}T01:30:00.000Z`, `${dayOf(0)}T08:00:00.000Z`]);

  const mail = (await t.world.db
    .selectFrom('mail')
    .select(['body_text', 'attachments'])
    .where('recipient', '=', owner.email)
    .where('subject', 'like', '%Jana%')
    .executeTakeFirstOrThrow()) as MailRow;
  expect(mail.body_text).toContain('Europe/Berlin');
  expect(mail.attachments).toHaveLength(3);
  const uids = new Set<string>();
  for (const [place, { contentType, content }] of mail.attachments.entries()) {
    expect(contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
    const text = Buffer.from(content, 'base64').toString();
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toJSDate().toISOString()).toBe(booked.times[place]);
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(event.description).toContain('Line one\nLine two, with a comma; and more.');
    expect(event.organizer).toBe('mailto:zoe@customer.test');
    expect(event.attendees.map((one: { getFirstValue: () => unknown }) => one.getFirstValue())).toEqual([`MAILTO:${owner.email}`]);
    uids.add(event.uid);
  }
  expect(uids.size).toBe(3);
  expect((await recruiter(showrooms.list, { id })).items[0]?.requests).toMatchObject([
    { kind: 'talk', person: 'Jana Abendroth', times: booked.times },
  ]);
  await expect(
    anyone(showroomViewing.book, { ...inside, ...viewer, times: ['2020-01-01T10:00'], timeZone: 'Europe/Berlin' }),
  ).rejects.toEqual(refused('times-past'));
  await expect(anyone(showroomViewing.book, { ...inside, ...viewer, times, timeZone: 'Mars/Base' })).rejects.toEqual(refused('invalid'));

  await anyone(showroomViewing.requestPrivateLink, { ...inside, ...viewer });
  expect((await t.mailsTo(owner.email)).some(({ subject }) => subject.includes('private profile of Jana'))).toBe(true);
});

test('a company that is closed shows nobody, also to who is inside already, until it is open again', async () => {
  const { owner, companyId } = await givenCompany(t.world, 'Closing down');
  const maker = await t.as(owner.id);
  const { bookingId } = await givenJobCode(maker);
  const person = await givenCandidate(t.world, { firstName: 'Kaja' });
  await givenApplication(t.world, bookingId, person.id);
  const candidate = await t.as(person.id);
  await candidate(profile.create, { profession: 'Baker' });
  const file = new Blob(['%PDF-1.7\n% Certificate\n'], { type: 'application/pdf' });
  await candidate(profileDocuments.create, { kind: 'certificate', file });
  const documents = (await maker(showrooms.choosable, { ids: person.id })).items[0]?.documents.map(({ id }) => id) ?? [];
  const candidates = [{ candidate_id: person.id, documents }];
  const { generatedLink } = await maker(showrooms.save, { title: 'Ours', notRequired: true, candidates });
  await agree({ ...person, answers: [], documents });
  const token = secretOf(generatedLink);
  const inside = await visitOf(token);
  const [card] = (await anyone(showroomViewing.candidates, inside)).items;
  const { profile: shown } = await anyone(showroomViewing.candidate, { ...inside, personId: card?.personId ?? '' });
  const paper = async () => (await t.app.inject({ url: shown.documents[0]?.url ?? '' })).statusCode;
  expect(await paper()).toBe(200);

  const admin = await t.as((await givenAdministrator(t.world)).id);
  await admin(closing.deactivateCompany, { companyId, name: 'Closing down' });
  await expect(anyone(showroomViewing.open, { token })).rejects.toEqual(refused('link-expired'));
  await expect(anyone(showroomViewing.candidates, inside)).rejects.toEqual(refused('link-expired'));
  expect(await paper()).toBe(410);
  await admin(closing.activateCompany, { companyId });
  expect((await anyone(showroomViewing.candidates, inside)).items).toHaveLength(1);
  expect(await paper()).toBe(200);
});

test.each([
  ['2027-03-27T10:00', 'Europe/Berlin', '2027-03-27T09:00:00.000Z'],
  ['2027-03-29T10:00', 'Europe/Berlin', '2027-03-29T08:00:00.000Z'],
  ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['2027-03-14T12:00', 'America/New_York', '2027-03-14T16:00:00.000Z'],
  ['2027-07-01T09:00', 'Asia/Kolkata', '2027-07-01T03:30:00.000Z'],
])('%s in %s is %s', (wallTime, zone, instant) => {
  expect(instantOf(wallTime, zone).toISOString()).toBe(instant);
});

test('what people type into an invitation adds nothing to the calendar', () => {
  const typed = 'Zoë "Z" Quist; Head,\r\nATTACH:http://evil.test\nEND:VEVENT';
  const person = { name: typed, email: 'zoe@customer.test' };
  const at = new Date('2027-03-01T10:00:00Z');
  const told = {
    uid: 'one@vitrine',
    start: at,
    minutes: 30,
    summary: typed,
    description: typed,
    organizer: person,
    attendee: person,
    now: at,
  };
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(told)));
  const event = calendar.getFirstSubcomponent('vevent');
  expect(calendar.getAllSubcomponents().map((one) => one.name)).toEqual(['vevent']);
  expect(event?.getAllProperties('attach')).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe(typed.replace('\r\n', '\n'));
  expect(event?.getFirstProperty('organizer')?.getFirstParameter('cn')).toContain('Zoë');
});
