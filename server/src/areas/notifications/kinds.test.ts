import { team } from '@vitrine/contract/accounts/team.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expect, test } from 'vitest';
import { callAs, startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { openGuestReview } from '../guest-reviewers/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const anyone = await t.as();
const of = async (call: Call, kind: string) =>
  (await call(notifications.list, {})).items
    .filter((one) => one.kind === kind)
    .map(({ count, title, by, detail, person }) => ({ count, title, by, detail, name: person?.name ?? null }));

/** A recruiter with a job, and Lina Berg, who has begun its interview. */
async function givenInterview(rest: Parameters<typeof aQuestion>[1] = {}) {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof');
  const recruiter = await t.as(owner.id);
  const job = await givenJobCode(recruiter, { title: 'Baker', questions: [aQuestion('Why bread?', rest)] });
  const person = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  const candidate = await t.as(person.id);
  const { applicationId, bookingId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  return { owner, companyId, recruiter, job, person, candidate, applicationId, bookingId };
}

/** The same, with the answer sent. */
async function givenSent() {
  const begun = await givenInterview();
  await begun.candidate(takes.text, { applicationId: begun.applicationId, questionNo: 1, text: 'I get up early' });
  await begun.candidate(interview.submit, { applicationId: begun.applicationId });
  return begun;
}

async function agree(email: string) {
  const mail = (await t.mailsTo(email)).find(({ text }) => text.includes('/sharing-consent#'));
  await anyone(sharingConsents.answerAsked, { token: mail?.text.match(/sharing-consent#([\w-]+)/)?.[1] ?? '', agree: true });
}

test('a recruiter hears of an interview that was sent, by the name of who sent it', async () => {
  const { recruiter } = await givenSent();
  expect(await of(recruiter, 'sent')).toEqual([{ count: 1, title: 'Baker', by: '', detail: '', name: 'Lina Berg' }]);
});

test('a recruiter hears of a request for another attempt, and the candidate of the answer', async () => {
  const { recruiter, candidate, applicationId, bookingId, person } = await givenInterview({ retries: 'none' });
  const take = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  await candidate(takes.end, { ...take, endedBy: 'cancelled', length: 0 });
  await candidate(tracking.request, { bookingId, reason: 'The dog barked' });
  expect(await of(recruiter, 'asked')).toEqual([{ count: 1, title: 'Baker', by: '', detail: '', name: 'Lina Berg' }]);
  expect(await of(candidate, 'attempt')).toEqual([]);
  await recruiter(tracking.grant, { bookingId, candidateEmail: person.email, granted: false });
  expect(await of(candidate, 'attempt')).toEqual([{ count: 1, title: 'Baker', by: 'Lindenhof', detail: 'declined', name: null }]);
});

test('a recruiter hears of a question and of the wish for another date, and a hiring manager of neither', async () => {
  const { recruiter, companyId, candidate, applicationId, job } = await givenSent();
  const manager = await givenTeammate(t.world, companyId);
  await recruiter(team.changeRole, { id: manager.id, role: 'hiring-manager', bookings: [job.bookingId] });
  await candidate(applicationHome.ask, { applicationId, message: 'Is there a night bus?' });
  expect(await of(recruiter, 'question')).toEqual([{ count: 1, title: 'Baker', by: '', detail: 'question', name: 'Lina Berg' }]);
  await recruiter(talks.set, { id: applicationId, startsAt: '2031-07-01T10:00', timeZone: 'Europe/Berlin', place: 'Mill Road 3' });
  await candidate(applicationHome.ask, { applicationId, message: 'Friday?', about: 'other-date' });
  expect(await of(recruiter, 'question')).toMatchObject([{ count: 2, detail: 'other-date' }]);
  expect(await of(await t.as(manager.id), 'question')).toEqual([]);
});

test('a colleague who is mentioned hears of the note, once for each time, and whoever wrote it does not', async () => {
  const { recruiter, companyId, applicationId } = await givenSent();
  const tom = await givenTeammate(t.world, companyId, { firstName: 'Tom', lastName: 'Falk' });
  for (const text of ['@Tom Falk Listen', '@Tom Falk And look'])
    await recruiter(comments.add, { id: applicationId, text, mentions: [tom.id] });
  expect(await of(await t.as(tom.id), 'mention')).toEqual([{ count: 2, title: 'Baker', by: '', detail: '', name: 'Lina Berg' }]);
  expect(await of(recruiter, 'mention')).toEqual([]);
});

test('whoever invited a guest hears that the guest has judged, once for each applicant', async () => {
  const { recruiter, job, applicationId, owner, companyId } = await givenSent();
  const token = await openGuestReview(t.world, job, 'Ines Guest');
  await t.world.db.updateTable('guest_reviewer').set({ invited_by: owner.id }).where('name', '=', 'Ines Guest').execute();
  const guest = callAs(t.app, { authorization: `Bearer ${token}` });
  for (const text of ['Warm', 'And quick']) await guest(comments.add, { id: applicationId, text });
  expect(await of(recruiter, 'judged')).toMatchObject([{ count: 1, title: 'Baker', by: 'Ines Guest' }]);
  expect(await of(await t.as((await givenTeammate(t.world, companyId)).id), 'judged')).toEqual([]);
});

test('a candidate hears that a company would like to show them, and the recruiter of the answer', async () => {
  const { recruiter, candidate, job, applicationId, person } = await givenSent();
  await recruiter(applicantLinks.make, { bookingId: job.bookingId, ids: [applicationId] });
  expect(await of(candidate, 'showing')).toEqual([{ count: 1, title: '', by: 'Lindenhof', detail: '', name: null }]);
  expect(await of(recruiter, 'agreement')).toEqual([]);
  await agree(person.email);
  expect(await of(recruiter, 'agreement')).toMatchObject([{ count: 1, title: 'Baker', detail: 'agreed' }]);
});

test('a recruiter hears that somebody who saw the showroom asks for a talk', async () => {
  const { recruiter, person } = await givenSent();
  const [found] = (await recruiter(showrooms.choosable, { ids: person.id })).items;
  const answers = found?.answers.map(({ takeId }) => takeId) ?? [];
  const made = await recruiter(showrooms.save, {
    title: 'Bakers for the north',
    notRequired: true,
    candidates: [{ candidate_id: person.id, answers, documents: [] }],
  });
  await agree(person.email);
  const token = made.generatedLink.slice(made.generatedLink.indexOf('#') + 1);
  const inside = { token, visit: (await anyone(showroomViewing.open, { token })).visit ?? '' };
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  const viewer = { personId, name: 'Zoë Quist', email: 'zoe@customer.test', message: 'May we talk?' };
  const times = [`${t.world.now().getFullYear() + 1}-05-04T10:00`];
  await anyone(showroomViewing.book, { ...inside, ...viewer, times, timeZone: 'Europe/Berlin', minutes: 45 });
  expect(await of(recruiter, 'viewer')).toMatchObject([{ count: 1, title: 'Bakers for the north', detail: 'talk' }]);
});

test('a candidate hears that a company looked at the profile: once a day from one viewer, and not of the own looks', async () => {
  const { recruiter, candidate, person } = await givenSent();
  for (let look = 0; look < 2; look += 1) await recruiter(profileViewing.byId, { candidate_id: person.id });
  expect(await of(candidate, 'look')).toEqual([{ count: 1, title: '', by: '', detail: '', name: null }]);
});
