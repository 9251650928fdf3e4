/**
 * An old phone on a slow line: a processor six times slower than this one and 0.5 Mbit/s upwards, with a camera that fills
 * the bits it is given. Three answers of one question: how long each takes to be kept, what rate it was recorded with, and
 * whether every second of it is there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { callWith } from '../e2e/support/product.ts';
import { wordsOf } from '../e2e/support/words.ts';
import { ensureChromium } from '../tools/browsers.ts';
import { givenInterview, newFolder, print, printMachine, startDemo } from './support/program.ts';

const answers = 3;
const answerSeconds = 20;
const upwards = 500_000 / 8;
const slower = 6;
const say = wordsOf('en');

/** A camera in a dim room: a still picture under noise of its own, which no two frames have alike. */
function noisyCamera(folder: string) {
  const [width, height, frames] = [640, 480, 45];
  const file = path.join(folder, 'camera.y4m');
  const out = fs.openSync(file, 'w');
  fs.writeSync(out, `YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`);
  for (let frame = 0; frame < frames; frame++) {
    fs.writeSync(out, 'FRAME\n');
    fs.writeSync(
      out,
      Buffer.from(Array.from({ length: (width * height * 3) / 2 }, (_, at) => 110 + (at % 40) + Math.floor(Math.random() * 14))),
    );
  }
  fs.closeSync(out);
  return file;
}

/** Through the check to the first question, as a guest. */
async function enter(page: Page, jobcodeId: string) {
  await page.goto(`/video-interview/${jobcodeId}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Olsen');
  await page.getByLabel('E-mail address').fill('mara@mail.example');
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
  await page.getByRole('button', { name: 'First question' }).click();
}

/** Records once; seconds by the clock, and seconds from the stop until the film is shown and until it is kept. */
async function answer(page: Page, number: number) {
  const stop = page.getByRole('button', { name: say('interviews:stage.stop') });
  await page.getByRole('button', { name: say('interviews:stage.start') }).click();
  await stop.waitFor();
  const begun = performance.now();
  await page.waitForTimeout(answerSeconds * 1000);
  const told = ((await page.getByTestId('slow-line').textContent()) ?? '') !== '';
  const clock = (performance.now() - begun) / 1000;
  await stop.click();
  const stopped = performance.now();
  await page.getByTestId('take').nth(number).waitFor();
  const shown = (performance.now() - stopped) / 1000;
  await page.getByTestId('upload-pill').filter({ hasText: 'Kept with us' }).waitFor({ timeout: 300_000 });
  return { clock, shown, kept: (performance.now() - stopped) / 1000, told };
}

async function takesOf(call: Call, jobcodeId: string) {
  for (;;) {
    const [question] = (await call(interview.view, { jobcodeId })).questions;
    const takes = question?.takes ?? [];
    if (takes.length === answers && takes.every((one) => one.media?.seconds)) return takes;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

printMachine();
const folder = newFolder();
const product = await startDemo();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${noisyCamera(folder.dir)}`,
  ],
});
try {
  const { place } = await givenInterview(product);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    permissions: ['camera', 'microphone'],
  });
  const page = await context.newPage();
  await enter(page, place.jobcodeId);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: 125_000,
    uploadThroughput: upwards,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const measured = [];
  for (let number = 0; number < answers; number++) {
    measured.push(await answer(page, number));
    if (number < answers - 1) await page.getByRole('button', { name: 'Record again' }).click();
  }
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const takes = await takesOf(callWith(product.url, `Bearer ${token}`), place.jobcodeId);
  for (const [at, { clock, shown, kept, told }] of measured.entries()) {
    const [bytes, stored] = [takes[at]?.bytes ?? 0, takes[at]?.media?.seconds ?? 0];
    print(
      `  answer ${at + 1}: ${clock.toFixed(1)} s by the clock, ${stored.toFixed(1)} s stored, ${Math.round((bytes * 8) / 1000 / stored)} kbit/s; film shown ${shown.toFixed(1)} s, kept ${kept.toFixed(1)} s after the stop${told ? '; told that the line is slow' : ''}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  folder.remove();
}
