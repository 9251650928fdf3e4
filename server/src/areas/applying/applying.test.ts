import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import type { DocumentKind } from '@vitrine/contract/profile-lists.ts';
import { beforeAll, expect, test } from 'vitest';
import { callAs, startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { mailStatus } from '../applicants/deciding/deciding.jobs.ts';
import { aDocument, aPicture } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { forgetDocuments } from './documents.ts';

let t: TestWorld;
let recruiter: Call;
let owner: { id: string; email: string };
let stranger: Call;
beforeAll(async () => {
  t = await startWorld();
  const company = await givenCompany(t.world, 'Lindenhof');
  owner = company.owner;
  recruiter = await t.as(owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const fetched = (url: string) => t.app.inject({ method: 'GET', url });

async function candidate(wanted = {}) {
  const person = await givenCandidate(t.world, wanted);
  return { ...person, call: await t.as(person.id) };
}

test('a candidate applies once by profile, and recruiters and strangers do not (R182, R204)', async () => {
  const { bookingId } = await givenJobAd(recruiter, { replyDays: 14 });
  const mia = await candidate();
  for (const jobad of [undefined, '0'] as const) {
    const looked = await mia.call(applying.applyToBooking, { ...(jobad ? { jobad } : {}), bookingid: bookingId });
    expect(looked).toMatchObject({ bookingId, applicationId: null, status: null, jobCode: null });
  }
  expect((await mia.call(applying.list, {})).total).toBe(0);
  const reply = await mia.call(applying.applyToBooking, { jobad: '1', bookingid: bookingId });
  expect(reply).toMatchObject({ bookingId, status: 'New', jobCode: null });
  expect(reply.replyBy).toBe(new Date(t.world.now().getTime() + 14 * day).toISOString().slice(0, 10));
  const { items } = await mia.call(applying.list, {});
  expect(items.map((one) => [one.bookingId, one.job?.isApplied])).toEqual([[bookingId, true]]);
  await expect(mia.call(applying.applyToBooking, { jobad: '1', bookingid: bookingId })).rejects.toMatchObject({
    problem: { status: 409, title: 'Already applied: You have already applied for this job position' },
  });
  await expect(mia.call(applying.apply, { bookingId, consent: true })).rejects.toEqual(code('already-applied'));
  await expect(mia.call(applying.uploadDocument, { bookingId, file: aDocument() })).rejects.toEqual(code('already-applied'));
  await expect(recruiter(applying.applyToBooking, { jobad: '1', bookingid: bookingId })).rejects.toEqual(code('not-allowed'));
  const nobody = await t.as();
  await expect(nobody(applying.applyToBooking, { jobad: '1', bookingid: bookingId })).rejects.toEqual(code('not-signed-in'));
});

test('who applies twice at the same moment has applied once', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const tries = await Promise.allSettled([1, 2, 3].map(() => mia.call(applying.apply, { bookingId, consent: true })));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect((await mia.call(applying.list, {})).total).toBe(1);
});

test('drafts cannot be applied to', async () => {
  const { bookingId } = await givenJobAd(recruiter, { published: false });
  const mia = await candidate();
  await expect(mia.call(applying.apply, { bookingId, consent: true })).rejects.toEqual(code('not-found'));
  await expect(mia.call(applying.standing, { bookingId })).rejects.toEqual(code('not-found'));
});

test('an interview after applying belongs to the same application, and one begun or sent counts as applied', async () => {
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?', { skippable: true })] });
  await givenJobAd(recruiter, { bookingId: job.bookingId, replyDays: 7 });
  const mia = await candidate();
  const reply = await mia.call(applying.apply, { bookingId: job.bookingId, message: 'Hello', consent: true });
  expect(reply.jobCode).toMatchObject({ id: job.id });
  expect((await mia.call(applying.list, {})).items[0]).toMatchObject({ interview: 'offered', jobcodeId: job.id });
  const begun = await mia.call(interview.begin, { jobcodeId: job.id, consent: true });
  expect(begun.applicationId).toBe(reply.applicationId);
  expect((await mia.call(applying.list, {})).items).toMatchObject([
    { interview: 'to-finish', replyBy: reply.replyBy, history: [{ what: 'applied' }, { what: 'begun' }] },
  ]);
  expect((await mia.call(jobAdViewing.byBooking, { bookingId: job.bookingId })).isApplied).toBe(true);
  const ben = await candidate();
  await ben.call(interview.begin, { jobcodeId: job.id, consent: true });
  await expect(ben.call(applying.applyToBooking, { jobad: '1', bookingid: job.bookingId })).rejects.toEqual(code('already-applied'));
});

test('a job code without an ad is applied to as long as it is open', async () => {
  const job = await givenJobCode(recruiter);
  const mia = await candidate();
  expect((await mia.call(applying.applyToBooking, { jobad: '1', bookingid: job.bookingId })).jobCode).toMatchObject({ id: job.id });
  await recruiter(jobCodeEditing.update, { id: job.id, state: 'archived' });
  const ben = await candidate();
  await expect(ben.call(applying.applyToBooking, { jobad: '1', bookingid: job.bookingId })).rejects.toEqual(code('interview-unavailable'));
  await expect(ben.call(applying.apply, { bookingId: job.bookingId, consent: true })).rejects.toEqual(code('not-found'));
});

test('documents are taken by their content, five at most, and read by the owning company and the applicant alone', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  await expect(mia.call(applying.uploadDocument, { bookingId, file: new Blob(['#!/bin/sh\necho\n']) })).rejects.toEqual(
    code('wrong-file-type'),
  );
  const cv = await mia.call(applying.uploadDocument, { bookingId, file: new File([aDocument()], 'My CV.exe') });
  expect(cv).toMatchObject({ name: 'My CV.exe.pdf', contentType: 'application/pdf', preview: 'pdf' });
  const photo = await mia.call(applying.uploadDocument, { bookingId, file: new File([aPicture()], 'certificate.png') });
  expect(photo).toMatchObject({ name: 'certificate.png', preview: 'picture' });
  for (let n = 0; n < 3; n += 1) await mia.call(applying.uploadDocument, { bookingId, file: aDocument() });
  await expect(mia.call(applying.uploadDocument, { bookingId, file: aDocument() })).rejects.toEqual(code('too-many-documents'));
  const ben = await candidate();
  await expect(ben.call(applying.removeDocument, { documentId: cv.documentId })).rejects.toEqual(code('not-found'));
  await expect(ben.call(applying.apply, { bookingId, documents: [cv.documentId], consent: true })).rejects.toEqual(code('not-found'));
  const { applicationId } = await mia.call(applying.apply, {
    bookingId,
    documents: [cv.documentId, photo.documentId],
    phone: '+49 69 123',
    message: 'I bake.',
    consent: true,
  });
  const one = await recruiter(applicants.one, { id: applicationId });
  expect(one).toMatchObject({ message: 'I bake.', phone: '+49 69 123', interviewSentAt: null, documentCount: 2 });
  expect(one.documents.map(({ name }) => name)).toEqual(['My CV.exe.pdf', 'certificate.png']);
  const read = await fetched(one.documents[0]?.url ?? '');
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'self'$/),
    'x-content-type-options': 'nosniff',
  });
  expect(read.body).toContain('%PDF-');
  expect((await fetched(one.documents[0]?.saveUrl ?? '')).headers['content-disposition']).toContain('attachment');
  await expect(stranger(applicants.one, { id: applicationId })).rejects.toEqual(code('not-found'));
  await expect(stranger(applicants.byBooking, { bookingId })).rejects.toEqual(code('not-found'));
  await expect(ben.call(applying.withdraw, { applicationId })).rejects.toEqual(code('not-found'));
  await t.work();
  expect((await t.world.files.list('documents/')).length).toBe(2);
});

test('documents of the profile that were ticked go along as copies, and the company sees no others of it', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const stored = async (kind: DocumentKind, name: string) => {
    const { documents } = await mia.call(profileDocuments.create, { kind, file: new File([aDocument()], name) });
    return documents.find((one) => one.name === name)?.id ?? '';
  };
  const cv = await stored('cv', 'CV.pdf');
  await stored('certificate', 'Diploma.pdf');
  const ben = await candidate();
  await expect(ben.call(applying.apply, { bookingId, profileDocuments: [cv], consent: true })).rejects.toEqual(code('not-found'));
  expect((await ben.call(applying.list, {})).total).toBe(0);
  const uploaded: string[] = [];
  for (let n = 0; n < 5; n += 1) uploaded.push((await mia.call(applying.uploadDocument, { bookingId, file: aDocument() })).documentId);
  const tooMany = { bookingId, documents: uploaded, profileDocuments: [cv], consent: true as const };
  await expect(mia.call(applying.apply, tooMany)).rejects.toEqual(code('too-many-documents'));
  const { applicationId } = await mia.call(applying.apply, { bookingId, profileDocuments: [cv], consent: true });
  await mia.call(profileDocuments.remove, { id: cv });
  await t.work();
  const read = async () => (await recruiter(applicants.one, { id: applicationId })).documents;
  const [copy] = await read();
  expect(copy?.name).toBe('CV.pdf');
  expect((await fetched(copy?.url ?? '')).body).toContain('%PDF-');
  expect((await recruiter(profileViewing.details, { candidate_id: mia.id })).documents).toEqual([]);
  expect((await recruiter(dossiers.read, { candidate_id: mia.id })).profile.documents).toEqual([]);
});

test('whoever chose once what a company sees is asked again before it sees more, whatever else they have there', async () => {
  const mia = await candidate();
  await mia.call(profileDocuments.create, { kind: 'certificate', file: new File([aDocument()], 'Diploma.pdf') });
  const seen = async () => (await recruiter(profileViewing.details, { candidate_id: mia.id })).documents.map(({ name }) => name);
  const apply = async (more: object) => {
    const { bookingId } = await givenJobAd(recruiter);
    return (await mia.call(applying.apply, { bookingId, consent: true, ...more })).applicationId;
  };
  // nobody asked yet: as it was before there was a choice
  await apply({});
  expect(await seen()).toEqual(['Diploma.pdf']);
  const chosen = await apply({ profileDocuments: [] });
  expect(await seen()).toEqual([]);
  // an interview by its link asks for no documents, so it gives none away
  const { id, bookingId } = await givenJobCode(recruiter);
  await mia.call(interview.begin, { jobcodeId: id, consent: true });
  expect(await seen()).toEqual([]);
  await mia.call(applying.withdraw, { applicationId: chosen });
  expect(await seen()).toEqual([]);
  const [application] = (await recruiter(applicants.byBooking, { bookingId })).items;
  const link = await recruiter(applicantLinks.make, { bookingId, ids: [application?.id ?? ''], documents: true });
  expect(link.people).toMatchObject([{ documents: [] }]);
});

test('one document of a sent application is taken back by its person alone, and not while it is kept for a dispute', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const { documentId } = await mia.call(applying.uploadDocument, { bookingId, file: aDocument() });
  await expect(mia.call(applying.takeBackDocument, { documentId })).rejects.toEqual(code('not-found'));
  const { applicationId } = await mia.call(applying.apply, { bookingId, documents: [documentId], consent: true });
  const shown = await recruiter(applicants.one, { id: applicationId });
  const ben = await candidate();
  await expect(ben.call(applying.takeBackDocument, { documentId })).rejects.toEqual(code('not-found'));
  await recruiter(retention.hold, { applicationId, reason: 'A dispute' });
  await expect(mia.call(applying.takeBackDocument, { documentId })).rejects.toEqual(code('application-held'));
  await recruiter(retention.release, { applicationId });
  await mia.call(applying.takeBackDocument, { documentId });
  await t.work();
  expect((await recruiter(applicants.one, { id: applicationId })).documents).toEqual([]);
  expect((await fetched(shown.documents[0]?.url ?? '')).statusCode).toBe(404);
});

test('an application that is kept for a dispute is taken back once that is over', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const { documentId } = await mia.call(applying.uploadDocument, { bookingId, file: aDocument() });
  const { applicationId } = await mia.call(applying.apply, { bookingId, documents: [documentId], consent: true });
  await recruiter(retention.hold, { applicationId, reason: 'A dispute' });
  await expect(mia.call(applying.withdraw, { applicationId })).rejects.toEqual(code('application-held'));
  expect((await recruiter(applicants.one, { id: applicationId })).documents).toHaveLength(1);
  await recruiter(retention.release, { applicationId });
  await mia.call(applying.withdraw, { applicationId });
});

test('an application by profile stands with the others as sent at once, and its recruiters in charge are told', async () => {
  const house = await givenCompany(t.world, 'Mill');
  const boss = await t.as(house.owner.id);
  const amir = await givenTeammate(t.world, house.companyId);
  const { bookingId } = await givenJobAd(boss, { title: 'Miller', replyDays: 10 });
  const ad = await t.world.db.selectFrom('job_ad').select('id').where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
  await t.world.db
    .insertInto('job_ad_recruiter')
    .values({ job_ad_id: ad.id, account_id: amir.id, added_at: t.world.now().toISOString() })
    .execute();
  const zoe = await candidate({ language: 'fr', firstName: 'Zoé' });
  await zoe.call(applying.apply, { bookingId, consent: true });
  const { items } = await boss(applicants.byBooking, { bookingId });
  expect(items).toMatchObject([{ firstName: 'Zoé', title: 'Miller', sentAt: expect.any(String), interviewSentAt: null, documentCount: 0 }]);
  expect((await boss(companyJobs.list, {})).items[0]).toMatchObject({ applicants: 1, unseen: 1 });
  await t.work();
  expect((await t.mailsTo(zoe.email))[0]).toMatchObject({
    subject: 'Votre candidature pour Miller est arrivée',
    text: expect.stringContaining(`/application/${bookingId}`),
  });
  expect((await t.mailsTo(amir.email))[0]?.subject).toBe('New application: Zoé Person '.concat(zoe.email.match(/\d+/)?.[0] ?? ''));
  expect(await t.mailsTo(house.owner.email)).toEqual([]);
  const consents = await t.world.db.selectFrom('consent').select(['purpose', 'booking_id']).where('account_id', '=', zoe.id).execute();
  expect(consents).toEqual([{ purpose: 'application', booking_id: bookingId }]);
});

test('a withdrawn application is declined by the candidate, its documents are gone, and its interview cannot begin', async () => {
  const job = await givenJobCode(recruiter);
  await givenJobAd(recruiter, { bookingId: job.bookingId });
  const mia = await candidate();
  const { bookingId } = job;
  const { documentId } = await mia.call(applying.uploadDocument, { bookingId, file: aDocument() });
  const { applicationId } = await mia.call(applying.apply, { bookingId, documents: [documentId], message: 'Private', consent: true });
  const url = (await recruiter(applicants.one, { id: applicationId })).documents[0]?.url ?? '';
  await mia.call(applying.withdraw, { applicationId });
  await t.work();
  const one = await recruiter(applicants.one, { id: applicationId });
  expect(one).toMatchObject({ status: 'Declined', withdrawnAt: expect.any(String), documents: [], message: '' });
  expect((await fetched(url)).statusCode).toBe(404);
  expect((await mia.call(applying.list, {})).items[0]).toMatchObject({
    status: 'Declined',
    interview: 'none',
    history: [{ what: 'applied' }, { what: 'withdrawn' }],
  });
  await expect(mia.call(applying.withdraw, { applicationId })).rejects.toEqual(code('already-withdrawn'));
  await expect(mia.call(interview.begin, { jobcodeId: job.id, consent: true })).rejects.toEqual(code('already-withdrawn'));
});

test('the candidate hears of a decision once it can no longer be taken back', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const { applicationId } = await mia.call(applying.apply, { bookingId, consent: true });
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Screening' });
  t.later(1000);
  const { changes } = await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Denied', mail: true });
  const told = async () => [
    (await mia.call(applying.list, {})).items[0]?.status,
    (await mia.call(applying.standing, { bookingId })).application?.status,
    (await mia.call(applying.applyToBooking, { bookingid: bookingId })).status,
  ];
  expect(await told()).toEqual(['Screening', 'Screening', 'Screening']);
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
  expect(await told()).toEqual(['Denied', 'Denied', 'Denied']);
});

test('a guest applies to the one job, is mailed the way back at once, and comes back by it', async () => {
  const { bookingId } = await givenJobAd(recruiter, { title: 'Guest job' });
  const other = await givenJobAd(recruiter);
  const nobody = await t.as();
  const person = { firstName: 'Gil', lastName: 'Guest', email: 'gil@mail.test', language: 'de' as const, termsAccepted: true as const };
  await expect(nobody(registration.guest, person)).rejects.toEqual(code('invalid'));
  const opened = await nobody(registration.guest, { ...person, bookingId });
  if (!('token' in opened)) throw new Error('no session');
  const guest = callAs(t.app, { authorization: `Bearer ${opened.token}` });
  const mailed = (await t.mailsTo(person.email))[0];
  expect(mailed?.subject).toBe('Ihr Weg zurück zu Ihrer Bewerbung');
  await expect(guest(applying.apply, { bookingId: other.bookingId, consent: true })).rejects.toEqual(code('guest-not-allowed'));
  await expect(guest(applying.applyToBooking, { jobad: '1', bookingid: bookingId })).rejects.toEqual(code('guest-not-allowed'));
  const { documentId } = await guest(applying.uploadDocument, { bookingId, file: aDocument() });
  await guest(applying.apply, { bookingId, documents: [documentId], consent: true });
  expect(await nobody(registration.guest, { ...person, bookingId })).toEqual({ mailed: true });
  const token = mailed?.text.match(/guest=([\w-]+)/)?.[1] ?? '';
  expect(mailed?.text).toContain(`/job/${bookingId}/`);
  const back = await nobody(registration.guestByLink, { token });
  expect(back).toMatchObject({ bookingId, jobcodeId: null });
  const again = callAs(t.app, { authorization: `Bearer ${back.token}` });
  expect(await again(applying.standing, { bookingId })).toMatchObject({ person: { guest: true }, application: { status: 'New' } });
  const { items } = await again(applying.list, {});
  expect(items).toMatchObject([{ bookingId, title: 'Guest job' }]);
  await again(applying.withdraw, { applicationId: items[0]?.applicationId ?? '' });
});

test('a guest of a job goes on to the interview under the same booking', async () => {
  const job = await givenJobCode(recruiter);
  await givenJobAd(recruiter, { bookingId: job.bookingId });
  const guest = await t.as((await givenCandidate(t.world, { guest: true })).id, { guestBooking: job.bookingId });
  const { applicationId } = await guest(applying.apply, { bookingId: job.bookingId, consent: true });
  expect((await guest(interview.begin, { jobcodeId: job.id, consent: true })).applicationId).toBe(applicationId);
});

test('documents of an application that was never sent are gone after a day', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await candidate();
  const { url } = await mia.call(applying.uploadDocument, { bookingId, file: aDocument() });
  expect((await mia.call(applying.standing, { bookingId })).documents).toHaveLength(1);
  t.later(25 * 3_600_000);
  const name = (await t.world.db.selectFrom('application_document').select('stored').where('application_id', 'is', null).execute())[0]
    ?.stored;
  await forgetDocuments.run(ownContext(t.world), {});
  await t.work();
  expect((await mia.call(applying.standing, { bookingId })).documents).toEqual([]);
  expect(await t.world.files.size(name ?? '')).toBeUndefined();
  expect(url).toContain('/api/media/');
});

test('after its 90 days or its closing date a job says too late (R205)', async () => {
  const closing = new Date(t.world.now().getTime() + 3 * day).toISOString().slice(0, 10);
  const early = await givenJobAd(recruiter, { closingDate: closing });
  const usual = await givenJobAd(recruiter);
  const mia = await candidate();
  t.later(5 * day);
  await expect(mia.call(applying.applyToBooking, { jobad: '1', bookingid: early.bookingId })).rejects.toMatchObject({
    problem: { code: 'too-late', title: 'Too late' },
  });
  t.later(86 * day);
  const ben = await candidate();
  await expect(ben.call(applying.applyToBooking, { jobad: '1', bookingid: usual.bookingId })).rejects.toEqual(code('too-late'));
  t.later(100 * day);
  const eve = await candidate();
  await expect(eve.call(applying.apply, { bookingId: usual.bookingId, consent: true })).rejects.toEqual(code('too-late'));
});
