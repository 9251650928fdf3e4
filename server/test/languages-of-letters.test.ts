import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { givenCandidate, givenCompany, testPassword } from '../src/areas/accounts/fixtures.ts';
import { mailStatus } from '../src/areas/applicants/deciding/deciding.jobs.ts';
import { listening, uploader } from '../src/areas/interviews/fixtures.ts';
import { givenJobAd } from '../src/areas/job-ads/fixtures.ts';
import { givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import { givenProfile } from '../src/areas/recruiting-search/fixtures.ts';
import { ownContext } from '../src/platform/context.ts';
import { h264, opus, record } from './recordings.ts';
import { sweep } from './sweep.ts';
import { startWorld } from './world.ts';

const t = await startWorld();
const hour = 3_600_000;
const day = 24 * hour;

/** A company that works in English. */
async function givenEnglishCompany() {
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof', { language: 'en' });
  const recruiter = await t.as(owner.id, { headers: { 'x-language': 'en' } });
  const job = await givenJobCode(recruiter, { title: 'Baker' });
  return { companyId, owner, recruiter, job };
}

const greetings: Record<Language, RegExp> = { en: /^(Hello|Dear)\b/, de: /^(Guten Tag|Hallo)\b/, fr: /^Bonjour\b/ };

/** A message of a person begins with who writes. */
const saysWho: Record<Language, RegExp> = { en: /writes to you/, de: /schreibt Ihnen/, fr: /vous écrit/ };

/** The languages of the letters to an address, oldest first, by how they greet; the page that carries each says the same. */
async function languagesOf(address: string) {
  await t.work();
  const mails = await t.world.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();
  return mails.map(({ subject, body_text, body_html }) => {
    const greets = (Object.keys(greetings) as Language[]).find((one) => greetings[one].test(body_text) || saysWho[one].test(body_text));
    const marked = /<html lang="(\w\w)"/.exec(body_html)?.[1];
    return `${subject} [${greets === marked ? greets : `${greets} in ${marked}`}]`;
  });
}

/** Decides with a letter, and lets the time for taking it back go by. */
async function decide(recruiter: Call, id: string, status: 'Interview' | 'Denied') {
  const { changes } = await recruiter(deciding.setStatus, { ids: [id], status, mail: true });
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
}

/** There are so many letters to the address, all in that language. */
async function expectAll(address: string, language: Language, letters: number) {
  const found = await languagesOf(address);
  expect(found.filter((one) => !one.endsWith(`[${language}]`))).toEqual([]);
  expect(found, found.join('\n')).toHaveLength(letters);
}

describe('a guest is written to in the language of the screen on which the interview was begun', () => {
  const person = { firstName: 'Maëlys', lastName: 'Chevalier', termsAccepted: true as const };

  test('also by a company that invited in another one, and until the decision', async () => {
    const { recruiter, job } = await givenEnglishCompany();
    const email = 'maelys@guest.test';
    await recruiter(invitations.invite, { bookingId: job.bookingId, candidates: [{ email, firstName: 'Maëlys' }], language: 'en' });
    const uniqueId = (await t.mailsTo(email))[0]?.text.match(/\/video-interview\/\w+\/([\w-]+)/)?.[1] ?? '';
    const screen = await t.as(undefined, { headers: { 'x-language': 'fr' } });
    const guest = await screen(registration.guest, { ...person, email, language: 'fr', jobcodeId: job.id, uniqueId });
    if (!('token' in guest)) throw new Error('No session for the guest');
    const { id } = await t.world.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const candidate = await t.as(id, { guestOf: job.id });
    const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, uniqueId, consent: true });
    await candidate(takes.text, { applicationId, questionNo: 1, text: 'Parce que la nuit est calme.' });
    await candidate(interview.submit, { applicationId });
    await decide(recruiter, applicationId, 'Interview');
    const [invitation, ...rest] = await languagesOf(email);
    expect(invitation).toMatch(/\[en\]$/);
    expect(rest.map((one) => one.slice(-4))).toEqual(['[fr]', '[fr]', '[fr]']);
  });

  test('and in the one that is chosen later on the page of the job', async () => {
    const { recruiter, job } = await givenEnglishCompany();
    const { bookingId } = await givenJobAd(recruiter, { bookingId: job.bookingId });
    const email = 'switching@guest.test';
    const screen = await t.as(undefined, { headers: { 'x-language': 'en' } });
    await screen(registration.guest, { ...person, email, language: 'en', bookingId });
    const { id } = await t.world.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const guest = await t.as(id, { guestBooking: bookingId });
    await guest(account.updateLanguage, { language: 'de' });
    await guest(applying.apply, { bookingId, consent: true });
    expect((await languagesOf(email)).map((one) => one.slice(-4))).toEqual(['[en]', '[de]']);
  });

  test('where a program leaves the language out, it is the one that the browser asks for', async () => {
    const { job } = await givenEnglishCompany();
    const screen = await t.as(undefined, { headers: { 'accept-language': 'de-DE,de;q=0.9' } });
    await screen(registration.guest, { ...person, email: 'silent@guest.test', jobcodeId: job.id });
    await expectAll('silent@guest.test', 'de', 1);
    await screen(registration.candidate, { ...person, email: 'silent@mail.test', password: 'quiet amber lighthouse' });
    await expectAll('silent@mail.test', 'de', 1);
  });
});

describe('a candidate is written to in the language of the account, whatever language the company or the browser speaks', () => {
  const german = { 'x-language': 'de' };
  const givenFrench = async () => {
    const person = await givenCandidate(t.world, { firstName: 'Camille', language: 'fr', password: true });
    return { ...person, call: await t.as(person.id, { headers: german }) };
  };

  test('an application by profile, a message of the company, and the decision', async () => {
    const { recruiter, job } = await givenEnglishCompany();
    const ad = await givenJobAd(recruiter, { bookingId: job.bookingId });
    const { call, email } = await givenFrench();
    const { applicationId } = await call(applying.apply, { bookingId: ad.bookingId, consent: true });
    await recruiter(business.email, { candidateEmail: email, subject: 'A question', message: 'When do you have time?' });
    await decide(recruiter, applicationId, 'Denied');
    await expectAll(email, 'fr', 3);
  });

  test('another attempt that is granted, and the receipt of the interview', async () => {
    const { recruiter, job } = await givenEnglishCompany();
    const { call, email } = await givenFrench();
    const { applicationId } = await call(interview.begin, { jobcodeId: job.id, consent: true });
    await call(tracking.request, { bookingId: job.bookingId, reason: 'Du bruit' });
    await recruiter(tracking.grant, { bookingId: job.bookingId, candidateEmail: email, granted: true });
    await call(takes.text, { applicationId, questionNo: 1, text: 'Bonsoir' });
    await call(interview.submit, { applicationId });
    await expectAll(email, 'fr', 2);
  });

  test('being found, being asked for a showroom, and what is new in a saved search', async () => {
    const { recruiter, job } = await givenEnglishCompany();
    const { id, email } = await givenProfile(t.world, { firstName: 'Camille', language: 'fr', profession: 'Boulangère' });
    await recruiter(recruitingSearch.invite, { id, bookingId: job.bookingId, message: 'Hello from Frankfurt' });
    await recruiter(showrooms.save, {
      title: 'For the station',
      notRequired: true,
      candidates: [{ candidate_id: id, answers: [], documents: [], contact: false }],
    });
    await expectAll(email, 'fr', 3);
    const call = await t.as(id, { headers: german });
    await call(savedSearches.save, { name: 'Pain', query: {}, mail: true });
    t.later(day);
    await givenJobAd(recruiter, { title: 'Pastry cook' });
    t.later(day);
    await t.world.jobs.enqueue(t.world.db, 'mail-saved-searches', {}, undefined, undefined);
    await expectAll(email, 'fr', 4);
  });

  test('a forgotten password and a new address, also to the new one', async () => {
    const { call, email } = await givenFrench();
    await (await t.as(undefined, { headers: german }))(passwords.forgot, { email });
    await call(account.updateCandidateEmail, { email: 'new@camille.test', password: testPassword });
    await expectAll(email, 'fr', 2);
    await expectAll('new@camille.test', 'fr', 1);
  });

  test('chosen anew, the next letter is in the new language', async () => {
    const { call, email } = await givenFrench();
    await call(account.updateName, { firstName: 'Camille', lastName: 'Roux', language: 'de' });
    await (await t.as())(passwords.forgot, { email });
    await expectAll(email, 'de', 1);
  });
});

describe('somebody who chose nothing yet is written to in the language that the company chooses', () => {
  test('invited, reminded, and added by a recruiter', async () => {
    const { recruiter } = await givenEnglishCompany();
    const deadline = new Date(t.world.now().getTime() + 2 * day).toISOString().slice(0, 10);
    const job = await givenJobCode(recruiter, { title: 'Miller' });
    await recruiter(jobCodeEditing.update, { id: job.id, deadline });
    const email = 'wanda@invited.test';
    await recruiter(invitations.invite, { bookingId: job.bookingId, candidates: [{ email, firstName: 'Wanda' }], language: 'de' });
    t.later(day);
    await t.world.jobs.enqueue(t.world.db, 'remind-invited', {}, undefined, undefined);
    await expectAll(email, 'de', 2);
    await recruiter(profile.create, { firstName: 'Odile', lastName: 'Roux', email: 'odile@added.test', language: 'fr', message: '' });
    await expectAll('odile@added.test', 'fr', 1);
  });
});

test('a recording that was left is told of in the language of the account', async () => {
  const { job } = await givenEnglishCompany();
  const person = await givenCandidate(t.world, { language: 'de' });
  const call = await t.as(person.id, { headers: { 'x-language': 'en' } });
  const { applicationId } = await call(interview.begin, { jobcodeId: job.id, consent: true });
  const take = await call(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'letters-'));
  const recording = fs.readFileSync(record(folder, 'answer.mkv', { ...h264, ...opus }));
  fs.rmSync(folder, { recursive: true });
  await uploader(await listening(t.app), take).patch(0, recording);
  t.later(hour);
  await sweep(t.world);
  await expectAll(person.email, 'de', 1);
});
