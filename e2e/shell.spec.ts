import type { Page, Request } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectGoodScreen, expectNoSideways } from './support/good-screen.ts';
import { expect, type Product, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const recruiter = 'recruiter@demo.example';
const candidate = 'candidate@demo.example';
const say = wordsOf('en');

interface MainScreen {
  name: string;
  path: string;
  as?: string;
}

/** The five screens that people see most, with something on them. */
async function mainScreens(product: Product): Promise<MainScreen[]> {
  const call = await product.as(recruiter);
  const { items } = await call(applicants.ofCompany, { count: 40 });
  const sent = items.find((one) => one.interviewSentAt);
  if (!sent) throw new Error('Nobody in the demo has sent an interview');
  return [
    { name: 'sign-up', path: '/signup?mode=up&as=recruiter' },
    { name: 'jobs', path: '/job-management', as: recruiter },
    { name: 'applicants', path: '/candidate-management', as: recruiter },
    { name: 'review', path: `/candidate-details/candidate/${sent.id}`, as: recruiter },
    { name: 'dashboard', path: '/candidate-dashboard', as: candidate },
  ];
}

/** Calls of the page to the API, after `act`. */
async function callsWhile(page: Page, act: () => Promise<unknown>) {
  const calls: Request[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') && request.resourceType() === 'fetch') calls.push(request);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return Promise.all(calls.map((one) => one.allHeaders()));
}

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test('the query chooses the language of the interface and of the page', async ({ page }) => {
  for (const language of languages) {
    const words = wordsOf(language);
    await page.goto(`/signup?lang=${language}`);
    await expect(page.getByRole('heading', { name: words('accounts:signUp.claim') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('combobox', { name: wordsOf('fr')('common:frame.language') }).selectOption('en');
  await expect(page.getByRole('heading', { name: say('accounts:signUp.claim') })).toBeVisible();
});

test('calls say who calls and in which of the two languages (R045, R172)', async ({ page, product }) => {
  await product.signIn(page, recruiter);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const [language, header] of [
    ['en', 'en-US'],
    ['de', 'de-DE'],
    ['fr', 'en-US'],
  ] as const) {
    const headers = await callsWhile(page, async () => {
      await page.goto(`/job-management?lang=${language}`);
      await settled(page);
    });
    expect(headers.length).toBeGreaterThan(0);
    for (const one of headers) expect(one).toMatchObject({ 'accept-language': header, authorization: `Bearer ${token}` });
  }
});

test('a page that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: say('common:notFound.title') })).toBeVisible();
  await expectGoodScreen(page, 'not-found');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('common:notFound.home') })
    .click();
  await expect(page.getByRole('heading', { name: say('accounts:signUp.claim') })).toBeVisible();
});

test('the loss and the return of the connection are said at once (R207, R208)', async ({ page, context }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You have gone offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online', { exact: true })).toBeVisible();
});

test('signing out without a connection ends the session here at once, and on the server when it is back (R105)', async ({
  page,
  context,
  product,
}) => {
  await product.signIn(page, candidate);
  await page.goto('/candidate-dashboard');
  await settled(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const isKnown = async () => (await fetch(`${product.url}/api/account`, { headers: { authorization: `Bearer ${token}` } })).ok;
  await context.setOffline(true);
  await page.getByRole('button', { name: say('common:frame.me') }).click();
  await page.getByRole('menuitem', { name: say('common:frame.signOut') }).click();
  await expect(page.getByRole('heading', { name: say('accounts:logout.here') })).toBeVisible();
  await expectGoodScreen(page, 'signed-out-here');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  expect(await isKnown()).toBe(true);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/signup/);
  expect(await isKnown()).toBe(false);
});

test('a failed call opens a dialog with an icon; its button and Escape close it (R071, R072, R192)', async ({ page, context, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/job-edit');
  const title = page.getByRole('textbox', { name: say('job-ads:fields.title') });
  const create = page.getByRole('button', { name: say('job-ads:new.goOn') });
  await expect(create).toBeEnabled();
  await settled(page);
  await context.setOffline(true);
  const dialog = page.getByRole('dialog', { name: say('common:failed.title') });
  await title.fill('B');
  await create.click();
  await expect(dialog.getByText(say('common:failed.unreachable'))).toBeVisible();
  await expect(dialog.getByTestId('error-icon')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('common:close') }).click();
  await expect(dialog).toBeHidden();
  await create.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
});

test('dark colours are accessible on the main screens', async ({ page, product }) => {
  await page.goto('/imprint');
  await page.getByRole('button', { name: say('common:frame.dark') }).click();
  for (const { name, path, as } of await mainScreens(product)) {
    if (as) await product.signIn(page, as);
    await page.goto(path);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectGoodScreen(page, `dark-${name}`);
  }
});

test('on a narrow phone, in each language, the main screens fit, and nothing comes from elsewhere or fails', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const { name, path, as } of await mainScreens(product)) {
    if (as) await product.signIn(page, as);
    for (const language of languages) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // the longest words are the German ones
      await (language === 'de' ? expectGoodScreen(page, `narrow-${name}`) : expectNoSideways(page));
    }
  }
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

test('a screen looks the same reached from a page that the server wrote as opened by itself', async ({ page }) => {
  const look = () =>
    page
      .getByRole('tab')
      .first()
      .evaluate((tab) => {
        const { padding, borderBottomWidth } = getComputedStyle(tab);
        return { padding, borderBottomWidth };
      });
  await page.goto('/signup');
  await settled(page);
  const alone = await look();
  await page.goto('/jobs');
  await settled(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common:frame.signIn') })
    .click();
  await settled(page);
  expect(await look()).toEqual(alone);
});
