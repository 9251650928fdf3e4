import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { afterAll, expect, it } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { h264, opus, record } from '../../../../test/recordings.ts';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun, listening, uploader } from '../fixtures.ts';
import { interviewData } from '../personal-data.ts';
import { hearUnheard } from './quiet.jobs.ts';

const { world, app, as, work } = await startWorld({ LOG_LEVEL: 'silent' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heard-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('reviewers are told where an answer is quiet, also of answers that were recorded before anybody listened', async () => {
  const recruiter = await as((await givenRecruiter(world)).accountId);
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?')] });
  const person = await givenPerson(world);
  const candidate = await as(person.accountId);
  const { applicationId } = await givenBegun(candidate, job.id);
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const heard = "volume=enable='between(t,2,5)':volume=0";
  const bytes = fs.readFileSync(record(folder, 'answer.mkv', { ...h264, ...opus, heard }, 8));
  await uploader(await listening(app), made).patch(0, bytes);
  await candidate(takes.end, { ...made, endedBy: 'stopped', length: bytes.length });
  await candidate(interview.submit, { applicationId });
  await work();
  const quiet = async () => {
    const { items } = await recruiter(applicantAnswers.questionwise, { bookingId: job.bookingId, id: applicationId });
    return items[0]?.answer?.media?.quiet;
  };
  const found = [{ start: expect.closeTo(2, 0), end: expect.closeTo(5, 0) }];
  expect(await quiet()).toEqual(found);
  await world.db.updateTable('take').set({ quiet: null }).execute();
  expect(await quiet()).toEqual([]);
  await hearUnheard.run(ownContext(world), {});
  await work();
  expect(await quiet()).toEqual(found);
  // what is stored of somebody is told to them
  const { data } = await interviewData.tell(ownContext(world), { id: person.accountId, email: '', confirmed: true });
  expect(data.answers).toMatchObject([{ quiet: found }]);
});
