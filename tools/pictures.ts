/**
 * The pictures of the product on its public pages, in three languages, into web/public/pictures, and those of them that
 * the README shows into docs/images: taken anew after a change of looks.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import sharp from 'sharp';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { wordsOf } from '../e2e/support/words.ts';
import { drawnSpeaking } from '../server/src/demo/clips.ts';
import { ensureChromium } from './browsers.ts';

const folder = path.join(import.meta.dirname, '../web/public/pictures');
/** The pictures of the README by those they are made of. */
const inReadme: Record<string, string> = { review: 'review', editor: 'job-code', interview: 'interview' };
const readmeFolder = path.join(import.meta.dirname, '../docs/images');
// the fonts are waited for below: the browser's own wait for them may never end on a page whose film is loading
process.env.PW_TEST_SCREENSHOT_NO_FONTS_READY = '1';
const viewport = { width: 1280, height: 800 };
/** A phone, and how wide its pictures are kept: twice as wide as they are shown. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const phoneWidth = 560;
const company = 'Lindenhof Bakeries';

/** What the camera sees: a drawn person who speaks, as in the demo. */
async function makeFilm(folder: string) {
  const look = { skin: '#e8b795', hair: '#4a2c20', shirt: '#248291', wall: '#dfe8e4', long: true };
  // the drawn pictures one after the other are what Chromium takes for a camera
  const film = path.join(folder, 'person.mjpeg');
  await fs.promises.writeFile(film, await drawnSpeaking(look, 4));
  return film;
}

async function webpOf(page: Page) {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const width = page.viewportSize()?.width === phone.viewport.width ? phoneWidth : viewport.width;
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width })
    .webp({ quality: 78 })
    .toBuffer();
}

async function take(page: Page, name: string, language: Language) {
  await page.waitForLoadState('networkidle');
  const webp = await webpOf(page);
  fs.writeFileSync(path.join(folder, `${name}.${language}.webp`), webp);
  if (language === 'en' && inReadme[name]) fs.writeFileSync(path.join(readmeFolder, `${inReadme[name]}.webp`), webp);
  process.stdout.write(`${name}.${language}\n`);
}

/** What stands in the README alone: a list of jobs, and the page of one. */
async function portalPictures(browser: Browser, product: Product) {
  const { job } = await storyOf(product);
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keep = async (name: string) => {
    await page.waitForLoadState('networkidle');
    fs.writeFileSync(path.join(readmeFolder, `${name}.webp`), await webpOf(page));
    process.stdout.write(`${name}\n`);
  };
  await page.goto(`${product.url}/jobs?lang=en`);
  const link = page.getByRole('link', { name: job.title, exact: true });
  await link.waitFor();
  await keep('jobs');
  await link.click();
  await page.getByRole('heading', { name: job.title, level: 1 }).waitFor();
  await keep('job');
  await context.close();
}

/** The job code that most people answered, and one of them. */
async function storyOf(product: Product) {
  const recruiter = await product.as('recruiter@demo.example');
  const { items } = await recruiter(jobCodeLists.active, { count: 50 });
  const job = items.toSorted((a, b) => b.applicants - a.applicants)[0];
  if (!job) throw new Error('the demo has no open job code');
  const people = await recruiter(applicants.byBooking, { bookingId: job.bookingId });
  return { job, people: people.items };
}

async function recruiterPictures(browser: Browser, product: Product, language: Language) {
  const { job, people } = await storyOf(product);
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await product.signIn(page, 'recruiter@demo.example');
  for (const [name, address] of [
    ['home', `/home?lang=${language}`],
    ['editor', `/job-edit?bookingId=${job.bookingId}&part=code&lang=${language}`],
    ['applicants', `/candidate-management?bookingId=${job.bookingId}&lang=${language}`],
  ] as const) {
    await page.goto(product.url + address);
    await page.getByRole('main').waitFor();
    await take(page, name, language);
  }
  await reviewPicture(page, product, people, language);
  await context.close();
}

/** What people of a company and candidates hold in their hands. */
async function phonePictures(browser: Browser, product: Product, language: Language) {
  const { job, people } = await storyOf(product);
  const held = { ...phone, reducedMotion: 'reduce' } as const;
  const recruiting = await browser.newContext(held);
  const recruiter = await recruiting.newPage();
  await product.signIn(recruiter, 'recruiter@demo.example');
  for (const [name, address] of [
    ['home-phone', `/home?lang=${language}`],
    ['applicants-phone', `/candidate-management?bookingId=${job.bookingId}&lang=${language}`],
  ] as const) {
    await recruiter.goto(product.url + address);
    await recruiter.getByRole('heading', { level: 1 }).waitFor();
    await take(recruiter, name, language);
  }
  await reviewPicture(recruiter, product, people, language, 'review-phone');
  await recruiting.close();
  const seeking = await browser.newContext(held);
  const candidate = await seeking.newPage();
  await product.signIn(candidate, 'candidate@demo.example');
  await candidate.goto(`${product.url}/jobs?lang=${language}`);
  await candidate.getByRole('heading', { level: 1 }).waitFor();
  await take(candidate, 'jobs-phone', language);
  await candidate.goto(`${product.url}/candidate-dashboard?lang=${language}`);
  await candidate.locator('a[href^="/application/"]').first().click();
  await candidate.getByRole('heading', { level: 1 }).waitFor();
  await take(candidate, 'application-phone', language);
  await seeking.close();
}

/** The first of the people who answered by video. */
async function reviewPicture(page: Page, product: Product, people: { id: string }[], language: Language, name = 'review') {
  for (const { id } of people) {
    await page.goto(`${product.url}/candidate-details/candidate/${id}?lang=${language}`);
    const shown = await page
      .locator('video:visible')
      .first()
      .waitFor({ timeout: 10_000 })
      .then(() => true)
      .catch(() => false);
    if (shown) return take(page, name, language);
  }
  throw new Error('nobody answered by video');
}

/** Somebody who answers, at a desk and with a phone in the hand. */
async function candidatePictures(browser: Browser, product: Product, language: Language, device: 'desk' | 'phone') {
  const { job } = await storyOf(product);
  const say = wordsOf(language);
  const [shape, end] = device === 'desk' ? [{ viewport }, ''] : [phone, '-phone'];
  const context = await browser.newContext({ ...shape, reducedMotion: 'reduce', permissions: ['camera', 'microphone'] });
  // the browser calls its camera by the file that it shows
  await context.addInitScript(() => {
    Object.defineProperty(MediaDeviceInfo.prototype, 'label', {
      get(this: MediaDeviceInfo) {
        return this.kind === 'videoinput' ? 'HD Webcam' : 'HD Webcam Microphone';
      },
    });
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/video-interview/${job.id}?lang=${language}`);
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company }) }).check();
  await page.getByRole('button', { name: say('interviews:go.on'), exact: true }).click();
  await page.getByRole('textbox', { name: say('interviews:join.firstName'), exact: true }).fill('Mia');
  await page.getByRole('textbox', { name: say('interviews:join.lastName'), exact: true }).fill('Vogel');
  await page.getByRole('textbox', { name: say('interviews:join.email'), exact: true }).fill(`mia.${device}.${language}@pictures.example`);
  await page.getByRole('button', { name: say('interviews:join.asGuest') }).click();
  await page.getByText(say('interviews:ticks.picture.works'), { exact: true }).waitFor();
  await page.getByText(say('interviews:ticks.connection.works'), { exact: true }).waitFor();
  await take(page, `check${end}`, language);
  await page.getByRole('button', { name: say('interviews:check.first') }).click();
  await page.getByRole('button', { name: say('interviews:stage.start') }).click();
  await page.getByTestId('timer').waitFor();
  await page.waitForTimeout(3000);
  await take(page, `interview${end}`, language);
  await context.close();
}

fs.mkdirSync(folder, { recursive: true });
const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const camera = `--use-file-for-fake-video-capture=${await makeFilm(made)}`;
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', camera];
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
try {
  await portalPictures(browser, product);
  for (const language of languages) {
    await recruiterPictures(browser, product, language);
    for (const device of ['desk', 'phone'] as const) await candidatePictures(browser, product, language, device);
    await phonePictures(browser, product, language);
  }
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(made, { recursive: true, force: true });
}
