import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { localeOf } from '../support/languages.ts';
import { expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const quiet = (language: Language) => wordsOf(language)('notifications:title');

/** Somebody of the demo applies for the job that the recruiter is in charge of. */
async function somebodyApplies(product: Product, email: string) {
  const { items } = await (await product.as(recruiter))(companyJobs.list, { search: 'Fachverkauf' });
  const bookingId = items[0]?.bookingId ?? '';
  const { applicationId } = await (await product.as(email))(applying.apply, { bookingId, consent: true });
  return { applicationId, title: items[0]?.title ?? '' };
}

/** So that a candidate has news too. */
async function setTalk(product: Product) {
  const call = await product.as(recruiter);
  const { items } = await call(applicants.ofCompany, { count: 200 });
  const id = items.find((one) => one.email === 'candidate@demo.example')?.id ?? '';
  await call(talks.set, { id, startsAt: '2040-05-02T10:00', timeZone: 'Europe/Berlin', minutes: 30, place: 'Room 1', note: '' });
}

test('what happens meanwhile rings on every device within a second, lasts in the list, and is seen everywhere once it is opened', async ({
  browser,
  page,
  product,
}) => {
  const say = wordsOf('de');
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: product.url, locale: localeOf.de });
  const phone = await elsewhere.newPage();
  await (await product.as(recruiter))(notifications.see, { until: new Date(Date.now() + 60_000).toISOString() });
  for (const one of [page, phone]) {
    await product.signIn(one, recruiter);
    await one.goto('/job-management?lang=de');
    await expect(one.getByRole('button', { name: quiet('de'), exact: true })).toBeVisible();
  }
  // a second tab of the same browser hears it from the first
  const tab = await page.context().newPage();
  await tab.goto('/job-management?lang=de');
  await expect(tab.getByRole('button', { name: quiet('de'), exact: true })).toBeVisible();

  const { applicationId, title } = await somebodyApplies(product, 'zoe.marchetti@demo.example');
  const rung = { name: say('notifications:bell_one') };
  for (const one of [page, phone, tab]) {
    await expect(one.getByRole('button', rung)).toBeVisible({ timeout: 5000 });
    await expect(one).toHaveTitle(/^\(1\) /);
    await expect(one.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
  }
  const words = say('notifications:sentence.applied.named', { name: 'Zoe Marchetti', title });
  await expect(phone.getByText(words)).toBeVisible();

  // by keys alone on the one, and the other knows
  await page.getByRole('button', rung).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: quiet('de') });
  await expect(list.getByRole('link', { name: words })).toBeVisible();
  await expectGoodScreen(page, 'meanwhile');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', rung)).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: words }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/candidate-details/candidate/${applicationId}`));
  for (const one of [phone, tab]) {
    await expect(one.getByRole('button', { name: quiet('de'), exact: true })).toBeVisible({ timeout: 5000 });
    await expect(one).not.toHaveTitle(/^\(/);
    await expect(one.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  }
  await elsewhere.close();
});

for (const language of ['en', 'de', 'fr'] as const)
  test(`on a phone the list fills the screen and every word is there (${language})`, async ({ browser, product }) => {
    const say = wordsOf(language);
    await setTalk(product);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: product.url, locale: localeOf[language] });
    const page = await context.newPage();
    for (const email of [recruiter, 'candidate@demo.example']) {
      await product.signIn(page, email);
      await page.goto(`/?lang=${language}`);
      await page.getByRole('button', { name: new RegExp(`^${say('notifications:title')}`) }).click();
      const list = page.getByRole('dialog', { name: quiet(language) });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      expect((await list.boundingBox())?.width).toBeCloseTo(360, 1);
      await expect(list.getByText(/\{\{|sentence\./)).toHaveCount(0);
      await expectGoodScreen(page, `meanwhile-phone-${language}`);
      await list.getByRole('link', { name: say('notifications:settings') }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectGoodScreen(page, `told-what-${language}`);
    }
    await context.close();
  });
