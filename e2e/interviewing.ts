import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type Product } from './product.ts';

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

/** From the link to the device check, as a guest. */
export async function arrive(page: Page, jobcodeId: string, email: string) {
  await page.goto(`/video-interview/${jobcodeId}`);
  await expect(page.getByRole('heading', { name: 'Night baker' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await page.getByRole('checkbox', { name: /I agree that my answers/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Olsen');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
  await expect(page.getByRole('heading', { name: 'Camera and microphone' })).toBeVisible();
}

/** Comes back to a begun interview, as after a crash. */
export async function comeBack(page: Page, jobcodeId: string) {
  await page.goto(`/video-interview/${jobcodeId}`);
  await expect(page.getByText('You already started the video interview')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'To the questions' }).click();
}

export async function recordFor(page: Page, timer: RegExp) {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByTestId('timer')).toHaveText(timer, { timeout: 60_000 });
}

export const stop = (page: Page) => page.getByRole('button', { name: 'Stop recording' }).click();
export const safe = (page: Page) => expect(page.getByTestId('upload-pill')).toHaveText('All safe', { timeout: 60_000 });

/** What the server has, asked by the candidate's own session. */
export async function ledger(page: Page, product: Product, jobcodeId: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await fetch(`${product.url}/api/interviews/view?jobcodeId=${jobcodeId}`, { headers: { authorization: `Bearer ${token}` } });
  return interview.view.reply.parse(await reply.json());
}
