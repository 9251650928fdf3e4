import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const secretOf = (url: string) => url.slice(url.indexOf('#') + 1);

let recruiter: Call;
let stranger: Call;
let anyone: Call;
let job: Awaited<ReturnType<typeof givenJobCode>>;
beforeAll(async () => {
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  recruiter = await t.as(owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  anyone = await t.as();
  job = await givenJobCode(recruiter, { title: 'Baker', questions: [aQuestion('Why bread?'), aQuestion('Why nights?')] });
});

/** Somebody who sent both answers, with a profile and a document. */
async function givenApplicant(firstName: string) {
  const person = await givenCandidate(t.world, { firstName, lastName: 'Abendroth' });
  const candidate = await t.as(person.id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  for (const questionNo of [1, 2]) await candidate(takes.text, { applicationId, questionNo, text: `${firstName} says ${questionNo}` });
  await candidate(interview.submit, { applicationId });
  await candidate(profile.create, { profession: 'Baker', cTelephone: '+49 30 5550123' });
  const file = new Blob(['%PDF-1.7\n% Certificate\n'], { type: 'application/pdf' });
  await candidate(profileDocuments.create, { kind: 'certificate', file });
  return { ...person, candidate, applicationId };
}

const make = (ids: string[], rest: { days?: number; answers?: boolean; documents?: boolean; contact?: boolean } = {}) =>
  recruiter(applicantLinks.make, { bookingId: job.bookingId, ids, ...rest });
/** The secret in the newest mail that asks somebody to agree. */
async function askedOf(email: string) {
  const [mail] = (await t.mailsTo(email)).filter(({ text }) => text.includes('/sharing-consent#'));
  return mail?.text.match(/sharing-consent#([\w-]+)/)?.[1] ?? '';
}

test('somebody is shown only after agreeing by the mailed link, and only with what was chosen', async () => {
  const alma = await givenApplicant('Alma');
  const bela = await givenApplicant('Bela');
  const link = await make([alma.applicationId, bela.applicationId], { documents: true });
  const token = secretOf(link.generatedLink);
  expect(await anyone(applicantLinks.open, { token })).toMatchObject({ companyName: 'Lindenhof', title: 'Baker', waiting: 2, items: [] });

  const secret = await askedOf(alma.email);
  expect(await anyone(sharingConsents.asked, { token: secret })).toMatchObject({
    firstName: 'Alma',
    kind: 'applicants',
    companyName: 'Lindenhof',
    title: 'Baker',
    state: 'asked',
    answers: ['Why bread?', 'Why nights?'],
    contact: false,
  });
  await anyone(sharingConsents.answerAsked, { token: secret, agree: true });
  const seen = await anyone(applicantLinks.open, { token });
  expect(seen).toMatchObject({ waiting: 1, items: [{ firstName: 'Alma', profession: 'Baker', answers: 2, documents: 1 }] });
  expect(JSON.stringify(seen)).not.toContain('Bela');
  const personId = seen.items[0]?.personId ?? '';
  const opened = await anyone(applicantLinks.person, { token, personId });
  expect(opened.answers.map(({ question, text }) => [question, text])).toEqual([
    ['Why bread?', 'Alma says 1'],
    ['Why nights?', 'Alma says 2'],
  ]);
  for (const hidden of [alma.email, '5550123', alma.applicationId, 'Bela']) expect(JSON.stringify(opened)).not.toContain(hidden);
  const hers = (await alma.candidate(sharingConsents.own, {})).items[0];
  expect(hers).toMatchObject({ state: 'agreed', companyName: 'Lindenhof' });
  expect(hers?.views.length).toBeGreaterThan(0);
});

test('what was not chosen is nowhere in what the link answers', async () => {
  const cleo = await givenApplicant('Cleo');
  const link = await make([cleo.applicationId], { answers: false, contact: true });
  await anyone(sharingConsents.answerAsked, { token: await askedOf(cleo.email), agree: true });
  const token = secretOf(link.generatedLink);
  const { items } = await anyone(applicantLinks.open, { token });
  const opened = await anyone(applicantLinks.person, { token, personId: items[0]?.personId ?? '' });
  expect(opened).toMatchObject({ answers: [], profile: { documents: [], email: cleo.email, cTelephone: '+49 30 5550123' } });
  for (const hidden of ['Cleo says', 'Why bread', 'api/media', 'takeId']) expect(JSON.stringify(opened)).not.toContain(hidden);
});

test('withdrawing ends it at once: the person is gone, and so are links to documents that were given out', async () => {
  const dora = await givenApplicant('Dora');
  const link = await make([dora.applicationId], { documents: true });
  await anyone(sharingConsents.answerAsked, { token: await askedOf(dora.email), agree: true });
  const token = secretOf(link.generatedLink);
  const personId = (await anyone(applicantLinks.open, { token })).items[0]?.personId ?? '';
  const { profile: shown } = await anyone(applicantLinks.person, { token, personId });
  const url = shown.documents[0]?.url ?? '';
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(200);

  const { consents } = await dora.candidate(privacy.own, {});
  const consent = consents.find(({ purpose }) => purpose === 'sharing');
  expect(consent).toMatchObject({ companyName: 'Lindenhof', title: 'Baker', withdrawable: true });
  await dora.candidate(privacy.withdraw, { id: consent?.id ?? '' });
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(410);
  expect(await anyone(applicantLinks.open, { token })).toMatchObject({ waiting: 0, items: [] });
  await expect(anyone(applicantLinks.person, { token, personId })).rejects.toEqual(refused('not-found'));
  const { items } = await recruiter(applicantLinks.list, { bookingId: job.bookingId });
  expect(items.find(({ id }) => id === link.id)?.people).toMatchObject([{ state: 'withdrawn' }]);
});

test('who declines is not shown, may think better of it, and nobody answers for somebody else', async () => {
  const emil = await givenApplicant('Emil');
  const other = await givenApplicant('Finn');
  const link = await make([emil.applicationId]);
  const secret = await askedOf(emil.email);
  await anyone(sharingConsents.answerAsked, { token: secret, agree: false });
  const token = secretOf(link.generatedLink);
  expect(await anyone(applicantLinks.open, { token })).toMatchObject({ waiting: 0, items: [] });
  const personId = link.people[0]?.personId ?? '';
  await expect(other.candidate(sharingConsents.answer, { personId, agree: true })).rejects.toEqual(refused('not-found'));
  await emil.candidate(sharingConsents.answer, { personId, agree: true });
  expect((await anyone(applicantLinks.open, { token })).items).toHaveLength(1);
  await emil.candidate(sharingConsents.answer, { personId, agree: false });
  expect((await anyone(applicantLinks.open, { token })).items).toHaveLength(0);
});

test('a link mailed to somebody tells by whom it was opened', async () => {
  const gita = await givenApplicant('Gita');
  const link = await make([gita.applicationId]);
  await anyone(sharingConsents.answerAsked, { token: await askedOf(gita.email), agree: true });
  await recruiter(applicantLinks.mail, { id: link.id, email: 'head@customer.test', message: 'Please have a look.' });
  const [mail] = await t.mailsTo('head@customer.test');
  expect(mail?.text).toContain('Please have a look.');
  const [, token = '', via = ''] = mail?.text.match(/candidate-profiles#([\w-]+)\/([\w-]+)/) ?? [];
  const { items } = await anyone(applicantLinks.open, { token, via });
  const personId = items[0]?.personId ?? '';
  const { answers } = await anyone(applicantLinks.person, { token, via, personId });
  await anyone(applicantLinks.played, { token, via, personId, takeId: answers[1]?.takeId ?? '' });
  await anyone(applicantLinks.open, { token });
  const made = (await recruiter(applicantLinks.list, {})).items.find(({ id }) => id === link.id);
  expect(made?.mailedTo).toMatchObject([{ email: 'head@customer.test' }]);
  expect(made?.views.map(({ viewer, person, question }) => [viewer, person, question]).sort()).toEqual([
    ['', null, null],
    ['head@customer.test', null, null],
    ['head@customer.test', 'Gita Abendroth', null],
    ['head@customer.test', 'Gita Abendroth', 'Why nights?'],
  ]);
  const [hers] = (await gita.candidate(sharingConsents.own, {})).items;
  expect(hers?.views.map(({ viewer }) => viewer)).toEqual(['head@customer.test', 'head@customer.test']);
  const { items: log } = await recruiter(audit.list, {});
  expect(log.some((one) => one.action === 'seen' && one.object === 'answer' && one.subjectName === 'Gita Abendroth')).toBe(true);
});

test('expired, revoked and guessed links open nothing, and neither agrees anybody to them', async () => {
  const hana = await givenApplicant('Hana');
  const revoked = await make([hana.applicationId]);
  await anyone(sharingConsents.answerAsked, { token: await askedOf(hana.email), agree: true });
  await recruiter(applicantLinks.revoke, { id: revoked.id });
  const secret = await askedOf(hana.email);
  await expect(anyone(applicantLinks.open, { token: secretOf(revoked.generatedLink) })).rejects.toEqual(refused('link-expired'));
  expect((await hana.candidate(privacy.own, {})).consents.find(({ purpose }) => purpose === 'sharing')?.withdrawnAt).toBeTruthy();
  await expect(anyone(applicantLinks.open, { token: secret })).rejects.toEqual(refused('link-expired'));
  await expect(anyone(applicantLinks.open, { token: 'x'.repeat(43) })).rejects.toEqual(refused('link-expired'));
  await expect(anyone(sharingConsents.asked, { token: secretOf(revoked.generatedLink) })).rejects.toEqual(refused('link-expired'));

  const ida = await givenApplicant('Ida');
  const short = await make([ida.applicationId], { days: 1 });
  t.later(day + 1000);
  await expect(anyone(applicantLinks.open, { token: secretOf(short.generatedLink) })).rejects.toEqual(refused('link-expired'));
  await expect(anyone(sharingConsents.answerAsked, { token: await askedOf(ida.email), agree: true })).rejects.toEqual(
    refused('link-expired'),
  );
  await expect(recruiter(applicantLinks.mail, { id: short.id, email: 'late@customer.test' })).rejects.toEqual(refused('link-expired'));
});

test('another company neither makes, lists, mails nor ends links of this one', async () => {
  const jana = await givenApplicant('Jana');
  const link = await make([jana.applicationId]);
  const notFound = refused('not-found');
  await expect(stranger(applicantLinks.make, { bookingId: job.bookingId, ids: [jana.applicationId] })).rejects.toEqual(notFound);
  await expect(stranger(applicantLinks.list, { bookingId: job.bookingId })).rejects.toEqual(notFound);
  expect(await stranger(applicantLinks.list, {})).toEqual({ items: [] });
  await expect(stranger(applicantLinks.mail, { id: link.id, email: 'spy@mail.test' })).rejects.toEqual(notFound);
  await expect(stranger(applicantLinks.revoke, { id: link.id })).rejects.toEqual(notFound);
  await expect(anyone(applicantLinks.list, {})).rejects.toEqual(refused('not-signed-in'));
});

test('who takes the application back is no longer shown', async () => {
  const kurt = await givenApplicant('Kurt');
  const link = await make([kurt.applicationId]);
  await anyone(sharingConsents.answerAsked, { token: await askedOf(kurt.email), agree: true });
  const { consents } = await kurt.candidate(privacy.own, {});
  await kurt.candidate(privacy.withdraw, { id: consents.find(({ purpose }) => purpose === 'interview')?.id ?? '' });
  expect(await anyone(applicantLinks.open, { token: secretOf(link.generatedLink) })).toMatchObject({ items: [] });
});
