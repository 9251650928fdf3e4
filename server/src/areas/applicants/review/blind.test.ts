import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { beforeAll, expect, test } from 'vitest';
import { call, everyEndpoint, fileFor, inputOf, smallest } from '../../../../test/walks/endpoints.ts';
import { startWorld } from '../../../../test/world.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';

const t = await startWorld();
const gone = { problem: { code: 'not-found' } };
let ownerId: string;
let owner: Call;
let teammate: Call;
let job: Awaited<ReturnType<typeof givenJobCode>>;
beforeAll(async () => {
  const company = await givenCompany(t.world, 'Lindenhof');
  ownerId = company.owner.id;
  owner = await t.as(ownerId);
  teammate = await t.as((await givenTeammate(t.world, company.companyId)).id);
  job = await givenJobCode(owner, { questions: [aQuestion('Why bread?')] });
  await owner(blindReview.set, { blindReview: true });
});

let count = 0;
/** Somebody with an interview for the job that was sent; invited to it by address where wanted. */
async function givenApplicant({ invited = false } = {}) {
  count += 1;
  const person = await givenCandidate(t.world, { firstName: `Zoé${count}`, lastName: `Quennell${count}`, email: `zq${count}@mail.test` });
  const { bookingId } = job;
  if (invited)
    await owner(invitations.invite, { bookingId, candidates: [{ email: person.email, firstName: 'Zoé', lastName: 'Quennell' }] });
  const { items } = await owner(invitations.list, { bookingId, textSearch: person.email });
  const uniqueId = items[0]?.uniqueId;
  const zoe = await t.as(person.id);
  const { applicationId } = await zoe(interview.begin, { jobcodeId: job.id, consent: true, ...(uniqueId ? { uniqueId } : {}) });
  await zoe(takes.text, { applicationId, questionNo: 1, text: 'Because it smells.' });
  await zoe(interview.submit, { applicationId });
  const named = [person.id, person.email, `Zoé${count}`, `Quennell${count}`];
  return { ...person, applicationId, uniqueId, zoe, named };
}

const naming = ['candidateEmail', 'candidate_id', 'keepId', 'dropId'];
const byName = everyEndpoint.filter(
  ([route, endpoint]) =>
    !['candidate', 'admin'].includes(endpoint.access) &&
    Object.keys(inputOf(endpoint).properties).some(
      (name) => naming.includes(name) || (name === 'id' && route.includes('/recruitingsearch/') && !route.includes('/saved/')),
    ),
);

test('the calls that name somebody are known', () => {
  expect(byName.map(([route]) => route)).toContain('POST /api/jc/track/interview/ra/grant');
  expect(byName.length).toBeGreaterThan(12);
});

test.each(byName)('%s says of somebody left blind what it says of somebody unknown', async (_route, endpoint) => {
  const applicant = await givenApplicant();
  const nobody = await givenCandidate(t.world);
  const input = inputOf(endpoint);
  const about = async ({ id, email }: { id: string; email: string }) => {
    const values: Record<string, unknown> = {
      bookingId: job.bookingId,
      candidateEmail: email,
      candidate_id: id,
      keepId: id,
      dropId: id,
      id,
    };
    const given = Object.entries(values).filter(([name]) => name in input.properties);
    const asked = {
      ...(smallest(input) as object),
      ...Object.fromEntries(given),
      ...(endpoint.upload?.optional === undefined ? { file: fileFor(endpoint) } : {}),
    };
    const reply = await call(t.app, endpoint, asked, await openSession(t.world, ownerId));
    return { status: reply.status, text: reply.text.replaceAll(id, 'ID').replaceAll(email, 'EMAIL') };
  };
  const said = await about(applicant);
  expect(said.text).not.toContain('"invalid"');
  expect(said).toEqual(await about(nobody));
  for (const name of applicant.named) expect(said.text).not.toContain(name);
});

test('whoever withdraws before a decision stays unnamed for those who did not know the name, and is named to the others', async () => {
  const { applicationId: id, zoe, named } = await givenApplicant();
  await teammate(deciding.rate, { id, questionNo: 1, stars: 4 });
  await zoe(applying.withdraw, { applicationId: id });
  const said = JSON.stringify([await owner(applicants.one, { id }), await owner(applicants.byBooking, { bookingId: job.bookingId })]);
  for (const name of named) expect(said).not.toContain(name);
  expect((await teammate(applicants.one, { id })).firstName).toBe(named[2]);

  const decided = await givenApplicant();
  await owner(deciding.setStatus, { ids: [decided.applicationId], status: 'Interview', mail: false });
  await decided.zoe(applying.withdraw, { applicationId: decided.applicationId });
  expect((await owner(applicants.one, { id: decided.applicationId })).firstName).toBe(decided.named[2]);
});

test('the activity log calls whoever is left blind by the alias alone, until the reader has judged', async () => {
  const { applicationId: id, zoe, named } = await givenApplicant();
  await teammate(applicants.one, { id });
  await teammate(comments.add, { id, text: 'Good bread.' });
  await teammate(deciding.rate, { id, questionNo: 1, stars: 4 });
  await zoe(takes.text, { applicationId: id, questionNo: 1, text: 'Late.' }).catch(() => undefined);
  // a link made by whoever knows the name already, to which its person says yes
  await teammate(applicantLinks.make, { bookingId: job.bookingId, ids: [id] });
  const [asked] = (await zoe(sharingConsents.own, {})).items;
  await zoe(sharingConsents.answer, { personId: asked?.personId ?? '', agree: true });
  const { alias } = await owner(applicants.one, { id });
  const read = async () => (await owner(audit.list, { count: 200 })).items;
  const before = await read();
  for (const name of named) expect(JSON.stringify(before)).not.toContain(name);
  expect(before.filter((one) => one.objectId === id).map((one) => one.subjectName)).toContain(alias);
  await owner(deciding.rate, { id, questionNo: 1, stars: 3 });
  expect((await read()).filter((one) => one.objectId === id).map((one) => one.subjectName)).toContain(named.slice(2).join(' '));
});

test('the log names somebody where it tells of no application, so that no alias stands beside a known name', async () => {
  const { id, named } = await givenApplicant({ invited: true });
  await owner(profileViewing.details, { candidate_id: id });
  const [seen] = (await owner(audit.list, { count: 1 })).items;
  expect(seen).toMatchObject({ object: 'profile', subjectName: named.slice(2).join(' ') });
});

test('neither an address nor a personal link tells how far the interview of somebody left blind is', async () => {
  const { bookingId } = job;
  const { email, uniqueId = '', applicationId: id, named } = await givenApplicant({ invited: true });
  await expect(owner(tracking.byAny, { bookingId, candidateEmail: email })).rejects.toMatchObject(gone);
  await expect(owner(tracking.optin, { bookingId, candidateEmail: email })).rejects.toMatchObject(gone);
  await expect(owner(tracking.grant, { bookingId, candidateEmail: email, granted: true })).rejects.toMatchObject(gone);
  const nothing = await owner(tracking.byUniqueId, { bookingId, uniqueId: 'x'.repeat(43) });
  expect(await owner(tracking.byUniqueId, { bookingId, uniqueId })).toEqual(nothing);
  expect(await owner(tracking.byAny, { bookingId, uniqueId })).toEqual(nothing);
  const state = async () => (await owner(invitations.list, { bookingId, textSearch: email })).items[0]?.state;
  expect(await state()).toBe('opened');
  // by the alias the request for another attempt is found all the same
  expect(await owner(tracking.optin, { bookingId, id })).toMatchObject({ state: 'none' });
  await owner(deciding.rate, { id, questionNo: 1, stars: 3 });
  expect(await state()).toBe('sent');
  expect(await owner(tracking.byAny, { bookingId, candidateEmail: email })).toMatchObject({ finished: true, candidateEmail: named[1] });
});

test('whoever is known from elsewhere is shown as before, without the application that is left blind', async () => {
  const { id, applicationId } = await givenApplicant({ invited: true });
  expect((await owner(profileViewing.details, { candidate_id: id })).applications).toEqual([]);
  await expect(owner(profileViewing.byId, { candidate_id: id, bookingid: job.bookingId })).rejects.toMatchObject(gone);
  expect((await owner(dossiers.read, { candidate_id: id })).interviews).toEqual([]);
  await owner(deciding.rate, { id: applicationId, questionNo: 1, stars: 3 });
  expect((await owner(profileViewing.details, { candidate_id: id })).applications).toMatchObject([{ id: applicationId }]);
  expect((await owner(dossiers.read, { candidate_id: id })).interviews).toMatchObject([{ applicationId }]);
});

test('links of a teammate who has judged do not tell others whom they show', async () => {
  const { bookingId } = job;
  const { id: candidate_id, applicationId: id, named } = await givenApplicant();
  await teammate(deciding.rate, { id, questionNo: 1, stars: 4 });
  const made = await teammate(applicantLinks.make, { bookingId, ids: [id] });
  const { alias } = await owner(applicants.one, { id });
  const listed = await owner(applicantLinks.list, { bookingId });
  for (const name of named) expect(JSON.stringify(listed)).not.toContain(name);
  expect(listed.items.find((one) => one.id === made.id)).toMatchObject({
    generatedLink: '',
    people: [{ blind: true, alias, candidate_id: '' }],
  });
  const mail = { id: made.id, email: 'me@mail.test' };
  await expect(owner(applicantLinks.mail, mail)).rejects.toMatchObject({ problem: { code: 'left-blind' } });
  // a showroom was filled by name; what it must not do is to tie the name to an answer
  const [found] = (await teammate(showrooms.choosable, { ids: candidate_id })).items;
  const answers = (found?.answers ?? []).map(({ takeId }) => takeId);
  const { id: showroomId } = await teammate(showrooms.save, {
    title: 'Bakers',
    notRequired: true,
    candidates: [{ candidate_id, answers }],
  });
  expect((await owner(showrooms.choosable, { ids: candidate_id })).items).toEqual([]);
  const seen = (await owner(showrooms.list, { id: showroomId })).items[0]?.people;
  expect(seen).toMatchObject([{ blind: false, answers: [] }]);
  expect((await teammate(showrooms.list, { id: showroomId })).items[0]?.people[0]?.answers).toEqual(answers);
});
