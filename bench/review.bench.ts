/**
 * From the key to the first frame of the answer that comes on the stage of a review, over 10 Mbit/s and 40 ms: the next
 * question and the next person, fetched ahead as the review does, against a film that is asked for when the key is pressed.
 * Both in the same page, one after the other.
 */
import { chromium, type Page } from '@playwright/test';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { ensureChromium } from '../tools/browsers.ts';
import { answering, filmOf } from './support/answering.ts';
import { newFolder, print, printMachine, ratio } from './support/program.ts';

const recruiter = 'recruiter@demo.example';
const people = 17;
const questions = 2;
const seconds = 20;
const line = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 2e6 / 8 };
/** The time that somebody watches before going on: hardly any. */
const watchesMilliseconds = 2500;
const wanted = 300;

async function newJob(call: Call) {
  const question = (text: string) => ({
    id: crypto.randomUUID(),
    text,
    kinds: ['video' as const],
    seconds: 60,
    thinkSeconds: 0,
    retries: 'endless' as const,
    skippable: false,
  });
  const made = await call(jobCodeEditing.create, {
    title: 'Bench',
    questions: Array.from({ length: questions }, (_, at) => question(`Question ${at + 1}?`)),
  });
  await call(jobCodeEditing.publish, { id: made.id });
  return { jobcodeId: made.id, bookingId: made.bookingId };
}

/** Waits until every film can be played everywhere. */
async function allMade(call: Call, bookingId: string) {
  for (;;) {
    const { items } = await call(applicantAnswers.questionwise, { bookingId });
    const made = items.filter(({ answer }) => answer?.media && !answer.media.processing);
    if (made.length === people * questions) return;
    await new Promise((again) => setTimeout(again, 500));
  }
}

/** Milliseconds from a key until a frame of the film that comes on the stage is shown while it plays. */
async function fromKey(page: Page, key: string) {
  const measured = page.evaluate(
    (key) =>
      new Promise<number>((done) => {
        const shown = () => [...document.querySelectorAll('video')].find((film) => film.offsetParent);
        const before = shown();
        const begin = (event: KeyboardEvent) => {
          if (event.key !== key) return;
          removeEventListener('keydown', begin, true);
          const begun = performance.now();
          const look = () => {
            const film = shown();
            if (!film || film === before) return void requestAnimationFrame(look);
            const frame = () => (film.paused ? void film.requestVideoFrameCallback(frame) : done(performance.now() - begun));
            film.requestVideoFrameCallback(frame);
          };
          look();
        };
        addEventListener('keydown', begin, true);
        Object.assign(window, { listens: true });
      }),
    key,
  );
  await page.waitForFunction(() => 'listens' in window);
  await page.keyboard.press(key);
  const took = await measured;
  await page.evaluate(() => void Reflect.deleteProperty(window, 'listens'));
  return took;
}

/** The same for a film that nobody fetched before. */
const whenAsked = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const film = document.createElement('video');
    film.muted = true;
    document.body.append(film);
    const begun = performance.now();
    const frame = new Promise<number>((done) => film.requestVideoFrameCallback(() => done(performance.now() - begun)));
    film.src = src;
    await film.play();
    const took = await frame;
    film.remove();
    return took;
  }, url);

const part = (numbers: number[], of: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * of) - 1] ?? 0;

async function walk(page: Page, call: Call, bookingId: string) {
  const { items } = await call(applicants.byBooking, { bookingId, count: 200, progress: 'sent' });
  await page.goto(`/candidate-details/candidate/${items[0]?.id}`);
  await page.locator('video:visible').waitFor();
  await page.keyboard.press('Space');
  const [ahead, asked]: [number[], number[]] = [[], []];
  for (const one of items.slice(1)) {
    await page.waitForTimeout(watchesMilliseconds);
    ahead.push(await fromKey(page, 'ArrowDown'));
    await page.waitForTimeout(watchesMilliseconds);
    await page.keyboard.press('ArrowUp');
    await page.waitForTimeout(watchesMilliseconds);
    ahead.push(await fromKey(page, 'n'));
    // links are made anew with each call, so no cache has these
    const fresh = await call(applicantAnswers.questionwise, { bookingId, id: one.id });
    for (const { answer } of fresh.items) asked.push(await whenAsked(page, answer?.media?.url ?? ''));
  }
  return { ahead, asked };
}

async function measure(product: Product) {
  const folder = newFolder();
  const film = filmOf(folder.dir, seconds);
  folder.remove();
  const call = await product.as(recruiter);
  const { jobcodeId, bookingId } = await newJob(call);
  for (let number = 1; number <= people; number++) await answering(product.url, jobcodeId, { number, questions, film });
  await allMade(call, bookingId);
  print(
    `films of ${seconds} s and ${(film.length / 1e6).toFixed(1)} MB over 10 Mbit/s and 40 ms, watched for ${watchesMilliseconds / 1000} s each`,
  );
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--autoplay-policy=no-user-gesture-required'] });
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 800 } });
    await product.signIn(page, recruiter);
    await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', line);
    return await walk(page, call, bookingId);
  } finally {
    await browser.close();
  }
}

printMachine();
const product = await startProduct();
try {
  const { ahead, asked } = await measure(product);
  const told = (numbers: number[]) =>
    `half of them within ${part(numbers, 0.5).toFixed(0)} ms, 95 % within ${part(numbers, 0.95).toFixed(0)} ms`;
  print(`from the key to the first frame, ${ahead.length} times, next question and next person in turn:`);
  print(`  fetched ahead:     ${told(ahead)}`);
  print(`  fetched when asked: ${told(asked)} (${asked.length} times)`);
  print(
    `  fetched ahead it is there ${ratio(part(asked, 0.5), part(ahead, 0.5))} times as fast, at 95 % ${ratio(part(asked, 0.95), part(ahead, 0.95))} times`,
  );
  print(`  within ${wanted} ms: ${ahead.filter((one) => one <= wanted).length} of ${ahead.length}`);
} finally {
  await product.stop();
}
