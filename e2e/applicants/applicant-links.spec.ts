import type { Page } from '@playwright/test';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const name = 'Chloé Martin';
const candidate = 'chloe.martin@demo.example';
const customer = 'customer@bread.example';

/** The screen as a phone of somebody who reads German sees it, and back again. */
async function alsoInGerman(page: Page, screen: string) {
  const [size, url] = [page.viewportSize(), new URL(page.url())];
  await page.setViewportSize({ width: 390, height: 844 });
  url.searchParams.set('lang', 'de');
  await page.goto('about:blank');
  await page.goto(url.href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodScreen(page, `${screen}-de`);
  if (size) await page.setViewportSize(size);
  url.searchParams.set('lang', 'en');
  await page.goto('about:blank');
  await page.goto(url.href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

test('applicants are shown to a customer by a mailed link: each agrees on the dashboard, each look is on record, and the link ends at once', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/candidate-management?q=Martin');
  await page
    .getByRole('checkbox', { name: say('applicants:list.choose', { name }) })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: say('applicants:links.action') }).click();
  const dialog = page.getByRole('dialog', { name: say('applicants:links.title') });
  await expect(dialog.getByLabel(say('applicants:links.answers'))).toBeChecked();
  await expectGoodScreen(page, 'link-make');
  await dialog.getByRole('button', { name: say('applicants:links.make') }).click();
  await expect(dialog.getByText(say('applicants:links.states.asked'))).toBeVisible();
  await dialog.getByRole('button', { name: say('applicants:links.mail') }).click();
  await dialog.getByLabel(say('applicants:links.email')).fill(customer);
  await dialog.getByRole('button', { name: say('common:send'), exact: true }).click();
  await expect(dialog.getByText(say('applicants:links.mailedTo', { addresses: customer }))).toBeVisible();
  await expectGoodScreen(page, 'link-made');

  // nobody is shown before agreeing, which the dashboard asks for
  const address = linkIn(await product.mailTo(customer, /candidate-profiles#/), /candidate-profiles#/);
  const outside = await browser.newContext();
  const seen = await outside.newPage();
  await seen.goto(address);
  await expect(seen.getByText(say('showrooms:people.none'))).toBeVisible();
  const asked = await browser.newContext();
  const own = await asked.newPage();
  await product.signIn(own, candidate);
  await own.goto(`${product.url}/candidate-dashboard`);
  const waiting = own.getByRole('region', { name: say('showrooms:own.waiting') });
  await expect(waiting.getByText(say('showrooms:consent.title', { company: 'Lindenhof Bakeries' }))).toBeVisible();
  await expectGoodScreen(own, 'dashboard-asked');
  await alsoInGerman(own, 'dashboard-asked');
  await waiting.getByRole('button', { name: say('showrooms:own.agreeTo', { company: 'Lindenhof Bakeries' }) }).click();
  await expect(waiting).toHaveCount(0);

  await seen.reload();
  await expect(seen.getByRole('link', { name })).toBeVisible();
  await expectGoodScreen(seen, 'candidate-profiles');
  await alsoInGerman(seen, 'candidate-profiles');
  await seen.getByRole('link', { name }).click();
  await expect(seen.getByRole('heading', { name: say('showrooms:answers.title') })).toBeVisible();
  await expectGoodScreen(seen, 'candidate-profile');
  await alsoInGerman(seen, 'candidate-profile');

  // the recruiter sees who looked, and ends it
  await page.reload();
  await page
    .getByRole('checkbox', { name: say('applicants:list.choose', { name }) })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: say('applicants:links.action') }).click();
  await dialog.locator('summary').click();
  await expect(dialog.getByText(customer).last()).toBeVisible();
  await expect(dialog.getByText(new RegExp(`${customer}.*${name}`)).first()).toBeVisible();
  await expectGoodScreen(page, 'link-looks');
  await dialog.getByRole('button', { name: say('applicants:share.revoke') }).click();
  await expect(dialog.getByRole('button', { name: say('applicants:share.revoke') })).toHaveCount(0);
  await seen.goto('about:blank');
  await seen.goto(address);
  await expect(seen.getByText(say('common:refusals.link-expired'))).toBeVisible();
  await outside.close();
  await asked.close();
});
