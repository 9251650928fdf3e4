import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { answering, pill, safe, stop } from '../stories/interviewing.ts';
import { momentsOf } from '../support/moments.ts';
import { test as base, expect, type Product, type Running, startLimit, startProduct } from '../support/product.ts';
import { recordedFor } from '../support/recorder-clock.ts';
import { expectStored, playable } from '../support/stored-seconds.ts';

/** What breaks between the page and what is stored, while somebody speaks. */
const test = base.extend<object, { mortal: Running }>({
  mortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
});

async function expectAnswered(page: Page, product: Product, jobcodeId: string) {
  const { question, take } = await playable(page, product, jobcodeId);
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 1 });
  expect(take).toMatchObject({ state: 'finished', endedBy: 'stopped', chosen: true });
}

test('the server killed in the middle of an answer: the recording goes on and all of it arrives', { tag: '@firefox' }, async ({
  browser,
  mortal,
}) => {
  const at = momentsOf('server killed');
  const context = await browser.newContext({ baseURL: mortal.url });
  const page = await context.newPage();
  const { job, clock } = await answering(page, mortal, 'mara@mail.example');
  await recordedFor(clock, at(2, 6));
  await mortal.killAndRestart();
  await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
  await recordedFor(clock, clock.seconds + at(0.5, 2));
  await stop(page);
  await safe(page);
  await expectAnswered(page, mortal, job.id);
  await expectStored(page, mortal, job, clock.seconds);
  await context.close();
});

/** The server processes of the product's database that work for somebody, each as the words of its line in `ps`. */
function backends({ dataDir }: Running) {
  const [postmaster] = fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === postmaster)
    .filter((words) => words.includes('[local]'));
}

/** Kills one of them, and with it all; waits for one first, for a slow machine may still mend the last kill. */
async function killBackend(product: Running) {
  await expect.poll(() => backends(product).length, { timeout: startLimit }).toBeGreaterThan(0);
  const processes = backends(product);
  const busy = processes.find((words) => words.at(-1) !== 'idle') ?? processes[0];
  process.kill(Number(busy?.[0]), 'SIGKILL');
}

test('the database killed under load in the middle of an answer: the program lives, and all of it arrives', async ({ browser, mortal }) => {
  const at = momentsOf('database killed');
  const context = await browser.newContext({ baseURL: mortal.url });
  const page = await context.newPage();
  const recruiter = await mortal.as('recruiter@demo.example');
  const { job, clock } = await answering(page, mortal, 'noor@mail.example');
  let over = false;
  const write = async () => {
    while (!over) await recruiter(jobCodeEditing.create, { title: 'Early baker', questions: [] }).catch(() => undefined);
  };
  const load = [write(), write(), write()];
  for (const moment of [at(2, 4), at(7, 9)]) {
    await recordedFor(clock, moment);
    await killBackend(mortal);
  }
  await recordedFor(clock, at(12, 13));
  over = true;
  await Promise.all(load);
  await stop(page);
  await safe(page);
  await expectAnswered(page, mortal, job.id);
  await expectStored(page, mortal, job, clock.seconds);
  await context.close();
});

test('offline for some seconds: everything arrives when the connection is back', async ({ page, context, product }) => {
  const at = momentsOf('offline');
  const { job, clock } = await answering(page, product, 'offline@mail.example');
  await recordedFor(clock, at(1, 4));
  await context.setOffline(true);
  await expect(page.getByText('You have gone offline')).toBeVisible();
  await expect(pill(page)).toHaveAttribute('data-state', 'waiting', { timeout: 30_000 });
  await recordedFor(clock, clock.seconds + at(2, 6));
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('You are back online')).toBeVisible();
  await safe(page);
  await expectAnswered(page, product, job.id);
  await expectStored(page, product, job, clock.seconds);
});

/** Bytes of takes that the browser keeps for itself. */
const keptBytes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('vitrine-takes');
        opening.onsuccess = () => {
          const all = opening.result.transaction('pieces').objectStore('pieces').getAll();
          all.onsuccess = () => {
            resolve((all.result as { bytes: ArrayBuffer }[]).reduce((sum, one) => sum + one.bytes.byteLength, 0));
            opening.result.close();
          };
        };
      }),
  );

test('something in between answers 404, 403, 413 and a page with 200: the copy is kept, and all of it arrives', {
  tag: '@firefox',
}, async ({ page, product }) => {
  const at = momentsOf('something in between');
  const { job, clock } = await answering(page, product, 'between@mail.example');
  const login = { contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' };
  const replies = [
    { status: 404, contentType: 'text/plain', body: '404 page not found' },
    { status: 403, ...login },
    { status: 413, ...login },
    { status: 200, ...login },
  ];
  let reply = replies[0];
  const met = new Set<unknown>();
  await recordedFor(clock, at(1.5, 4));
  await page.route(/\/api\/(takes\/|interviews\/take\/end)/, async (route) => {
    met.add(reply);
    await route.fulfill({ ...reply });
  });
  await expect(pill(page)).toHaveAttribute('data-state', 'waiting', { timeout: 30_000 });
  const before = await keptBytes(page);
  for (reply of replies) await expect.poll(() => met.has(reply), { timeout: 30_000 }).toBe(true);
  await recordedFor(clock, clock.seconds + at(0.5, 2));
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await expect(pill(page)).toHaveAttribute('data-state', 'waiting');
  expect(await keptBytes(page)).toBeGreaterThan(before);
  await page.unrouteAll();
  await safe(page);
  await expect.poll(() => keptBytes(page)).toBe(0);
  await expectAnswered(page, product, job.id);
  await expectStored(page, product, job, clock.seconds);
});
