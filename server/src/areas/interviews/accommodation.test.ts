import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { accommodation } from '@vitrine/contract/interviews/accommodation.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const recruiter = await t.as((await givenCompany(t.world)).owner.id);
const { id: jobcodeId } = await givenJobCode(recruiter, {
  questions: [aQuestion('Why bread?', { seconds: 60, thinkSeconds: 30, retries: '1' })],
});
const begunBy = async (candidate: Awaited<ReturnType<typeof t.as>>) => {
  const view = await candidate(interview.begin, { jobcodeId, consent: true });
  return { ...view, question: view.questions[0] };
};

test('what somebody asked for holds in the running interview and in every later one', async () => {
  const candidate = await t.as((await givenCandidate(t.world)).id);
  expect((await begunBy(candidate)).question).toMatchObject({ seconds: 60, thinkSeconds: 30, timed: true, attempts: 2 });
  await candidate(accommodation.save, { time: 'half-more', moreAttempts: true, answerKind: 'text' });
  expect(await begunBy(candidate)).toMatchObject({ answerKind: 'text', question: { seconds: 90, thinkSeconds: 45, attempts: 4 } });
  await candidate(accommodation.save, { time: 'no-limit', moreAttempts: false, answerKind: 'video' });
  expect((await begunBy(candidate)).question).toMatchObject({ timed: false, thinkSeconds: 0, attempts: 2 });
  const other = await givenJobCode(recruiter, { title: 'Cook' });
  const later = await candidate(interview.begin, { jobcodeId: other.id, consent: true });
  expect(later.questions[0]?.timed).toBe(false);
});

test('recruiters see nothing of it, and nobody else can ask for it', async () => {
  const person = await givenCandidate(t.world);
  const candidate = await t.as(person.id);
  await candidate(accommodation.save, { time: 'double', moreAttempts: true, answerKind: 'audio' });
  const { applicationId } = await begunBy(candidate);
  const seen = JSON.stringify(await recruiter(applicants.one, { id: applicationId }));
  expect(seen).not.toMatch(/factor|double|accommodation|extra|timed|limit/i);
  await expect(recruiter(accommodation.own, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});
