/** Pictures of every screen at two widths in three languages, into ./screenshots, with the people of the demo. */
import fs from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { ensureChromium } from './chromium.ts';

const people = {
  guest: undefined,
  candidate: 'candidate@demo.example',
  recruiter: 'recruiter@demo.example',
  admin: 'admin@demo.example',
} as const;
type Person = keyof typeof people;

const widths = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

/** The static paths of the table of screens, with who may open them; those with a place to fill in follow from the data. */
function staticScreens(): [path: string, who: Person][] {
  const folder = new URL('../web/src/routes/', import.meta.url);
  const table = fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const paths = [...table.matchAll(/^ {2}'(\/[\w\-/]*)': screen\(/gm)].map((found) => found[1] ?? '');
  return paths.filter((path) => path !== '/logout').map((path) => [path, ownerOf(path)]);
}

const ownerOf = (path: string): Person => {
  if (path.startsWith('/admin')) return 'admin';
  if (/^\/candidate-(dashboard|settings)/.test(path)) return 'candidate';
  return /^\/(business-profile|job-|recruiter-|candidate-|interview-video)/.test(path) && !path.startsWith('/recruiter-faq')
    ? 'recruiter'
    : 'guest';
};

/** Screens about one thing of the demo: its first open job code and whoever applied to it. */
async function screensOfTheDemo(product: Product): Promise<[path: string, who: Person][]> {
  const recruiter = await product.as(people.recruiter);
  const { items } = await recruiter(jobCodeLists.active, {});
  const first = items[0];
  if (!first) return [];
  return [
    [`/job-edit?bookingId=${first.bookingId}`, 'recruiter'],
    [`/job-preview?bookingId=${first.bookingId}`, 'recruiter'],
    [`/candidate-management?bookingId=${first.bookingId}`, 'recruiter'],
    [`/video-interview-guidelines/${first.id}`, 'guest'],
    [`/video-interview/${first.id}`, 'guest'],
  ];
}

const fileNameOf = (path: string) => path.slice(1).replace(/[^\w]+/g, '-') || 'start';

async function shoot(page: Page, url: string, path: string, file: string, language: string) {
  await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  process.stdout.write(`${file}\n`);
}

async function shootAll(browser: Browser, product: Product) {
  const screens = [...staticScreens(), ...(await screensOfTheDemo(product))];
  for (const { name, ...viewport } of widths) {
    for (const who of Object.keys(people) as Person[]) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', permissions: ['camera', 'microphone'] });
      const page = await context.newPage();
      if (people[who]) await product.signIn(page, people[who]);
      for (const [path] of screens.filter((one) => one[1] === who)) {
        for (const language of languages)
          await shoot(page, product.url, path, `screenshots/${name}/${language}/${fileNameOf(path)}.png`, language);
      }
      await context.close();
    }
  }
}

const product = await startProduct();
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
try {
  await shootAll(browser, product);
} finally {
  await browser.close();
  await product.stop();
}
