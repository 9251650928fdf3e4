import { minute } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { givenBegun } from './fixtures.ts';

const { world, as } = await startWorld();
const refused = (code: string) => ({ problem: { code } });

/** Somebody in a begun interview, and the moment of its deadline moved so many minutes into the past. */
async function begun() {
  const job = await givenJobCode(await as((await givenRecruiter(world)).accountId), {
    questions: [aQuestion('Why bread?', { retries: 'endless' })],
  });
  const candidate = await as((await givenPerson(world)).accountId);
  const { applicationId } = await givenBegun(candidate, job.id);
  return {
    job,
    late: (minutes: number) =>
      world.db
        .updateTable('job_code')
        .set({ closes_at: new Date(world.now().getTime() - minutes * minute).toISOString() })
        .where('id', '=', job.id)
        .execute(),
    record: () => candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' }),
    write: (text: string) => candidate(takes.text, { applicationId, questionNo: 1, text }),
    send: () => candidate(interview.submit, { applicationId }),
  };
}

// half a minute on either side of the edge: more than a call takes
test('who has begun may go on recording until ten minutes after the deadline, and not a moment longer', async () => {
  const { record, late } = await begun();
  await late(9.5);
  expect(await record()).toMatchObject({ takeId: expect.any(String) });
  await late(10.5);
  await expect(record()).rejects.toMatchObject(refused('interview-expired'));
});

test('what was recorded or written may be sent until an hour after the deadline, and not a moment longer', async () => {
  const { write, send, late } = await begun();
  await late(59.5);
  await write('Because of the crust.');
  await late(60.5);
  await expect(write('Because of the smell.')).rejects.toMatchObject(refused('too-late'));
  await expect(send()).rejects.toMatchObject(refused('too-late'));
  await late(59.5);
  expect((await send()).submittedAt).not.toBeNull();
});

test('who has not begun when it is over has no time left at all', async () => {
  const { job, late } = await begun();
  await late(0.5);
  const newcomer = await as((await givenPerson(world)).accountId);
  await expect(givenBegun(newcomer, job.id)).rejects.toMatchObject(refused('interview-expired'));
});
