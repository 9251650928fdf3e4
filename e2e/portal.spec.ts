import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, type Product, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const recruiter = 'recruiter@demo.example';

/** An open job of the demo company. */
async function openJob(product: Product) {
  const call = await product.as('candidate@demo.example');
  const { items } = await call(jobSearch.search, { companyName: 'Lindenhof', count: 50 });
  const job = items.find((one) => one.companyName.startsWith('Lindenhof'));
  if (!job) throw new Error('the demo has no open job');
  return { ...job, path: `/job/${job.bookingId}/${job.companyId}/${job.hasJobCode}` };
}

test('without scripts the jobs and a job can be read, and lead on', async ({ browser, product }) => {
  const job = await openJob(product);
  const context = await browser.newContext();
  const page = await context.newPage();
  // axe itself is a script, so scripts are kept from arriving instead of being switched off
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${product.url}/jobs`);
  await expect(page).toHaveTitle('Jobs · Vitrine');
  await expectAccessible(page);
  await page.getByRole('link', { name: job.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What there is to do' })).toBeVisible();
  await expectAccessible(page);
  for (const written of ['/candidate?lang=de', '/privacy-policy?lang=fr']) {
    await page.goto(product.url + written);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await context.close();
});

test('without any script a job says what it pays and begins its interview, and a company shows its film and its jobs', async ({
  browser,
  product,
}) => {
  const { items } = await (await product.as('candidate@demo.example'))(jobSearch.search, { companyName: 'Lindenhof', count: 50 });
  const job = items.find((one) => one.hasJobCode && one.salary?.period === 'year');
  if (!job) throw new Error('the demo has no job with an interview that says what it pays');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/business-profile/${job.companyId}?lang=fr`);
  await expect(page.getByRole('heading', { name: wordsOf('fr')('companies:profile.inside') })).toBeVisible();
  await expect(page.locator('video')).toHaveAttribute('src', /./);
  const card = page.getByRole('listitem').filter({ hasText: job.title });
  await expect(card.getByText(/par an/)).toBeVisible();
  await page.goto(`${product.url}/job/${job.bookingId}/${job.companyId}/true?lang=fr`);
  const apply = page.getByRole('link', { name: wordsOf('fr')('job-ads:view.apply') }).filter({ visible: true });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/par an/)).toBeVisible();
  await apply.click();
  await expect(page).toHaveURL(/\/plain\//);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await context.close();
});

test('a job has a head for search engines and previews; a job that never was answers so', async ({ product }) => {
  const job = await openJob(product);
  const html = await (await fetch(product.url + job.path)).text();
  const [, data = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'JobPosting', title: job.title, directApply: true });
  expect(html).toContain(`<link rel="canonical" href="${product.url}${job.path}">`);
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  expect((await fetch(`${product.url}/job/abcdef/${job.companyId}/false`)).status).toBe(404);
});

test('the list of jobs stands on a foreign page and opens a job in a new tab', async ({ page, product }) => {
  const job = await openJob(product);
  const slug = 'lindenhof-bakeries';
  const foreign = http.createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(`<!doctype html><html lang="de"><title>Bäckerei</title><h1>Arbeiten bei uns</h1>
<script src="${product.url}/embed.js" data-company="${slug}" data-title="Stellen"></script></html>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe[title="Stellen"]');
  const apply = frame.getByRole('link', { name: `Bewerben: ${job.title}` });
  await expect(apply).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const [opened] = await Promise.all([page.waitForEvent('popup'), apply.click()]);
  await expect(opened.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  expect(new URL(opened.url()).origin).toBe(product.url);
  foreign.close();
});

test('the written pages are there in three languages, with pictures, and clean', async ({ page, product }) => {
  for (const language of ['en', 'de', 'fr'] as const) {
    const say = wordsOf(language);
    await page.goto(`${product.url}/recruiter?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.getByRole('img').first();
    // the program has taken the place of what the server wrote
    await expect(page.locator('#served')).toHaveCount(0);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.goto(`${product.url}/imprint?lang=${language}`);
    // what the operator has not set is told to administrators alone
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say('pages:operator.title'))).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`${product.url}/candidate-faq?lang=en`);
  const question = page.getByText('Must I show my face?');
  await question.click();
  await expect(page.getByText('No. Every question can be answered in writing')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${product.url}/m/imprint?lang=en`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await product.signIn(page, recruiter);
  await page.goto(`${product.url}/recruiter-faq?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: 'Questions of recruiters' })).toBeVisible();
});
