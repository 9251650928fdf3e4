import { test } from './stories/job-seekers.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');

test('on a phone the filters are a sheet that says what it will show', async ({ page }) => {
  await page.goto('/jobs?textSearch=glassblower');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectGoodScreen(page, 'jobs-phone');
  await page.getByRole('button', { name: say('job-search:filters') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: say('common:lists.employmentType.Part Time') }).check();
  await sheet.getByRole('button', { name: say('job-search:show', { count: 15, number: 15 }) }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /job/ })).toHaveText(say('job-search:total', { count: 15, number: 15 }));
  await expect(page.getByRole('button', { name: say('job-search:filtersSet', { count: 1 }) })).toBeVisible();
});
