import { account } from '@vitrine/contract/accounts/account.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { expect, test } from 'vitest';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate, testPassword } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

/** A candidate who has left something in every corner, with words that nobody else uses. */
async function somebodyEverywhere() {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof', { password: true });
  const recruiter = await t.as(owner.id);
  const email = 'zephyrine.quastenflug@mail.test';
  const person = await givenCandidate(t.world, { email, firstName: 'Zephyrine', lastName: 'Quastenflug', password: true });
  const candidate = await t.as(person.id);

  const jobCode = await givenJobCode(recruiter, { title: 'Baker' });
  await recruiter(invitations.invite, {
    bookingId: jobCode.bookingId,
    candidates: [{ email, firstName: 'Zephyrine', lastName: 'Quastenflug' }],
    message: 'Dear Zephyrine, come and see us.',
  });
  const { items: invited } = await recruiter(invitations.list, {});
  const uniqueId = invited[0]?.uniqueId ?? '';
  const { applicationId } = await candidate(interview.begin, { jobcodeId: jobCode.id, uniqueId, consent: true });
  await candidate(tracking.request, { bookingId: jobCode.bookingId, reason: 'Flugwetter stopped me.' });
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Flugwetter is what I like about bread.' });
  await candidate(interview.submit, { applicationId });
  await recruiter(comments.add, { id: applicationId, text: 'Zephyrine speaks well.' });
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Accepted', mailText: 'Dear Zephyrine, welcome.' });

  const ad = await givenJobAd(recruiter, { title: 'Pastry cook' });
  const file = new Blob(['%PDF-1.7\n% Curriculum vitae of Zephyrine Quastenflug\n'], { type: 'application/pdf' });
  const { documentId } = await candidate(applying.uploadDocument, { bookingId: ad.bookingId, file });
  await candidate(applying.apply, {
    bookingId: ad.bookingId,
    consent: true,
    message: 'Flugwetter greets you.',
    phone: '+49 171 5550199',
    documents: [documentId],
  });
  await candidate(savedSearches.save, { name: 'Flugwetter jobs', query: { textSearch: 'Flugwetter' } });
  await candidate(jobAlerts.ask, { email, name: 'Flugwetter alert', query: { textSearch: 'Flugwetter' }, language: 'de' });
  await candidate(profile.create, { profession: 'Flugwetter observer', about: 'Zephyrine, from the coast' });
  await candidate(profileEntries.insertSkill, { name: 'Flugwetterkunde' });
  await candidate(profileEntries.insertExperience, { title: 'Flugwetterwart', fromMonth: 1, fromYear: 2020, toMonth: -1, toYear: -1 });
  await candidate(profileDocuments.create, { kind: 'cv', file });
  await candidate(profileSharing.findable, { findable: true });
  await showToOthers(recruiter, candidate, { bookingId: jobCode.bookingId, applicationId, id: person.id, email });
  await t.work();
  await candidate(privacy.startExport, {});
  await t.work();
  return { candidate, recruiter, person, companyId, owner, applicationId };
}

/** Shown by a link and in a showroom, looked at and asked for; and somebody who looked at another one. */
async function showToOthers(
  recruiter: Call,
  candidate: Call,
  { bookingId, applicationId, id, email }: { bookingId: string; applicationId: string; id: string; email: string },
) {
  const link = await recruiter(applicantLinks.make, { bookingId, ids: [applicationId] });
  await recruiter(applicantLinks.mail, { id: link.id, email: 'customer@mail.test', message: 'Please meet Zephyrine.' });
  const shown = { candidates: [{ candidate_id: id }], title: 'Quastenflug and others', greeting: 'Meet Zephyrine.', notRequired: true };
  const made = await recruiter(showrooms.save, { ...shown, targetEmail: 'customer@mail.test', mail: true });
  for (const { personId } of (await candidate(sharingConsents.own, {})).items)
    await candidate(sharingConsents.answer, { personId, agree: true });
  const anyone = await t.as();
  const token = made.generatedLink.slice(made.generatedLink.indexOf('#') + 1);
  const { visit } = await anyone(showroomViewing.open, { token, email });
  const inside = { token, visit: visit ?? '' };
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  const asked = { ...inside, personId, name: 'Zephyrine', email, message: 'Flugwetter permitting.' };
  await anyone(showroomViewing.book, { ...asked, times: ['2090-05-01T10:00'], timeZone: 'Europe/Berlin' });
}

const words = ['zephyrine', 'quastenflug', 'flugwetter', '5550199'];
const here = await somebodyEverywhere();

test('what is stored of a person can be seen with every consent', async () => {
  const own = await here.candidate(privacy.own, {});
  const consents = own.consents.toSorted((one, other) => one.purpose.localeCompare(other.purpose));
  expect(consents.map((one) => [one.purpose, one.companyName, one.withdrawable])).toEqual([
    ['application', 'Lindenhof', true],
    ['interview', 'Lindenhof', true],
    ['recruiting-search', null, true],
    ['sharing', 'Lindenhof', true],
    ['showroom', 'Lindenhof', true],
  ]);
  expect(Object.fromEntries(own.stored.map((one) => [one.kind, one.count]))).toMatchObject({
    applications: 2,
    answers: 1,
    documents: 1,
    savedSearches: 1,
    requestsForAnotherAttempt: 1,
  });
});

test('who looked is told, and the own looks are not', async () => {
  await here.recruiter(applicants.one, { id: here.applicationId });
  const { items } = await here.candidate(privacy.looks, {});
  expect(items[0]).toMatchObject({ action: 'seen', object: 'application', by: { kind: 'Recruiter', companyName: 'Lindenhof' } });
  expect(items.every((one) => one.by.kind !== 'Candidate')).toBe(true);
});

test('the export holds data, a readable page and every file', async () => {
  const state = await here.candidate(privacy.exportState, {});
  expect(state).toMatchObject({ state: 'ready', done: state.total });
  const reply = await t.app.inject({ method: 'GET', url: state.url ?? '' });
  expect(reply.headers['content-type']).toBe('application/zip');
  const text = reply.rawPayload.toString('latin1');
  for (const name of ['data.json', 'data.html', 'documents/']) expect(text).toContain(name);
  expect(text).toContain('Curriculum vitae of Zephyrine');
  expect(text).toContain('Flugwetter is what I like about bread.');
});

test('an account is removed by its password alone', async () => {
  await expect(here.candidate(privacy.erase, { password: 'something else entirely' })).rejects.toEqual(code('wrong-password'));
  expect(await here.candidate(account.own, {})).toMatchObject({ firstName: 'Zephyrine' });
});

test('after the removal no table, payload, mail or file knows the person, and the figures stay', async () => {
  expect((await tracesOf(t.world, words)).length).toBeGreaterThan(10);
  await here.candidate(privacy.erase, { password: testPassword });
  await t.work();
  expect(await tracesOf(t.world, words)).toEqual([]);
  expect(await t.world.files.list('takes/')).toEqual([]);
  expect(await t.world.files.list('documents/')).toEqual([]);
  expect(await t.world.files.list('exports/')).toEqual([]);
  await expect(here.candidate(account.own, {})).rejects.toEqual(code('not-signed-in'));
  await expect(here.recruiter(applicants.one, { id: here.applicationId })).rejects.toEqual(code('not-found'));
  const figures = await t.world.db.selectFrom('application').select(['status', 'account_id']).orderBy('status').execute();
  expect(figures).toEqual([
    { status: 'Accepted', account_id: null },
    { status: 'New', account_id: null },
  ]);
});

test('the audit log keeps what happened without whom, and still proves itself', async () => {
  const { items } = await here.recruiter(audit.list, {});
  expect(items.some((one) => one.action === 'seen' && one.subjectName === null)).toBe(true);
  expect(await here.recruiter(audit.check, {})).toMatchObject({ broken: null });
});

test('an owner with teammates hands the company over before going', async () => {
  const mate = await givenTeammate(t.world, here.companyId, { firstName: 'Ottilie', lastName: 'Wagenknauf', password: true });
  await expect(here.recruiter(privacy.erase, { password: testPassword })).rejects.toEqual(code('owner-stays'));
  const leaving = await t.as(mate.id);
  await leaving(privacy.erase, { password: testPassword });
  await t.work();
  expect(await tracesOf(t.world, ['ottilie', 'wagenknauf', mate.email])).toEqual([]);
});
