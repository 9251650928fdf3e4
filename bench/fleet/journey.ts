/** The main job, by the calls of our pages: an answer is recorded, made playable, watched, sent, and seen by the company. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { newTake, patch, somebody } from '../support/interviewing.ts';
import type { Scene } from './scene.ts';

const film = fs.readFileSync(path.join(import.meta.dirname, '../../server/src/demo/films/candidate.mp4'));
const pieces = 4;
const patience = 60_000;

/** Does all of it once; throws with what did not come about. Returns the milliseconds from the stop until it could be watched. */
export async function journey(url: string, { recruiter, jobcodeId, bookingId }: Scene, number: number) {
  const { call, applicationId } = await somebody(url, jobcodeId, number);
  const take = await newTake(call, applicationId);
  const size = Math.ceil(film.length / pieces);
  for (let at = 0; at < film.length; at += size) await patch(url, take, at, new Uint8Array(film.subarray(at, at + size)));
  const stopped = performance.now();
  await call(takes.end, { ...take, endedBy: 'stopped', length: film.length });
  const own = async () => (await call(interview.view, { jobcodeId })).questions[0]?.takes.find(({ takeId }) => takeId === take.takeId);
  let made = await own();
  while (made?.mediaState === 'waiting' && performance.now() - stopped < patience) {
    await sleep(200);
    made = await own();
  }
  assert.equal(made?.mediaState, 'ready', 'what was recorded is made playable');
  const playable = performance.now() - stopped;
  await demandFilm(url, made?.media?.url);
  await call(interview.submit, { applicationId });
  const { items } = await recruiter(applicantAnswers.questionwise, { bookingId, id: applicationId });
  await demandFilm(url, items[0]?.answer?.media?.url);
  return playable;
}

/** It is there as a whole, and from the middle. */
async function demandFilm(url: string, link: string | undefined) {
  assert.ok(link, 'there is a link to the film');
  const whole = new Uint8Array(await (await fetch(new URL(link, url))).arrayBuffer());
  assert.ok(whole.length > film.length / 2, `a film of ${whole.length} bytes`);
  const part = await fetch(new URL(link, url), { headers: { range: 'bytes=1000-1999' } });
  assert.equal(part.status, 206);
  assert.deepEqual(new Uint8Array(await part.arrayBuffer()), whole.slice(1000, 2000));
}
