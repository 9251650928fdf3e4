import { contact } from '@vitrine/contract/accounts/contact.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { mailStatus } from '../applicants/deciding/deciding.jobs.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

let t: TestWorld;
let recruiter: Call;
let anyone: Call;
beforeAll(async () => {
  t = await startWorld();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
  anyone = await t.as();
});

const refusedWith = (code: string) => ({ problem: { code } });
const as = (token: string) => t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
/** The address in the newest mail that leads to an interview. */
const linkIn = async (email: string) => {
  const [mail] = await t.mailsTo(email);
  return new URL(mail?.text.match(/https?:\/\/\S+\/video-interview\/\S+/)?.[0] ?? 'http://nothing.test');
};
const cameBack = async (email: string) => {
  const token = (await linkIn(email)).searchParams.get('guest') ?? '';
  return as((await anyone(registration.guestByLink, { token })).token);
};

let count = 0;
/** Somebody who was invited, answered as a guest and has sent it. */
async function givenSent() {
  count += 1;
  const email = `maelys${count}@mail.test`;
  const { id: jobcodeId, bookingId } = await givenJobCode(recruiter, { title: 'Night baker' });
  await recruiter(invitations.invite, {
    bookingId,
    language: 'fr',
    candidates: [{ email, firstName: 'Maëlys', lastName: 'Chevalier' }],
  });
  const uniqueId = (await linkIn(email)).pathname.split('/').at(-1) ?? '';
  const place = { jobcodeId, uniqueId };
  const before = await anyone(interview.landing, place);
  const person = { email, firstName: 'Maëlys', lastName: 'Chevalier', language: 'fr' as const, termsAccepted: true as const };
  const joined = await anyone(registration.guest, { ...person, ...place });
  if (!('token' in joined)) throw new Error('no session');
  const guest = await as(joined.token);
  const { applicationId } = await guest(interview.begin, { ...place, consent: true });
  await guest(takes.text, { applicationId, questionNo: 1, text: 'Because it feeds people.' });
  await guest(interview.submit, { applicationId });
  return { email, place, bookingId, applicationId, guest, before };
}

const decide = async (applicationId: string, status: 'Accepted' | 'Denied') => {
  const { changes } = await recruiter(deciding.setStatus, { ids: [applicationId], status, mail: true });
  return {
    tell: async () => {
      t.later(11_000);
      for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
    },
  };
};

test('an invitation says whom it is for, so that nothing is typed twice, and stops saying it once it was used', async () => {
  const { email, place, before } = await givenSent();
  expect(before.invited).toEqual({ firstName: 'Maëlys', lastName: 'Chevalier', email });
  const after = await anyone(interview.landing, place);
  expect(after).toMatchObject({ mine: 'elsewhere', invited: { firstName: 'Maëlys', lastName: '', email: '' } });
});

test('a guest sees at the link of the invitation what became of it: a decision once it cannot be taken back', async () => {
  const { place, guest, applicationId } = await givenSent();
  expect(await guest(interview.landing, place)).toMatchObject({ mine: 'sent' });
  expect(await guest(applicationHome.show, place)).toMatchObject({
    own: { applicationId },
    status: 'New',
    title: 'Night baker',
    companyName: 'Lindenhof',
    guest: true,
    history: [{ what: 'begun' }, { what: 'sent' }],
  });
  const { tell } = await decide(applicationId, 'Accepted');
  expect(await guest(applicationHome.show, place)).toMatchObject({ status: 'New' });
  await tell();
  expect(await guest(applicationHome.show, place)).toMatchObject({
    status: 'Accepted',
    history: [{ what: 'begun' }, { what: 'sent' }, { what: 'status', status: 'Accepted' }],
  });
});

test('every letter after sending leads there, and lets a guest in', async () => {
  const { email, place, applicationId } = await givenSent();
  await expect((await cameBack(email))(applicationHome.show, place)).resolves.toMatchObject({ own: { applicationId }, status: 'New' });
  await (await decide(applicationId, 'Denied')).tell();
  expect((await t.mailsTo(email))[0]?.subject).toBe('Votre candidature chez Lindenhof');
  await expect((await cameBack(email))(applicationHome.show, place)).resolves.toMatchObject({ own: { applicationId }, status: 'Denied' });
});

test('without a session the secret of the invitation shows where it stands, and nothing can be changed by it', async () => {
  const { email, place, applicationId } = await givenSent();
  const seen = await anyone(applicationHome.show, place);
  expect(seen).toMatchObject({ own: null, status: 'New', title: 'Night baker' });
  expect(JSON.stringify(seen)).not.toMatch(/maelys|Chevalier/i);
  await expect(anyone(applying.withdraw, { applicationId })).rejects.toMatchObject(refusedWith('not-signed-in'));
  const mails = (await t.mailsTo(email)).length;
  await anyone(applicationHome.mailWayIn, place);
  expect(await t.mailsTo(email)).toHaveLength(mails + 1);
  await expect((await cameBack(email))(applicationHome.show, place)).resolves.toMatchObject({ own: { applicationId } });
});

test('nobody else finds it: not without the secret, not with that of another invitation, not in another session', async () => {
  const mine = await givenSent();
  const other = await givenSent();
  const notFound = refusedWith('not-found');
  await expect(anyone(applicationHome.show, { jobcodeId: mine.place.jobcodeId })).rejects.toMatchObject(notFound);
  await expect(anyone(applicationHome.show, { ...mine.place, uniqueId: other.place.uniqueId })).rejects.toMatchObject(notFound);
  await expect(other.guest(applicationHome.show, { jobcodeId: mine.place.jobcodeId })).rejects.toMatchObject(notFound);
  await expect(other.guest(applying.withdraw, { applicationId: mine.applicationId })).rejects.toMatchObject(notFound);
  await expect(anyone(applicationHome.mailWayIn, { ...mine.place, uniqueId: other.place.uniqueId })).rejects.toMatchObject(notFound);
});

test('the person finds what was sent, and who has opened it first; whoever only holds the link finds neither', async () => {
  const { place, guest, applicationId } = await givenSent();
  expect(await guest(applicationHome.show, place)).toMatchObject({
    seen: null,
    own: { answers: [{ questionNo: 1, answer: { kind: 'text', text: 'Because it feeds people.' } }] },
  });
  await recruiter(applicants.one, { id: applicationId });
  expect(await guest(applicationHome.show, place)).toMatchObject({ seen: { by: [expect.stringContaining(' ')], others: 0 } });
  const held = await anyone(applicationHome.show, place);
  expect(held).toMatchObject({ own: null, uniqueId: null, seen: { by: [], others: 1 } });
  expect(JSON.stringify(held)).not.toContain('feeds people');
});

test('every letter stays with the application as it was sent, without the links in it, when the outbox has forgotten it', async () => {
  const { place, guest, applicationId } = await givenSent();
  await (await decide(applicationId, 'Denied')).tell();
  await t.world.db.deleteFrom('mail').execute();
  const { own } = await guest(applicationHome.show, place);
  expect(own?.letters.map(({ subject, byCandidate }) => [subject, byCandidate])).toEqual([
    ['Votre entretien pour Night baker a été envoyé', false],
    ['Votre candidature chez Lindenhof', false],
  ]);
  expect(own?.letters[1]?.body).toMatch(/^Bonjour Maëlys,\n\nMerci pour le temps/);
  expect(JSON.stringify(own?.letters)).not.toContain('guest=');
  expect((await anyone(applicationHome.show, place)).own).toBeNull();
});

test('a decision that runs twice writes one letter', async () => {
  const { place, guest, applicationId } = await givenSent();
  const { changes } = await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Accepted', mail: true });
  t.later(11_000);
  const change = { changeId: changes[0] ?? '' };
  await mailStatus.run(ownContext(t.world), change);
  await t.world.db.updateTable('application_status_change').set({ mail: 'queued' }).where('id', '=', change.changeId).execute();
  await mailStatus.run(ownContext(t.world), change);
  expect((await guest(applicationHome.show, place)).own?.letters.filter(({ subject }) => /bonne nouvelle/.test(subject))).toHaveLength(1);
});

test('a question goes to the company with the address to answer to, and stands among the letters; nobody asks about another application', async () => {
  const mine = await givenSent();
  const other = await givenSent();
  await mine.guest(applicationHome.ask, { applicationId: mine.applicationId, message: 'Is there a night bus?' });
  const owner = await t.world.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select('account.email')
    .where('company.name', '=', 'Lindenhof')
    .executeTakeFirstOrThrow();
  const [mail] = await t.mailsTo(owner.email);
  expect(mail?.subject).toBe('A question about the application for Night baker');
  expect(mail?.text).toContain('Is there a night bus?');
  expect(mail?.text).toContain(mine.email);
  expect((await mine.guest(applicationHome.show, mine.place)).own?.letters.at(-1)).toMatchObject({
    byCandidate: true,
    body: 'Is there a night bus?',
  });
  const foreign = { applicationId: other.applicationId, message: 'And?' };
  await expect(mine.guest(applicationHome.ask, foreign)).rejects.toMatchObject(refusedWith('not-found'));
  await expect(recruiter(applicationHome.ask, foreign)).rejects.toMatchObject(refusedWith('not-allowed'));
});

test('what a guest asks is read and answered beside the application, and the answer stands at the same link', async () => {
  const { guest, place, applicationId, email } = await givenSent();
  await guest(applicationHome.ask, { applicationId, message: 'Is there a night bus?' });
  const letters = () => recruiter(applicantLetters.list, { id: applicationId });
  const asked = (await letters()).items.at(-1);
  expect(asked).toMatchObject({ byCandidate: true, body: 'Is there a night bus?' });
  expect(await letters()).toMatchObject({ guest: true, unanswered: [asked?.id] });

  // a decision is a letter too, and no answer
  await (await decide(applicationId, 'Accepted')).tell();
  expect((await letters()).unanswered).toEqual([asked?.id]);

  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(applicantLetters.list, { id: applicationId })).rejects.toMatchObject(refusedWith('not-found'));
  const answer = { id: applicationId, message: 'Line N8, all night.' };
  await expect(stranger(applicantLetters.answer, answer)).rejects.toMatchObject(refusedWith('not-found'));
  await expect(stranger(applicantLetters.settle, { id: applicationId })).rejects.toMatchObject(refusedWith('not-found'));
  expect((await letters()).unanswered).toEqual([asked?.id]);

  await recruiter(applicantLetters.answer, answer);
  expect(await letters()).toMatchObject({ unanswered: [] });
  const [mail] = await t.mailsTo(email);
  expect(mail?.subject).toMatch(/^Lindenhof vous a écrit au sujet de «\sNight baker\s»$/);
  expect(mail?.text).toMatch(/Bonjour Maëlys,\s+Line N8, all night\./);
  const back = await cameBack(email);
  expect((await back(applicationHome.show, place)).own?.letters.at(-1)).toMatchObject({
    byCandidate: false,
    body: expect.stringContaining('Line N8, all night.'),
  });

  await back(applicationHome.ask, { applicationId, message: 'And on Sundays?' });
  expect((await letters()).unanswered).toHaveLength(1);
  await recruiter(applicantLetters.settle, { id: applicationId });
  expect((await letters()).unanswered).toEqual([]);
  await back(applying.withdraw, { applicationId });
  await expect(recruiter(applicantLetters.answer, answer)).rejects.toMatchObject(refusedWith('not-found'));
});

test('another date is asked for where a talk lies ahead, and nowhere else', async () => {
  const { guest, applicationId, place, email } = await givenSent();
  const ask = () => guest(applicationHome.ask, { applicationId, message: 'Friday would be better.', about: 'other-date' });
  await expect(ask()).rejects.toMatchObject(refusedWith('not-found'));
  const startsAt = '2031-07-01T10:00';
  await recruiter(talks.set, { id: applicationId, startsAt, timeZone: 'Europe/Berlin', place: 'Mill Road 3' });
  await ask();
  const owner = await t.world.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select('account.email')
    .where('company.name', '=', 'Lindenhof')
    .executeTakeFirstOrThrow();
  const mail = (await t.mailsTo(owner.email)).find(({ subject }) => subject === 'Another date for the talk about Night baker');
  expect(mail?.text).toContain('Friday would be better.');
  expect(mail?.text).toMatch(/July.* 2031/);
  expect(mail?.text).toContain(email);
  expect((await guest(applicationHome.show, place)).own?.letters.at(-1)).toMatchObject({
    byCandidate: true,
    subject: 'Another date for the talk about Night baker',
  });
  // the date stays until the company sets another
  expect((await guest(applicationHome.show, place)).own?.talk?.place).toBe('Mill Road 3');
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Accepted' });
  await expect(ask()).rejects.toMatchObject(refusedWith('not-found'));
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Interview' });
  await ask();
  await recruiter(talks.cancel, { id: applicationId });
  await expect(ask()).rejects.toMatchObject(refusedWith('not-found'));
});

test('what somebody of the company writes by hand is found there too', async () => {
  const { place, guest, email } = await givenSent();
  await recruiter(contact.send, { recipient: email, subject: 'Our bakery', message: 'Come and smell it.' });
  const letter = (await guest(applicationHome.show, place)).own?.letters.at(-1);
  expect(letter).toMatchObject({ subject: 'Our bakery', byCandidate: false });
  expect(letter?.body).toContain('Come and smell it.');
});

test('an application without an interview has the same home, by its job: from the receipt for a guest, and with an account', async () => {
  const { bookingId } = await givenJobAd(recruiter, { title: 'Miller' });
  const candidate = await t.as((await givenCandidate(t.world)).id);
  await expect(candidate(applicationHome.show, { bookingId })).rejects.toMatchObject(refusedWith('not-found'));
  await candidate(applying.apply, { bookingId, consent: true, message: 'I know the mill.' });
  expect(await candidate(applicationHome.show, { bookingId })).toMatchObject({
    title: 'Miller',
    guest: false,
    hasAd: true,
    own: { message: 'I know the mill.', letters: [{ subject: 'Your application for Miller has arrived' }] },
  });
  await expect(anyone(applicationHome.show, { bookingId })).rejects.toMatchObject(refusedWith('not-found'));

  const email = 'guest-miller@mail.test';
  const person = { email, firstName: 'Gil', lastName: 'Amsel', language: 'en' as const, termsAccepted: true as const };
  const joined = await anyone(registration.guest, { ...person, bookingId });
  if (!('token' in joined)) throw new Error('no session');
  await (await as(joined.token))(applying.apply, { bookingId, consent: true });
  const receipt = (await t.mailsTo(email))[0]?.text ?? '';
  const link = new URL(receipt.match(/https?:\/\/\S+\/application\/\S+/)?.[0] ?? 'http://nothing.test');
  expect(link.pathname).toBe(`/application/${bookingId}`);
  const back = await as((await anyone(registration.guestByLink, { token: link.searchParams.get('guest') ?? '' })).token);
  expect(await back(applicationHome.show, { bookingId })).toMatchObject({ guest: true, own: { email } });
});

test('a guest withdraws there, and the page says so', async () => {
  const { place, guest, applicationId } = await givenSent();
  await guest(applying.withdraw, { applicationId });
  expect(await guest(applicationHome.show, place)).toMatchObject({ status: 'Declined', history: [{}, {}, { what: 'withdrawn' }] });
  expect(await guest(interview.landing, place)).toMatchObject({ mine: 'withdrawn' });
});

test('a guest deletes everything there; somebody with an account does it with the password', async () => {
  const { email, place, guest, applicationId } = await givenSent();
  await guest(privacy.eraseGuest, {});
  expect(await t.world.db.selectFrom('application_letter').select('id').where('application_id', '=', applicationId).execute()).toEqual([]);
  await expect(anyone(applicationHome.show, place)).rejects.toMatchObject(refusedWith('not-found'));
  await expect(guest(applicationHome.show, place)).rejects.toMatchObject(refusedWith('not-found'));
  expect(await t.world.db.selectFrom('account').select('id').where('email', '=', email).execute()).toEqual([]);
  const candidate = await t.as((await givenCandidate(t.world)).id);
  await expect(candidate(privacy.eraseGuest, {})).rejects.toMatchObject(refusedWith('not-allowed'));
});

test('who only typed an address lets go of nothing else that belongs to it', async () => {
  const email = 'typed@mail.test';
  const { bookingId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [{ email }] });
  const { id: jobcodeId } = await givenJobCode(recruiter);
  const person = { email, firstName: 'Not', lastName: 'Me', language: 'en' as const, termsAccepted: true as const };
  const joined = await anyone(registration.guest, { ...person, jobcodeId });
  if (!('token' in joined)) throw new Error('no session');
  await (await as(joined.token))(privacy.eraseGuest, {});
  const { items } = await recruiter(invitations.list, { bookingId });
  expect(items).toMatchObject([{ email }]);
});
