import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/product.ts';

test('on a phone, in German, the editor fits the screen and shows its preview below', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management?lang=de');
  await page.getByRole('button', { name: 'Neuer Jobcode' }).first().click();
  await page.getByLabel('Titel').fill('Bäckerin für die Nacht');
  await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Frage' }).fill('Warum Brot?');
  await expect(page.getByText(/Vor \d+ s gespeichert/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Was Bewerbende sehen' });
  await expect(preview.getByText('Warum Brot?')).toBeVisible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
