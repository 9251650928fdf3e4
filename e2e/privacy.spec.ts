import fs from 'node:fs';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { caller } from '@vitrine/contract/caller.ts';
import { pathOf } from '@vitrine/contract/endpoint.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { unzipped } from '../server/test/zip.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, type Product, test } from './support/product.ts';
import { linkIn, wordsOf } from './support/words.ts';

const password = 'quiet lantern over water';
const say = wordsOf('en');
const eraseUrl = pathOf(privacy.erase);

/** A candidate with an application and a document, as the product's own calls make them. */
async function givenApplicant(product: Product, email: string) {
  const anyone = caller(async ({ method, url, json }) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(product.url + url, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(json ?? {}) } : {}) });
    return { status: reply.status, body: await reply.json() };
  });
  await anyone(registration.candidate, { email, firstName: 'Nora', lastName: 'Lindqvist', password, termsAccepted: true });
  const link = new URL(linkIn(await product.mailTo(email), /activation/));
  await anyone(registration.activate, { activation: link.searchParams.get('activation') ?? '', password });
  const candidate = await product.as(email, password);
  const { items } = await candidate(jobSearch.search, {});
  const bookingId = items[0]?.bookingId ?? '';
  const file = new Blob(['%PDF-1.7\n% Curriculum vitae\n'], { type: 'application/pdf' });
  const { documentId } = await candidate(applying.uploadDocument, { bookingId, file });
  await candidate(applying.apply, { bookingId, consent: true, message: 'I like bread.', documents: [documentId] });
}

test('a candidate takes everything along and deletes the account', async ({ page, product }) => {
  const email = 'nora.leaves@demo.example';
  await givenApplicant(product, email);
  await product.signIn(page, email, password);
  await page.goto('/candidate-settings/privacy');
  await expect(page.getByText(say('privacy:purposes.application'))).toBeVisible();
  await expectGoodScreen(page, 'my-data');

  await page.getByRole('button', { name: say('privacy:export.start') }).click();
  const fetching = page.waitForEvent('download');
  await page.getByRole('link', { name: say('privacy:export.fetch') }).click({ timeout: 60_000 });
  expect((await fetching).suggestedFilename()).toMatch(/^vitrine-.*\.zip$/);

  await page.getByRole('button', { name: say('privacy:erase.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('privacy:erase.password'), { exact: true }).fill('not this one at all');
  await dialog.getByRole('button', { name: say('privacy:erase.open') }).click();
  await expect(dialog.getByText(say('common:refusals.wrong-password'))).toBeVisible();
  await dialog.getByLabel(say('privacy:erase.password'), { exact: true }).fill(password);
  // nothing of the person is asked for any more once it is gone; what waited for news before may be refused
  const askedAfter: string[] = [];
  let gone = false;
  page.on('response', (reply) => {
    gone ||= reply.url().endsWith(eraseUrl) && reply.ok();
  });
  page.on('request', (request) => {
    if (gone && request.headers().authorization) askedAfter.push(request.url());
  });
  await dialog.getByRole('button', { name: say('privacy:erase.open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('privacy:farewell.title') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(askedAfter).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('token'), window.scrollY])).toEqual([null, 0]);
  await expect(product.as(email, password)).rejects.toMatchObject({ problem: { code: 'sign-in-failed' } });
});

test('an owner takes everything of the company along in one ZIP', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/recruiter-settings/data-protection');
  await page.getByRole('button', { name: say('company-export:start') }).click();
  const fetch = page.getByRole('button', { name: say('company-export:fetch') });
  await expect(fetch).toBeVisible({ timeout: 120_000 });
  await expectGoodScreen(page, 'company-export');
  const [zip] = await Promise.all([page.waitForEvent('download'), fetch.click()]);
  const names = [...unzipped(fs.readFileSync(await zip.path())).keys()];
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'data/applications.json', 'data/job-codes.csv']));
});
