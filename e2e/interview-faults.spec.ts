import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { arrive, comeBack, ledger, published, recordFor, safe, stop } from './interviewing.ts';
import { test as base, expect, type Product, startProduct } from './product.ts';

const test = base.extend<{ mortal: Awaited<ReturnType<typeof startProduct>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
  mortal: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
});

/** Kills every process of the browser that keeps its profile in this folder, as a loss of power would. */
function killBrowserOf(profile: string) {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const pids = lines.filter((line) => line.includes(`--user-data-dir=${profile}`)).map((line) => Number.parseInt(line, 10));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

const isReady = (page: Parameters<typeof ledger>[0], product: Product, jobcodeId: string) =>
  expect
    .poll(async () => (await ledger(page, product, jobcodeId)).questions[0]?.takes.map((take) => take.mediaState), { timeout: 90_000 })
    .toEqual(['ready']);

test('the server killed in the middle of an answer: the recording goes on and all of it arrives', async ({ browser, mortal }) => {
  const context = await browser.newContext({ baseURL: mortal.url });
  const page = await context.newPage();
  const job = await published(mortal, ['Why bread?']);
  await arrive(page, job.id, 'mara@mail.example');
  await page.getByRole('button', { name: 'To the questions' }).click();
  await recordFor(page, /00 : 57/);
  await mortal.killAndRestart();
  await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
  await stop(page);
  await safe(page);
  await isReady(page, mortal, job.id);
  const [question] = (await ledger(page, mortal, job.id)).questions;
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 1, takes: [{ state: 'finished', complete: true, chosen: true }] });
  expect(question?.takes[0]?.media?.seconds).toBeGreaterThan(3);
  await context.close();
});

test('a reload while an answer is still going up: the rest follows by itself', async ({ page, product }) => {
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, 'slow@mail.example');
  await page.getByRole('button', { name: 'To the questions' }).click();
  await page.route('**/api/takes/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await recordFor(page, /00 : 5[0-5]/);
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await expect(page.getByTestId('upload-pill')).toHaveAttribute('data-state', 'waiting', { timeout: 30_000 });
  await page.unroute('**/api/takes/**');
  page.on('dialog', (dialog) => void dialog.accept());
  await comeBack(page, job.id);
  await safe(page);
  await isReady(page, product, job.id);
  const [question] = (await ledger(page, product, job.id)).questions;
  expect(question).toMatchObject({ attemptsLeft: 1, takes: [{ state: 'finished', complete: true, chosen: true }] });
});

test('the whole browser killed in the middle of an answer and opened again: what was said is there, and no attempt used', async ({
  product,
  launchOptions,
}) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: product.url, permissions: ['camera', 'microphone'] });
  const job = await published(product, ['Why bread?']);
  const first = await open();
  const page = await first.newPage();
  await arrive(page, job.id, 'power@mail.example');
  await page.getByRole('button', { name: 'To the questions' }).click();
  await recordFor(page, /00 : 5[0-5]/);
  const gone = first.waitForEvent('close');
  expect(killBrowserOf(profile)).toBeGreaterThan(0);
  await gone;

  const second = await open();
  const back = await second.newPage();
  await comeBack(back, job.id);
  await expect(back.getByTestId('take')).toHaveCount(1);
  await safe(back);
  await isReady(back, product, job.id);
  const [question] = (await ledger(back, product, job.id)).questions;
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 2 });
  expect(question?.takes[0]?.media?.seconds).toBeGreaterThan(3);
  await second.close();
  fs.rmSync(profile, { recursive: true, force: true });
});
