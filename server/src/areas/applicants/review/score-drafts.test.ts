import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { applicantData } from '../personal-data.ts';

const levels = { 1: 'Not seen', 3: 'Sometimes', 5: 'Always' };

let t: TestWorld;
let owner: Call;
let teammate: Call;
let candidate: Awaited<ReturnType<typeof givenCandidate>> & { confirmed: boolean };
let mate: Awaited<ReturnType<typeof givenCandidate>> & { confirmed: boolean };
let bookingId: string;
let id: string;
beforeEach(async () => {
  t ??= await startWorld();
  const company = await givenCompany(t.world);
  owner = await t.as(company.owner.id);
  mate = { ...(await givenTeammate(t.world, company.companyId)), confirmed: true };
  teammate = await t.as(mate.id);
  const job = await givenJobCode(owner, { questions: [aQuestion('Why bread?')] });
  bookingId = job.bookingId;
  candidate = { ...(await givenCandidate(t.world)), confirmed: true };
  const applying = await t.as(candidate.id);
  ({ applicationId: id } = await applying(interview.begin, { jobcodeId: job.id, consent: true }));
  await applying(takes.text, { applicationId: id, questionNo: 1, text: 'Because it smells.' });
  await applying(interview.submit, { applicationId: id });
  await owner(scorecards.setCriteria, {
    bookingId,
    criteria: ['Care', 'Clarity'].map((name) => ({ name, levels })),
  });
});

/** The criteria as a reviewer sees them, with these points for the first. */
async function marked(reviewer: Call, points: number | null, note = '') {
  const { current } = await reviewer(scorecards.get, { id });
  const [first] = current?.criteria ?? [];
  if (!current || !first) throw new Error('There are no criteria');
  return { id, setId: current.setId, note: 'As a whole', scores: [{ criterionId: first.id, points, note }] };
}

test('what is half marked stays with the reviewer, counts nowhere and is seen by nobody else, until it is given', async () => {
  await owner(blindReview.set, { blindReview: true });
  const draft = await marked(owner, 4, 'Calm');
  await owner(scorecards.keepDraft, draft);
  await owner(scorecards.keepDraft, { ...draft, scores: draft.scores.map((one) => ({ ...one, points: 2 })) });
  const own = await owner(scorecards.get, { id });
  expect(own.draft).toEqual({ note: 'As a whole', scores: [{ ...draft.scores[0], points: 2 }] });
  expect(own.current).toMatchObject({ own: null, othersCount: 0 });
  // who has only begun to judge is left blind still
  expect(await owner(applicants.one, { id })).toMatchObject({ blind: true, stars: null });
  expect(await teammate(scorecards.get, { id })).toMatchObject({ draft: null, current: { othersCount: 0 } });
  await owner(scorecards.give, draft);
  expect(await owner(scorecards.get, { id })).toMatchObject({ draft: null, current: { own: { scores: [{ points: 4 }] } } });
  expect(await teammate(scorecards.get, { id })).toMatchObject({ current: { othersCount: 1 } });
});

test('a draft beside scores that were given changes nothing of them, and is thrown away without scores', async () => {
  const given = await marked(owner, 5);
  await owner(scorecards.give, given);
  await owner(scorecards.keepDraft, await marked(owner, 1));
  expect(await owner(scorecards.get, { id })).toMatchObject({
    draft: { scores: [{ points: 1 }] },
    current: { own: { scores: [{ points: 5 }] } },
  });
  await owner(scorecards.keepDraft, { ...given, scores: [] });
  expect(await owner(scorecards.get, { id })).toMatchObject({ draft: null, current: { own: { scores: [{ points: 5 }] } } });
});

test('drafts of strangers and by criteria that count no longer are refused, and none outlives its criteria', async () => {
  const draft = await marked(owner, 3);
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(scorecards.keepDraft, draft)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await owner(scorecards.keepDraft, draft);
  // scores that were given keep the criteria by which they were
  await teammate(scorecards.give, await marked(teammate, 4));
  await owner(scorecards.setCriteria, { bookingId, criteria: [{ name: 'Warmth', levels }] });
  expect((await owner(scorecards.get, { id })).draft).toBeNull();
  await expect(owner(scorecards.keepDraft, draft)).rejects.toMatchObject({ problem: { code: 'criteria-changed' } });
  expect(await t.world.db.selectFrom('score_draft').selectAll().where('application_id', '=', id).execute()).toEqual([]);
});

test('the person whom a draft is about is told of it, and erasing the person erases it', async () => {
  await owner(scorecards.keepDraft, await marked(owner, 2, 'Unsure'));
  const ctx = ownContext(t.world);
  const { data } = await applicantData.tell(ctx, candidate);
  expect(data).toMatchObject({
    scoresNotGivenYet: [{ application_id: id, note: 'As a whole', scores: [{ criterion: 'Care', points: 2, note: 'Unsure' }] }],
  });
  await applicantData.erase(ctx, candidate);
  expect(await t.world.db.selectFrom('score_draft').selectAll().where('application_id', '=', id).execute()).toEqual([]);
});

test('what a reviewer had not given yet goes with the reviewer', async () => {
  await teammate(scorecards.keepDraft, await marked(teammate, 2, 'Unsure'));
  await applicantData.erase(ownContext(t.world), mate);
  expect(await t.world.db.selectFrom('score_draft').selectAll().where('application_id', '=', id).execute()).toEqual([]);
});
