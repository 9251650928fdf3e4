import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { auditEntries } from '../../../platform/audit.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { mailStatus } from '../deciding/deciding.jobs.ts';
import { givenVideo } from '../fixtures.ts';

let t: TestWorld;
let owner: Call;
let teammate: Call;
let stranger: Call;
let bookingId: string;
let ownerEmail: string;
let candidate: { id: string; email: string };
let id: string;
beforeAll(async () => {
  t = await startWorld();
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof');
  owner = await t.as(company.owner.id);
  ownerEmail = company.owner.email;
  teammate = await t.as((await givenTeammate(t.world, company.companyId, { firstName: 'Amir', lastName: 'Haddad' })).id);
  const job = await givenJobCode(owner, { questions: [aQuestion('Who are you?'), aQuestion('Why bread?')] });
  bookingId = job.bookingId;
  candidate = await givenCandidate(t.world, { firstName: 'Zoé', lastName: 'Quennell', email: `zoe.q${job.id}@mail.test` });
  const zoe = await t.as(candidate.id);
  ({ applicationId: id } = await zoe(interview.begin, { jobcodeId: job.id, consent: true }));
  await zoe(takes.text, { applicationId: id, questionNo: 1, text: `I am Zoé Quennell, write to ${candidate.email}. Zoé's bread is good.` });
  await zoe(takes.text, { applicationId: id, questionNo: 2, text: 'Because it smells.' });
  await zoe(interview.submit, { applicationId: id });
});

/** Everything a reviewer can ask about this applicant, as text. */
async function everything(reviewer: Call) {
  const seen = [
    await reviewer(applicants.one, { id }),
    await reviewer(applicants.byBooking, { bookingId }),
    await reviewer(applicants.ofCompany, { count: 200 }),
    await reviewer(applicantAnswers.questionwise, { bookingId }),
    await reviewer(comments.list, { id }),
    await reviewer(deciding.ratings, { id }),
    await reviewer(deciding.mailPreview, { id, status: 'Denied' }),
    await reviewer(scorecards.get, { id }),
    await reviewer(people.both, { count: 200 }),
    await reviewer(tracking.optin, { bookingId, id }),
    await reviewer(applicantExport.csv, { bookingId }),
  ];
  return JSON.stringify(seen);
}
const secrets = () => ['Zoé', 'Quennell', candidate.email, candidate.id];
const expectBlind = async (reviewer: Call) => {
  const seen = await everything(reviewer);
  for (const secret of secrets()) expect(seen).not.toContain(secret);
};

test('names, addresses and pictures stay on the server until a reviewer has judged', async () => {
  const video = await givenVideo(t.world, id, 3);
  await teammate(comments.add, { id, text: 'Zoé speaks well, I know the Quennells and zoé’s aunt.' });
  expect(await everything(teammate)).toContain('Quennell');
  await owner(blindReview.set, { blindReview: true });
  await expectBlind(teammate);
  const [shown] = (await teammate(applicants.byBooking, { bookingId })).items;
  expect(shown).toMatchObject({ blind: true, alias: expect.stringMatching(/^[A-Z]\d+$/), cProfilePic: null });
  expect((await teammate(applicants.one, { id })).alias).toBe(shown?.alias);
  expect((await teammate(applicantAnswers.questionwise, { bookingId })).items[0]?.answer?.text).toContain(`I am ${shown?.alias}`);
  // that there is an application would tell who it is
  const unknown = { problem: { code: 'not-found' } };
  await expect(teammate(profileViewing.details, { candidate_id: candidate.id })).rejects.toMatchObject(unknown);
  await expect(teammate(profileViewing.byId, { candidate_id: candidate.id })).rejects.toMatchObject(unknown);
  await expect(teammate(dossiers.read, { candidate_id: candidate.id })).rejects.toMatchObject(unknown);
  await expect(teammate(answers.createLink, { takeId: video })).rejects.toMatchObject({ problem: { code: 'left-blind' } });
  await teammate(deciding.rate, { id, questionNo: 1, stars: 4 });
  expect((await teammate(applicants.one, { id })).firstName).toBe('Zoé');
  // each reviewer for oneself
  await expectBlind(owner);
});

test('a search by name does not tell who somebody left blind is', async () => {
  await owner(blindReview.set, { blindReview: true });
  const { alias } = await owner(applicants.one, { id });
  const found = async (textSearch: string) => (await owner(applicants.byBooking, { bookingId, textSearch })).total;
  expect(await found('Quennell')).toBe(0);
  expect(await found(candidate.email)).toBe(0);
  expect(await found(alias)).toBe(1);
  expect(
    (await owner(people.both, { textSearch: 'Quennell' })).items.filter((one) => one.applications.some((app) => app.id === id)),
  ).toEqual([]);
  expect((await owner(applicantAnswers.questionwise, { bookingId, candidateEmail: candidate.email })).items).toEqual([]);
});

test('a video is left out until the reviewer asks to see the person, which is noted', async () => {
  const { world } = t;
  await owner(blindReview.set, { blindReview: true });
  await world.db.deleteFrom('take').where('application_id', '=', id).where('question_no', '=', 2).execute();
  await givenVideo(world, id, 2);
  const second = async () => (await owner(applicantAnswers.questionwise, { bookingId, id })).items[1];
  expect(await second()).toMatchObject({ hidden: true, answer: { kind: 'video', media: null } });
  await owner(blindReview.show, { id });
  expect(await second()).toMatchObject({ hidden: false, answer: { media: { poster: expect.any(String) } } });
  const entries = await auditEntries(ownContext(world), { subject: candidate.id, limit: 50 });
  expect(entries.filter((one) => one.object === 'identity')).toMatchObject([{ action: 'seen', object_id: id }]);
  expect(entries.some((one) => one.object === 'answer')).toBe(true);
});

test('a decision ends it for everybody, and the mail still greets by name', async () => {
  await owner(blindReview.set, { blindReview: true });
  const { text } = await owner(deciding.mailPreview, { id, status: 'Interview' });
  expect(text).toContain('{firstName}');
  await owner(deciding.setStatus, { ids: [id], status: 'Screening' });
  await expectBlind(teammate);
  const { changes } = await owner(deciding.setStatus, { ids: [id], status: 'Interview', mail: true, mailText: `${text}\n\nSee you.` });
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
  expect((await t.mailsTo(candidate.email))[0]?.text).toContain('Zoé');
  expect((await teammate(applicants.one, { id })).lastName).toBe('Quennell');
});

test('the mail about a new interview does not name anybody either', async () => {
  await owner(blindReview.set, { blindReview: true });
  await t.work();
  const [mail] = await t.mailsTo(ownerEmail);
  expect(mail?.subject).toBe(`New interview: Applicant ${(await owner(applicants.one, { id })).alias}`);
  for (const secret of secrets()) expect(mail?.text).not.toContain(secret);
});

test('only the owner switches it, and it is kept who did', async () => {
  await expect(teammate(blindReview.set, { blindReview: true })).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect(await owner(blindReview.set, { blindReview: true })).toMatchObject({ blindReview: true, mayChange: true });
  expect(await teammate(blindReview.get, {})).toMatchObject({
    blindReview: true,
    chosenBy: expect.stringContaining('Kim'),
    mayChange: false,
  });
});

const anchored = (name: string) => ({ name, levels: { 1: 'Not seen', 3: 'Sometimes', 5: 'Always' } });

async function givenCriteria(...names: string[]) {
  const { setId } = await owner(scorecards.setCriteria, { bookingId, criteria: names.map(anchored) });
  const { criteria } = await owner(scorecards.criteria, { bookingId });
  const give = (reviewer: Call, ...points: (number | null)[]) =>
    reviewer(scorecards.give, {
      id,
      setId,
      scores: criteria.map((one, index) => ({ criterionId: one.id, points: points[index] ?? null })),
    });
  return { setId, criteria, give };
}

test("others' scores are hidden until the own are given; then mean and spread are shown", async () => {
  const { give, criteria } = await givenCriteria('Care', 'Clarity');
  await give(teammate, 5, 4);
  const before = (await owner(scorecards.get, { id })).current;
  expect(before).toMatchObject({ own: null, others: [], othersCount: 1, summary: [] });
  await give(owner, 2, null);
  const { current } = await owner(scorecards.get, { id });
  expect(current?.others).toMatchObject([{ name: 'Amir Haddad' }]);
  expect(current?.summary).toEqual([
    { criterionId: criteria[0]?.id, mean: 3.5, lowest: 2, highest: 5, count: 2, differ: true },
    { criterionId: criteria[1]?.id, mean: 4, lowest: 4, highest: 4, count: 1, differ: false },
  ]);
  await give(owner, 4, 4);
  expect((await owner(scorecards.get, { id })).current?.summary[0]).toMatchObject({ mean: 4.5, differ: false });
});

test('criteria that were scored by stay readable when they change', async () => {
  const { give, setId } = await givenCriteria('Care');
  await give(owner, 3);
  t.later(1000);
  await givenCriteria('Patience', 'Clarity');
  const { current, earlier } = await owner(scorecards.get, { id });
  expect(current?.criteria.map((one) => one.name)).toEqual(['Patience', 'Clarity']);
  expect(current?.own).toBeNull();
  expect(earlier).toMatchObject([{ setId, criteria: [{ name: 'Care' }], own: { scores: [{ points: 3 }] } }]);
  await expect(give(owner, 4)).rejects.toMatchObject({ problem: { code: 'criteria-changed' } });
  await owner(scorecards.setCriteria, { bookingId, criteria: [] });
  expect(await owner(scorecards.get, { id })).toMatchObject({ current: null, earlier: [{ setId }] });
});

test('another company neither sees nor gives scores', async () => {
  const { setId, criteria } = await givenCriteria('Care');
  const gone = { problem: { code: 'not-found' } };
  const scores = [{ criterionId: criteria[0]?.id ?? '', points: 1 }];
  await expect(stranger(scorecards.get, { id })).rejects.toMatchObject(gone);
  await expect(stranger(scorecards.give, { id, setId, scores })).rejects.toMatchObject(gone);
  await expect(stranger(scorecards.criteria, { bookingId })).rejects.toMatchObject(gone);
  await expect(stranger(scorecards.setCriteria, { bookingId, criteria: [] })).rejects.toMatchObject(gone);
  await expect(stranger(blindReview.show, { id })).rejects.toMatchObject(gone);
});
