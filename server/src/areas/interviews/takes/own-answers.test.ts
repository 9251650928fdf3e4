import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { startWorld } from '../../../../test/world.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun } from '../fixtures.ts';

const { world, app, as } = await startWorld();
const refused = (code: string) => ({ problem: { code } });
const paper = (name: string, words: string) => new File([`%PDF-1.7\n% ${words}\n`], name);

async function interviewing(
  questions = [aQuestion('Your plan?', { kinds: ['file', 'text'] }), aQuestion('Why bread?', { skippable: true })],
) {
  const { accountId, companyId } = await givenRecruiter(world);
  const recruiter = await as(accountId);
  const job = await givenJobCode(recruiter, { title: 'Baker', questions });
  const person = await givenPerson(world);
  const candidate = await as(person.accountId);
  const { applicationId } = await givenBegun(candidate, job.id);
  return { recruiter, companyId, job, candidate, applicationId, person };
}

test('a file is the answer where the question asks for one, and the last one counts', async () => {
  const { candidate, applicationId, job } = await interviewing();
  const send = (questionNo: number, file: File) => candidate(takes.file, { applicationId, questionNo, file });
  await expect(send(2, paper('plan.pdf', 'Ovens'))).rejects.toMatchObject(refused('wrong-file-type'));
  await expect(send(1, new File([new Uint8Array([77, 90, 0, 3, 0, 0])], 'plan.pdf'))).rejects.toMatchObject(refused('wrong-file-type'));
  expect(await send(1, paper('plan.pdf', 'Ovens'))).toMatchObject({ kind: 'file', state: 'finished', chosen: true, fileName: 'plan.pdf' });
  await send(1, paper('better plan.pdf', 'Better ovens'));
  const { questions } = await candidate(interview.view, { jobcodeId: job.id });
  expect(questions[0]?.takes.map(({ fileName, chosen }) => [fileName, chosen])).toEqual([
    ['plan.pdf', false],
    ['better plan.pdf', true],
  ]);
  const url = questions[0]?.takes[1]?.media?.url ?? '';
  expect((await app.inject({ url })).body).toContain('Better ovens');
});

test('nobody sends a file into the interview of somebody else, or once it was sent', async () => {
  const { candidate, applicationId } = await interviewing();
  const wanted = { applicationId, questionNo: 1, file: paper('plan.pdf', 'Ovens') };
  const other = await as((await givenPerson(world)).accountId);
  await expect(other(takes.file, wanted)).rejects.toMatchObject(refused('not-found'));
  await candidate(takes.file, wanted);
  await candidate(interview.submit, { applicationId });
  await expect(candidate(takes.file, wanted)).rejects.toMatchObject(refused('already-applied'));
});

test('the own interviews are listed with what is left to do, and nobody else’s', async () => {
  const { candidate, applicationId, job, recruiter, person } = await interviewing();
  const own = async () => (await candidate(interview.mine, {})).items;
  expect(await own()).toMatchObject([
    { applicationId, title: 'Baker', state: 'to-finish', answered: 0, questionCount: 2, submittedAt: null },
  ]);
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Ovens' });
  expect(await own()).toMatchObject([{ state: 'to-finish', answered: 1 }]);
  await candidate(interview.submit, { applicationId });
  expect(await own()).toMatchObject([{ state: 'sent', submittedAt: expect.any(String) }]);
  const second = await givenJobCode(recruiter, { title: 'Pastry cook' });
  await givenBegun(candidate, second.id);
  await recruiter(jobCodeEditing.update, { id: second.id, state: 'archived' });
  expect((await own()).map(({ title, state }) => [title, state])).toEqual(
    expect.arrayContaining([
      ['Pastry cook', 'closed'],
      ['Baker', 'sent'],
    ]),
  );
  expect((await (await as((await givenPerson(world)).accountId))(interview.mine, {})).items).toEqual([]);
  await expect(recruiter(interview.mine, {})).rejects.toMatchObject(refused('recruiter-interview'));
  const guest = await as(person.accountId, { guestOf: job.id });
  expect((await guest(interview.mine, {})).items.map(({ title }) => title)).toEqual(['Baker']);
});

test('an interview of a company that has closed is over in the own list', async () => {
  const { companyId, candidate } = await interviewing();
  await world.db.updateTable('company').set({ deactivated_at: world.now() }).where('id', '=', companyId).execute();
  expect((await candidate(interview.mine, {})).items).toMatchObject([{ title: 'Baker', state: 'closed' }]);
});

test('answers are used again only where the person said so, and that can be taken back', async () => {
  const { candidate, recruiter } = await interviewing();
  const setting = async () => (await candidate(answers.reuseSetting, {})).reuseVideoInterview;
  expect(await setting()).toBe(false);
  await candidate(answers.setReuse, { reuseVideoInterview: true });
  expect(await setting()).toBe(true);
  const other = await as((await givenPerson(world)).accountId);
  expect(await other(answers.reuseSetting, {})).toEqual({ reuseVideoInterview: false });
  await candidate(answers.setReuse, { reuseVideoInterview: false });
  expect(await setting()).toBe(false);
  await expect(recruiter(answers.reuseSetting, {})).rejects.toMatchObject(refused('not-allowed'));
});

const waiting = () => callsWaiting(world.db);

test.each(['sent', 'thrown away'] as const)(
  'an answer that is sent and thrown away at the same moment is %s where that came first',
  async (first) => {
    const { candidate, applicationId, job } = await interviewing([aQuestion('Why bread?')]);
    const { takeId } = await candidate(takes.text, { applicationId, questionNo: 1, text: 'It is warm' });
    const heard = (call: Promise<unknown>) => call.catch((error: unknown) => error);
    const acts = {
      sent: () => heard(candidate(interview.submit, { applicationId })),
      'thrown away': () => heard(candidate(takes.discard, { takeId })),
    };
    const second = first === 'sent' ? 'thrown away' : 'sent';
    // neither can go on before the other is there
    const both = await world.db.transaction().execute(async (db) => {
      await db.selectFrom('take').select('id').where('id', '=', takeId).forUpdate().execute();
      const one = acts[first]();
      await expect.poll(waiting).toBe(1);
      const other = acts[second]();
      await expect.poll(waiting).toBe(2);
      return [one, other];
    });
    const [, refusal] = await Promise.all(both);
    expect(refusal).toMatchObject(refused(first === 'sent' ? 'take-closed' : 'answers-missing'));
    const { submittedAt, questions } = await candidate(interview.view, { jobcodeId: job.id });
    expect(submittedAt === null).toBe(first === 'thrown away');
    expect(questions[0]?.takes.map(({ state }) => state)).toEqual(first === 'sent' ? ['submitted'] : []);
  },
);

test('a take that breaks off waits for whoever begins or sends, and keeps nothing from them meanwhile', async () => {
  const { candidate, applicationId } = await interviewing([aQuestion('Why bread?')]);
  const { takeId, uploadToken } = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const { ended } = await world.db.transaction().execute(async (db) => {
    await db.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute();
    const ended = candidate(takes.end, { takeId, uploadToken, endedBy: 'fault', length: 9 });
    await expect.poll(waiting).toBe(1);
    const held = await db.selectFrom('take').select('id').where('id', '=', takeId).forUpdate().noWait().execute();
    expect(held).toHaveLength(1);
    return { ended };
  });
  expect(await ended).toMatchObject({ bytes: 0, complete: false });
});
