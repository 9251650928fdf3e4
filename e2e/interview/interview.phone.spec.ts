import { published } from '../stories/interviewing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/product.ts';

test('on a phone held upright, in German: asked to turn it, and everything works as it is', async ({ page, product }) => {
  const job = await published(product, ['Warum Brot?']);
  await page.goto(`/video-interview/${job.id}?lang=de`);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Ich bin einverstanden/ }).check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel('Vorname').fill('Mara');
  await page.getByLabel('Nachname').fill('Olsen');
  await page.getByLabel('E-Mail-Adresse').fill('mara@phone.example');
  await page.getByRole('button', { name: 'Als Gast weiter' }).click();
  await expect(page.getByText('Es geht auch im Hochformat: Machen Sie einfach weiter.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Im Hochformat weiter' }).click();
  await page.getByRole('button', { name: 'Zur ersten Frage' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aufnahme beginnen' }).click();
  await expect(page.getByTestId('timer')).toHaveText(/00 : 5[0-7]/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Durchsehen und senden' }).click();
  await page.getByRole('button', { name: 'Meine Antworten senden' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank, es ist angekommen' })).toBeVisible({ timeout: 60_000 });
  expect((await product.mailTo('mara@phone.example', /gesendet/)).text).toContain('Guten Tag Mara');
});
