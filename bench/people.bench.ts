/** The applicants of one job in a real Chromium: the table and the board with 5,000 of them beside those with 50, scrolled and selected. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { callWith } from '../e2e/support/product.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { ensureChromium } from '../tools/browsers.ts';
import { fillApplicants } from './data/people.ts';
import { median, newFolder, print, printMachine, ratio, start } from './support/program.ts';

const sizes = [50, 5000] as const;
const runs = 3;

interface Scrolled {
  /** Milliseconds between frames: the middle one, the slowest of twenty, and the slowest. */
  middle: number;
  slow: number;
  slowest: number;
  /** Milliseconds in tasks that held the page up for more than 50. */
  held: number;
  /** Frames in which a row that should be seen was still a space. */
  empty: number;
}

/** Scrolls up and down for four seconds, a screen every fifth of a second, and looks at every frame. */
const scroll = (page: Page) =>
  page.evaluate(async (): Promise<Scrolled> => {
    let held = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const one of list.getEntries()) held += one.duration;
    });
    tasks.observe({ type: 'longtask' });
    const gaps: number[] = [];
    let empty = 0;
    let way = 1;
    const begun = performance.now();
    for (let last = begun; last - begun < 4000; ) {
      const now = await new Promise<number>((frame) => requestAnimationFrame(frame));
      if (now > last) gaps.push(now - last);
      const before = scrollY;
      scrollBy(0, ((way * innerHeight) / 200) * (now - last));
      if (scrollY === before) way = -way;
      if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr[data-waiting]')) empty++;
      last = now;
    }
    tasks.disconnect();
    gaps.sort((a, b) => a - b);
    const at = (share: number) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0;
    return { middle: at(0.5), slow: at(0.95), slowest: at(1), held, empty };
  });

/** Milliseconds from a press with Shift until everybody up to the 46th row is selected. */
async function selectRange(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  const last = page.locator('tr[data-index="45"] input[type=checkbox]');
  await last.scrollIntoViewIfNeeded();
  const begun = performance.now();
  await last.click({ modifiers: ['Shift'] });
  await page.waitForFunction(() => document.querySelectorAll('tr[data-chosen]').length >= 46);
  return performance.now() - begun;
}

async function measure(browser: Browser, url: string, session: object, bookingId: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, session);
  const page = await context.newPage();
  await page.goto(`${url}/job-edit?bookingId=${bookingId}&part=people`);
  await page.locator('tr[data-index="0"]').waitFor();
  const scrolled: Scrolled[] = [];
  for (let run = 0; run < runs; run++) scrolled.push(await scroll(page));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const selected = await selectRange(page);
  const begun = performance.now();
  await page.goto(`${url}/job-edit?bookingId=${bookingId}&part=people&view=board`);
  await page.getByRole('listitem').filter({ hasText: 'Number' }).first().waitFor();
  const board = performance.now() - begun;
  const onBoard = await scroll(page);
  await context.close();
  const of = (part: keyof Scrolled) => median(scrolled.map((one) => one[part]));
  return {
    'table: frame, middle (ms)': of('middle'),
    'table: frame, slowest of 20 (ms)': of('slow'),
    'table: slowest frame (ms)': of('slowest'),
    'table: held up in 4 s (ms)': of('held'),
    'table: frames with a space': of('empty'),
    'table: elements of the page': elements,
    'table: 46 rows selected by Shift (ms)': selected,
    'board: first cards (ms)': board,
    'board: frame, slowest of 20 (ms)': onBoard.slow,
    'board: held up in 4 s (ms)': onBoard.held,
  };
}

printMachine();
const folder = newFolder();
const server = await startPostgres(folder.dir, print);
const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
const address = `postgresql://${server.user}@localhost/postgres?host=${encodeURIComponent(server.host)}`;
const product = await start('server/src/main.ts', {
  DATABASE_URL: address,
  DATA_DIR: folder.dir,
  PORT: '0',
  DEMO: '1',
  RATE_LIMIT_FACTOR: '100000',
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const basic = Buffer.from(`recruiter@demo.example:${product.password}`).toString('base64');
  const session = await callWith(product.url, `Basic ${basic}`)(signIn.login, {});
  const recruiter = callWith(product.url, `Bearer ${session.token}`);
  const found = [];
  for (const size of sizes) {
    const { bookingId } = await recruiter(jobAdEditing.create, { title: `Measured with ${size}` });
    await fillApplicants(pool, bookingId, size);
    found.push(await measure(browser, product.url, session, bookingId));
  }
  const [few, many] = found;
  print(`                                            ${sizes[0]} applicants   ${sizes[1]} applicants   ratio`);
  for (const what of Object.keys(few ?? {}) as (keyof NonNullable<typeof few>)[]) {
    const [a, b] = [few?.[what] ?? 0, many?.[what] ?? 0];
    print(`  ${what.padEnd(42)}${a.toFixed(0).padStart(10)}${b.toFixed(0).padStart(18)}${(a > 0 ? ratio(b, a) : '-').padStart(11)}`);
  }
} finally {
  await browser.close();
  await product.stop();
  await db.destroy();
  await server.stop();
  folder.remove();
}
