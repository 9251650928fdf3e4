import { test } from './stories/job-seekers.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');

test('someone misspells a job, is understood, narrows, turns the page and comes back to the same place', async ({ page }) => {
  await page.goto('/jobs');
  const what = page.getByRole('combobox', { name: say('job-search:what') });
  const jobs = page.getByRole('article');
  const count = page.getByRole('status').filter({ hasText: /job/ });
  await expect(jobs.first()).toBeVisible();
  await expectGoodScreen(page, 'jobs');

  await what.fill('glasblwoer');
  await page.getByRole('button', { name: 'glassblower', exact: true }).click();
  await expect(count).toHaveText(say('job-search:total', { count: 30, number: 30 }));
  await expect(what).toHaveValue('glassblower');

  await page.getByRole('checkbox', { name: say('common:lists.employmentType.Full Time') }).check();
  await expect(count).toHaveText(say('job-search:total', { count: 15, number: 15 }));
  await page.getByRole('button', { name: say('job-search:chip.remove', { name: 'Full Time' }) }).click();
  await expect(count).toHaveText(say('job-search:total', { count: 30, number: 30 }));

  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(jobs).toHaveCount(10);
  expect(new URL(page.url()).search).toBe('?textSearch=glassblower&page=2');
  const title = await jobs.last().getByRole('heading').textContent();
  await jobs.last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.history.pushState(null, '', '/imprint'));
  await expect(jobs).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(jobs.last().getByRole('heading')).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
  await page.goBack();
  await expect(jobs).toHaveCount(20);

  // the address is the search
  await page.goto('/jobs?textSearch=weissgerber&jobLocation=Cologne&employmentType=Full+Time');
  await expect(count).toHaveText(say('job-search:total', { count: 15, number: 15 }));
  await expectAccessible(page);
});

test('suggestions are walked by keyboard; signed out, new jobs of a search are mailed without an account', async ({ page, product }) => {
  await page.goto('/jobs');
  const where = page.getByRole('combobox', { name: say('job-search:where') });
  await where.pressSequentially('dre');
  await expect(page.getByRole('option', { name: 'Dresden' })).toBeVisible();
  await where.press('ArrowDown');
  await where.press('Enter');
  await expect(where).toHaveValue('Dresden');
  await expect(page.getByRole('status').filter({ hasText: /job/ })).toHaveText(say('job-search:total', { count: 15, number: 15 }));
  const open = page.getByRole('button', { name: say('job-search:alert.action') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: say('job-search:alert.title') });
  await expect(dialog).toContainText('Dresden');
  await expectAccessible(page);
  await dialog.getByLabel(say('job-search:alert.email')).fill('noor@mail.example');
  await dialog.getByRole('button', { name: say('job-search:alert.ask') }).click();
  await expect(dialog.getByRole('status')).toHaveText(say('job-search:alert.asked', { email: 'noor@mail.example' }));
  const { text } = await product.mailTo('noor@mail.example');
  await page.goto(/https?:\S+jobalert\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText('Dresden')).toBeVisible();
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'The mails are on.' })).toBeVisible();
  await page.getByRole('link', { name: 'To the jobs' }).click();

  await where.fill('Dresden');
  await where.press('Enter');
  await open.click();
  await dialog.getByRole('link', { name: say('job-search:alert.account') }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/jobs?jobLocation=Dresden');
});

test('a postal code is a place: jobs around it, farther away, and the nearest first', async ({ page }) => {
  await page.goto('/jobs');
  const where = page.getByRole('combobox', { name: say('job-search:where') });
  await where.fill('63065');
  await where.press('Enter');
  const place = page.getByRole('region', { name: say('job-search:place.label') });
  await expect(place).toContainText('Offenbach');
  await place.getByRole('combobox').selectOption('50');
  await page.getByRole('combobox', { name: say('job-search:order.label') }).selectOption('Nearest');
  await expect(page).toHaveURL('/jobs?jobLocation=63065&radius=50&sort=Nearest');
  await expect(page.getByRole('article').first()).toContainText(/Offenbach · \S+ km/);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /Frankfurt am Main · \d+ km/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  // where they are, drawn; a circle leads closer
  await place.getByRole('button', { name: say('job-search:map.show') }).click();
  const map = place.getByRole('region', { name: say('job-search:map.label') });
  const circle = map.getByRole('button', { name: /Offenbach/ });
  await expect(circle).toBeVisible();
  await expectGoodScreen(page, 'jobs-map');
  await circle.click();
  await expect(page).toHaveURL(/jobLocation=Offenbach.*radius=20/);
  await expect(map).toBeVisible();
  await place.getByRole('button', { name: say('job-search:map.hide') }).click();
  await expect(map).toBeHidden();

  // misspelt and in another language, with the other town of the name beside it
  await where.fill('Francfrot');
  await where.press('Enter');
  await expect(place).toContainText('Frankfurt am Main');
  await where.fill('Francfort');
  await where.press('Enter');
  await place.getByRole('button', { name: /Oder/ }).click();
  await expect(where).toHaveValue('Frankfurt (Oder)');
  await expect(place.getByText('Frankfurt (Oder), Brandenburg')).toBeVisible();
});

test('a candidate keeps a search and recruiters stay outside', async ({ page, browser, product }) => {
  await product.signIn(page, 'candidate@demo.example');
  await page.goto('/jobs?textSearch=glassblower');
  await page.getByRole('button', { name: say('job-search:save.action') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('job-search:save.name'))).toHaveValue('glassblower');
  await dialog.getByRole('button', { name: say('common:save') }).click();
  await expect(page.getByText(say('job-search:save.doneWithMail'))).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await product.signIn(other, 'recruiter@demo.example');
  await other.goto(`${product.url}/jobs`);
  await expect(other).not.toHaveURL(/\/jobs$/);
});
