import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('on a small phone, in German, a table in an old encoding is imported and its people are told', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/candidate-management/import?lang=de');
  const table = 'E-Mail-Adresse;Vorname;Nachname;Telefonnummer\r\nJOERG@gross.example;Jörg;Groß;0151 23\r\nkeine-adresse;Käthe;Öhl;\r\n';
  const bytes = { name: 'bewerbungen.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') };
  await page.locator('input[type=file]').setInputFiles(bytes);
  await expect(page.getByText('Jörg · Käthe')).toBeVisible();
  await expectGoodScreen(page, 'imports-columns-de');
  await page.getByRole('button', { name: say('imports:check.action') }).click();
  await expect(page.getByText(say('imports:bad.line', { line: 3 }))).toBeVisible();
  await page.getByRole('textbox', { name: say('imports:begin.source') }).fill('Bewerbungen auf Messen');
  await page.getByRole('radio', { name: say('imports:ground.legitimate-interest') }).check();
  await expectGoodScreen(page, 'imports-checked-de');
  await page.getByRole('button', { name: say('imports:begin.action', { count: 1 }) }).click();
  await expect(page.getByText(say('imports:progress.done', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: say('imports:notice.action') }).click();
  await expect(page.getByText(say('imports:notice.told', { count: 1 }))).toBeVisible();
  await expectGoodScreen(page, 'imports-told-de');

  expect((await product.mailTo('joerg@gross.example')).subject).toContain('in einem neuen System');
});
