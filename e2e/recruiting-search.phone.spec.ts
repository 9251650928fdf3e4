import { test } from './stories/found-candidates.ts';
import { expectGoodScreen, expectNoSideways } from './support/good-screen.ts';
import { expect } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('de');

test('on a phone the filters are a sheet, and the opened profile fits', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`${product.url}/recruiting-search?lang=de`);
  const people = page.getByRole('article');
  await expect(people).toHaveCount(10);
  await expectGoodScreen(page, 'found-candidates');
  await page.getByRole('button', { name: say('recruiting-search:filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('recruiting-search:filters') });
  await sheet.getByRole('checkbox', { name: 'Polnisch' }).check();
  await sheet.getByRole('button', { name: say('recruiting-search:show', { count: 1, number: 1 }) }).click();
  await expect(people).toHaveCount(1);
  await page.getByRole('link', { name: 'Jan W.' }).click();
  await expect(page.getByRole('dialog').getByText('Bookkeeper')).toBeVisible();
  await expectNoSideways(page);
});
