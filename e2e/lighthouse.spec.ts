import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import lighthouse from 'lighthouse';
import { findChromium } from '../tools/chromium.ts';
import { expect, test } from './product.ts';

const seen = ['accessibility', 'best-practices', 'seo'] as const;

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** What Lighthouse says of a page, as a phone sees it, in a browser of its own. */
async function judged(url: string) {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-lighthouse-'));
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance', ...seen] });
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

for (const page of ['the job portal', 'a job'] as const) {
  test(`Lighthouse finds nothing to better on ${page}, and nothing jumps`, async ({ product }) => {
    const call = await product.as('candidate@demo.example');
    const [job] = (await call(jobSearch.search, { count: 1 })).items;
    if (!job) throw new Error('The demo has no job');
    const at = page === 'a job' ? `/job/${job.bookingId}/${job.companyId}/${job.hasJobCode}` : '/jobs';
    const report = await judged(product.url + at);
    for (const name of seen) expect(missed(report, name), name).toEqual([]);
    for (const name of seen) expect(score(report, name), name).toBe(100);
    expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.1);
    const said = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${report.audits[id]?.displayValue}`,
    );
    process.stdout.write(`  ${page}: performance ${score(report, 'performance')}, ${said.join(', ')}\n`);
  });
}
