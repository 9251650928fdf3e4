import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { answering, comeBack, ledger, pill, safe, stop } from '../stories/interviewing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { momentsOf } from '../support/moments.ts';
import { expect, type Product, test } from '../support/product.ts';
import { type RecorderClock, recordedFor } from '../support/recorder-clock.ts';
import { expectStored, playable } from '../support/stored-seconds.ts';

/** The page goes away while somebody speaks. What the recorder had handed over until then is there, and no attempt is used. */
async function expectKept(page: Page, product: Product, jobcodeId: string) {
  await expect(page.getByText('This recording broke off')).toBeVisible();
  await safe(page);
  const { question, take } = await playable(page, product, jobcodeId);
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 2 });
  expect(take).toMatchObject({ state: 'interrupted', endedBy: 'fault' });
  expect((await ledger(page, product, jobcodeId)).disconnectCount).toBeGreaterThan(0);
}

test('a reload in the middle of an answer loses nothing and uses no attempt', { tag: '@firefox' }, async ({ page, product }) => {
  const at = momentsOf('reload');
  const { job, clock } = await answering(page, product, 'reload@mail.example');
  await recordedFor(clock, at(2.5, 7));
  page.on('dialog', (dialog) => void dialog.accept());
  await comeBack(page, job.id);
  await expectKept(page, product, job.id);
  await page.getByRole('button', { name: 'Use what there is' }).click();
  await expectStored(page, product, job, clock.handed);
});

test('a reload while an answer is still going up: the rest follows by itself', { tag: '@firefox' }, async ({ page, product }) => {
  const at = momentsOf('reload at the end');
  const { job, clock } = await answering(page, product, 'slow@mail.example');
  await recordedFor(clock, at(1, 4));
  await page.route('**/api/takes/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await recordedFor(clock, clock.seconds + at(1, 3));
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await expect(pill(page)).toHaveAttribute('data-state', 'waiting', { timeout: 30_000 });
  page.on('dialog', (dialog) => void dialog.accept());
  await comeBack(page, job.id);
  // not before: what went up in the moment before the reload would leave nothing to follow
  await page.unrouteAll();
  await safe(page);
  const { question, take } = await playable(page, product, job.id);
  expect(question).toMatchObject({ attemptsLeft: 1 });
  expect(take).toMatchObject({ state: 'finished', chosen: true });
  await expectStored(page, product, job, clock.seconds);
});

/** The page crashes, and another one takes its place; with the seconds that the recorder had handed over until then. */
async function crashed(page: Page, clock: RecorderClock) {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const recorded = clock.handed;
  await page.close();
  return { recorded, again: await context.newPage() };
}

test('a crash in the middle of an answer: the same take is offered, and another attempt costs nothing', async ({ page, product }) => {
  const at = momentsOf('crash');
  const { job, clock } = await answering(page, product, 'crash@mail.example');
  await recordedFor(clock, at(2.5, 7));
  const { again, recorded } = await crashed(page, clock);
  await comeBack(again, job.id);
  await expectKept(again, product, job.id);
  await expect(again.getByRole('button', { name: 'Record again' })).toBeVisible();
  await expectStored(again, product, job, recorded);
});

test('after a crash, looking at the application is enough: what had not gone up arrives', async ({ page, product }) => {
  const at = momentsOf('crash and home');
  const { job, clock } = await answering(page, product, 'home@mail.example');
  await recordedFor(clock, at(1, 4));
  await page.route('**/api/takes/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await recordedFor(clock, clock.seconds + at(2, 4));
  const { again, recorded } = await crashed(page, clock);
  await again.goto(`/application/${job.bookingId}`);
  await expect(again.getByTestId('left-recordings')).toHaveText('What you recorded on this device has arrived in full.', {
    timeout: 60_000,
  });
  await expectAccessible(again);
  await expectStored(again, product, job, recorded);
});

/** Kills every process of the browser that keeps its profile in this folder, as a loss of power would. */
function killBrowserOf(profile: string) {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const pids = lines.filter((line) => line.includes(`--user-data-dir=${profile}`)).map((line) => Number.parseInt(line, 10));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}

test('the whole browser killed in the middle of an answer and opened again: what was said is there', async ({ product, launchOptions }) => {
  const at = momentsOf('browser killed');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: product.url, permissions: ['camera', 'microphone'] });
  const first = await open();
  const { job, clock } = await answering(await first.newPage(), product, 'power@mail.example');
  await recordedFor(clock, at(1.5, 7));
  const gone = first.waitForEvent('close');
  expect(killBrowserOf(profile)).toBeGreaterThan(0);
  await gone;

  const second = await open();
  const back = await second.newPage();
  await comeBack(back, job.id);
  await expectKept(back, product, job.id);
  await expectStored(back, product, job, clock.handed);
  await second.close();
  fs.rmSync(profile, { recursive: true, force: true });
});

test('another tab takes over in the middle of an answer: it broke off, all of it is there, and it goes on in the other', {
  tag: '@firefox',
}, async ({ page, context, product }) => {
  const at = momentsOf('taken over');
  const { job, clock } = await answering(page, product, 'taken@mail.example');
  const other = await context.newPage();
  await other.goto(`/video-interview/${job.id}`);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByText('This interview is open in another tab')).toBeVisible();
  await recordedFor(clock, clock.seconds + at(1, 5));
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByText('This interview is open in another tab')).toBeVisible();
  await expect.poll(() => clock.state).toBe('stopped');
  const recorded = clock.seconds;
  await other.getByRole('button', { name: 'First question' }).click();
  await expect(other.getByText('This recording broke off')).toBeVisible();
  const { question, take } = await playable(other, product, job.id);
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 2 });
  expect(take).toMatchObject({ state: 'interrupted', endedBy: 'fault' });
  await other.getByRole('button', { name: 'Record again' }).click();
  await expect(other.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  await expectStored(other, product, job, recorded);
});
