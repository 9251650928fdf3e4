import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { frameTimes } from '../../server/test/recordings.ts';
import { callOf, ledger } from '../stories/interviewing.ts';
import { expect, type Product } from './product.ts';

/** A longer way from one frame to the next is a hole, and no part of the answer. */
const longestFrame = 1;

/** Decodes a file to its end and adds up how long its frames last; what is missing in the middle does not count. */
async function decodedSeconds(url: string): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-stored-'));
  const file = path.join(folder, 'answer');
  try {
    fs.writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
    const times = frameTimes(file);
    return times.reduce((sum, time, n) => sum + Math.min(longestFrame, time - (times[n - 1] ?? time)), 0);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the newest take of the first question can be played, and returns it with its question. */
export async function playable(page: Page, product: Product, jobcodeId: string) {
  const newest = async () => {
    const [question] = (await ledger(page, product, jobcodeId)).questions;
    return { question, take: question?.takes.at(-1) };
  };
  const ready = async () => {
    const { take } = await newest();
    return take?.complete === true && take.mediaState === 'ready';
  };
  await expect.poll(ready, { timeout: 90_000 }).toBe(true);
  const { question, take } = await newest();
  if (!question || !take) throw new Error('The take is gone');
  return { question, take };
}

/** Sends the newest take and decodes what the company's people get to play: as long as was recorded, within a second. */
export async function expectStored(page: Page, product: Product, job: { id: string; bookingId: string }, recorded: number) {
  const { take } = await playable(page, product, job.id);
  const candidate = await callOf(page, product);
  const { applicationId } = await ledger(page, product, job.id);
  if (!take.chosen) await candidate(takes.choose, { takeId: take.takeId });
  await candidate(interview.submit, { applicationId });
  const recruiter = await product.as('recruiter@demo.example');
  const { items } = await recruiter(applicantAnswers.questionwise, { bookingId: job.bookingId, id: applicationId });
  const url = items[0]?.answer?.media?.url;
  expect(url).toBeTruthy();
  const stored = await decodedSeconds(new URL(url ?? '', product.url).href);
  process.stdout.write(`  recorded ${recorded.toFixed(2)} s, stored ${stored.toFixed(2)} s\n`);
  expect(Math.abs(stored - recorded), `recorded ${recorded} s, stored ${stored} s`).toBeLessThanOrEqual(1);
}
