import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import lighthouse from 'lighthouse';
import { throttling as throttlings } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { findChromium } from '../tools/browsers.ts';
import { callWith, expect, type Product, test } from './support/product.ts';
import { people } from './support/screens.ts';

const seen = ['accessibility', 'best-practices', 'seo'] as const;
/** The score that performance must reach, and how many looks there are to reach it. */
const [fast, looks] = [95, 4];

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The index by which Lighthouse tells how fast a machine is, of one at a desk; a phone of the middle class reaches a quarter of it. */
const desktop = 2400;

/** So many times slower than here a script runs there: less on a machine that is slow itself, or busy. */
async function slowdown(browser: BrowserContext, { slower }: Look['as']) {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.min(slower, (slower * index) / desktop);
}

const [phone, desk] = [
  { slower: 4, formFactor: 'mobile', throttling: throttlings.mobileSlow4G },
  {
    slower: 1,
    formFactor: 'desktop',
    throttling: throttlings.desktopDense4G,
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  },
] as const;

interface Look {
  url: string;
  as: typeof phone | typeof desk;
  /** Whoever has to be signed in before. */
  enter?: (page: Page) => Promise<void>;
}

/** What Lighthouse says of a page, in a browser of its own. */
async function judged({ url, as, enter }: Look) {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-lighthouse-'));
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const { slower: _, ...device } = as;
    const throttling = { ...as.throttling, cpuSlowdownMultiplier: await slowdown(browser, as) };
    if (enter) {
      const page = await browser.newPage();
      await enter(page);
      await page.close();
    }
    const result = await lighthouse(url, {
      ...device,
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', ...seen],
      throttling,
      disableStorageReset: enter !== undefined,
    });
    if (!result) throw new Error('Lighthouse said nothing');
    return result.lhr;
  } finally {
    await browser.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

type Report = Awaited<ReturnType<typeof judged>>;
const score = (report: Report, name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);

/** Ids of the audits of a category that are not fulfilled. */
const missed = ({ categories, audits }: Report, name: string) =>
  (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);

/** The best of a few looks: whatever else the machine does can only make a page slower. */
async function best(look: Look, least: number) {
  let report = await judged(look);
  for (let more = looks - 1; more > 0 && score(report, 'performance') < least; more -= 1) {
    const again = await judged(look);
    if (score(again, 'performance') > score(report, 'performance')) report = again;
  }
  return report;
}

function say(page: string, report: Report) {
  const said = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => `${id} ${report.audits[id]?.displayValue}`,
  );
  process.stdout.write(`  ${page}: performance ${score(report, 'performance')}, ${said.join(', ')}\n`);
}

/** An ad of the demo that is open, as strangers find it. */
async function openJob(product: Product) {
  const [job] = (await callWith(product.url, '')(jobSearch.search, { count: 1 })).items;
  if (!job) throw new Error('The demo has no job');
  return job;
}

/** What a mailed invitation leads to. */
async function invited(product: Product) {
  const recruiter = await product.as(people.recruiter);
  const [code] = (await recruiter(jobCodeLists.active, {})).items;
  if (!code) throw new Error('The demo has no job code');
  const email = 'first-page@mail.example';
  await recruiter(invitations.invite, { bookingId: code.bookingId, candidates: [{ email, firstName: 'Ada' }] });
  const link = (await product.mailTo(email)).text.match(/\/video-interview\/[\w/-]+/)?.[0];
  if (!link) throw new Error('The letter has no link');
  return link;
}

const pages: Record<string, (product: Product) => Promise<string>> = {
  'the job portal': async () => '/jobs',
  'a job': async (product) => {
    const { bookingId, companyId, hasJobCode } = await openJob(product);
    return `/job/${bookingId}/${companyId}/${hasJobCode}`;
  },
  'a company': async (product) => {
    const { items } = await callWith(product.url, '')(jobSearch.search, { textSearch: 'Lindenhof' });
    return `/business-profile/${items.find(({ companyName }) => companyName.startsWith('Lindenhof'))?.companyId}`;
  },
  'the first page of an interview': invited,
};

/** Nothing personal is found by search engines, and Lighthouse has a point for whatever is. */
const unfound = (page: string) => (page === 'the first page of an interview' ? ['is-crawlable'] : []);

for (const [page, addressOf] of Object.entries(pages)) {
  test(`Lighthouse finds nothing to better on ${page}, and nothing jumps`, async ({ product }) => {
    const report = await best({ url: product.url + (await addressOf(product)), as: phone }, fast);
    say(page, report);
    for (const name of seen) expect(missed(report, name), name).toEqual(name === 'seo' ? unfound(page) : []);
    expect(score(report, 'performance')).toBeGreaterThanOrEqual(fast);
    expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.1);
  });
}

/** Nobody begins their day with a cold browser: the program is in its store by then. */
const enterAs = (product: Product, email: string) => async (page: Page) => {
  await product.signIn(page, email);
  await page.goto(`${product.url}/imprint`, { waitUntil: 'networkidle' });
};

for (const [device, as] of Object.entries({ phone, desk }))
  test(`Lighthouse finds a recruiter's home fast at a ${device}, and nothing in it out of reach`, async ({ product }) => {
    const report = await best({ url: `${product.url}/recruiter-home`, as, enter: enterAs(product, people.recruiter) }, 90);
    say(`home at a ${device}`, report);
    expect(new URL(report.finalDisplayedUrl).pathname).toBe('/recruiter-home');
    expect(missed(report, 'accessibility')).toEqual([]);
    expect(score(report, 'performance')).toBeGreaterThanOrEqual(90);
    expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.1);
  });

test('Lighthouse finds the review fast at a desk, and nothing in it out of reach', async ({ product }) => {
  const [one] = (await (await product.as(people.recruiter))(applicants.ofCompany, { progress: 'sent' })).items;
  if (!one) throw new Error('The demo has no applicant');
  const url = `${product.url}/candidate-details/candidate/${one.id}?all=true`;
  const report = await best({ url, as: desk, enter: enterAs(product, people.recruiter) }, 90);
  say('the review', report);
  expect(new URL(report.finalDisplayedUrl).pathname).toContain(one.id);
  expect(missed(report, 'accessibility')).toEqual([]);
  expect(score(report, 'performance')).toBeGreaterThanOrEqual(90);
  expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.1);
});
