import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callWith, expect, type Product } from '../support/product.ts';
import { recorderClock } from '../support/recorder-clock.ts';

const question = (text: string, rest: { seconds?: number; thinkSeconds?: number } = {}) => ({
  id: randomUUID(),
  text,
  kinds: ['video' as const],
  seconds: 60,
  thinkSeconds: 0,
  retries: '1' as const,
  skippable: false,
  ...rest,
});

/** A published job code of the demo's company. */
export async function published(product: Product, texts: string[], rest: { seconds?: number; thinkSeconds?: number } = {}) {
  const recruiter = await product.as('recruiter@demo.example');
  const made = await recruiter(jobCodeEditing.create, { title: 'Night baker', questions: texts.map((text) => question(text, rest)) });
  return recruiter(jobCodeEditing.publish, { id: made.id });
}

/** From the link to the device check, as a guest; looks at every screen on the way unless that was done by another journey. */
export async function arrive(page: Page, jobcodeId: string, email: string, look: typeof expectAccessible | null = expectAccessible) {
  await page.goto(`/video-interview/${jobcodeId}`);
  await expect(page.getByRole('heading', { name: 'Night baker' })).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree that my answers/ }).check();
  await look?.(page);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Olsen');
  await page.getByLabel('E-mail address').fill(email);
  await look?.(page);
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
  await expect(page.getByRole('heading', { name: 'Camera and microphone' })).toBeVisible();
}

/** Begins to answer the only question of an interview, with the recorder's clock in sight. */
export async function answering(page: Page, product: Product, email: string) {
  const clock = await recorderClock(page.context());
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, email, null);
  await page.getByRole('button', { name: /^(First question|Go on with question)/ }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  return { job, clock };
}

/** Comes back to a begun interview, as after a crash. */
export async function comeBack(page: Page, jobcodeId: string) {
  await page.goto(`/video-interview/${jobcodeId}`);
  await expect(page.getByText('You already started the video interview')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^(First question|Go on with question)/ }).click();
}

export async function recordFor(page: Page, timer: RegExp) {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByTestId('timer')).toHaveText(timer, { timeout: 60_000 });
}

export const stop = (page: Page) => page.getByRole('button', { name: 'Stop recording' }).click();
export const pill = (page: Page) => page.getByTestId('upload-pill');
export const safe = (page: Page) => expect(page.getByTestId('upload-pill')).toHaveText('Kept with us', { timeout: 60_000 });

/** Calls the product with the session of the candidate in the page. */
export async function callOf(page: Page, product: Product) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return callWith(product.url, `Bearer ${token}`);
}

/** What the server has, asked by the candidate's own session. */
export async function ledger(page: Page, product: Product, jobcodeId: string) {
  return (await callOf(page, product))(interview.view, { jobcodeId });
}
