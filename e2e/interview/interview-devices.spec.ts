import type { Page } from '@playwright/test';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { answering, callOf, ledger, pill, recordFor, safe, stop } from '../stories/interviewing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { momentsOf } from '../support/moments.ts';
import { expect, test } from '../support/product.ts';
import { recordedFor } from '../support/recorder-clock.ts';
import { expectStored, playable } from '../support/stored-seconds.ts';

type Watched = Window & { lastStream?: MediaStream; diskFull?: boolean };

/** Keeps hold of what the page's camera and microphone give, to be able to pull one of them out. */
const watchDevices = (page: Page) =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      (window as Watched).lastStream = stream;
      return stream;
    };
  });

/** What a page sees of a device that was pulled out: its track has ended. */
const pullOut = (page: Page, kind: 'video' | 'audio') =>
  page.evaluate((kind) => {
    const track = (window as Watched).lastStream?.getTracks().find((one) => one.kind === kind);
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  }, kind);

for (const [device, kind] of [
  ['camera', 'video'],
  ['microphone', 'audio'],
] as const)
  test(`the ${device} goes away in the middle of an answer: it ends there, is kept, and uses no attempt`, async ({ page, product }) => {
    const at = momentsOf(`${device} gone`);
    await watchDevices(page);
    const { job, clock } = await answering(page, product, `${device}@mail.example`);
    await recordedFor(clock, at(2, 6));
    await pullOut(page, kind);
    await expect(page.getByText('Camera or microphone went away')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop recording' })).toHaveCount(0);
    expect(clock.state).toBe('stopped');
    const recorded = clock.seconds;
    await expect(page.getByText('This recording broke off')).toBeVisible();
    await safe(page);
    const { question, take } = await playable(page, product, job.id);
    expect(question).toMatchObject({ attempts: 2, attemptsLeft: 2 });
    expect(take).toMatchObject({ state: 'interrupted', endedBy: 'fault' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Camera or microphone went away')).toHaveCount(0);
    await page.getByRole('button', { name: 'Record again' }).click();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    await page.getByRole('button', { name: 'Back to my recordings' }).click();
    await page.getByRole('button', { name: 'Use what there is' }).click();
    await expectStored(page, product, job, recorded);
  });

test('the browser has no room for a copy: the person is told at once, and all of the answer arrives', async ({
  page,
  context,
  product,
}) => {
  const at = momentsOf('no room');
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if ((window as Watched).diskFull && this.name === 'pieces') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const { job, clock } = await answering(page, product, 'room@mail.example');
  await recordedFor(clock, at(1.5, 4));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(product.url).origin, quotaSize: 1 });
  await page.evaluate(() => {
    (window as Watched).diskFull = true;
  });
  await expect(page.getByText('This device keeps no copy at the moment')).toBeVisible();
  await expectAccessible(page);
  // the worst of both: no room here and no way there
  await context.setOffline(true);
  await expect(pill(page)).toHaveText('Waiting for the connection, please leave this page open', { timeout: 30_000 });
  await recordedFor(clock, clock.seconds + at(1, 4));
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await context.setOffline(false);
  await safe(page);
  await expect(page.getByText('This device keeps no copy at the moment')).toHaveCount(0);
  const { question, take } = await playable(page, product, job.id);
  expect(question).toMatchObject({ attemptsLeft: 1 });
  expect(take).toMatchObject({ state: 'finished', chosen: true });
  await expectStored(page, product, job, clock.seconds);
});

test('a recording that was thrown away elsewhere ends, is said to be refused, and is never called safe', async ({ page, product }) => {
  const { job, clock } = await answering(page, product, 'refused@mail.example');
  await recordedFor(clock, 2);
  const takeId = (await ledger(page, product, job.id)).questions[0]?.takes[0]?.takeId ?? '';
  await (await callOf(page, product))(takes.discard, { takeId });
  await expect(pill(page)).toHaveAttribute('data-state', 'refused', { timeout: 30_000 });
  await expect(page.getByText('Question 1: a recording was not taken')).toBeVisible();
  await expect(page.getByText('This recording was thrown away')).toBeVisible();
  await expect.poll(() => clock.state).toBe('stopped');
  await expectAccessible(page);
  await recordFor(page, /00 : 5[0-8]/);
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
});
