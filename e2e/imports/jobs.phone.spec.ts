import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('fr');

test('on a small phone, in French, a table of jobs is imported by the keyboard alone once it is chosen', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/candidate-management/import?lang=fr');
  await page.getByRole('radio', { name: say('imports:kind.people') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: say('imports:kind.jobs') })).toBeChecked();
  await expectGoodScreen(page, 'imports-of-jobs-fr');
  const text =
    'Intitulé du poste;Référence;Descriptif;Contrat;Métier;Ville;Date limite\r\nBoulanger;A-1;Du pain;CDI;Artisanat;Genève;03/04/2031\r\nCuisinier;A-2;Des soupes;demain;Cuisinier;Lyon;\r\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'postes.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await expect(page.getByText('Genève · Lyon')).toBeVisible();
  await expectGoodScreen(page, 'imports-of-jobs-columns-fr');
  await page.getByRole('button', { name: say('imports:check.action') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('imports:bad.line', { line: 3 }), { exact: true })).toBeVisible();
  await expectGoodScreen(page, 'imports-of-jobs-checked-fr');
  await page.getByRole('button', { name: say('imports:jobs.action', { count: 1 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('imports:progress.done', { count: 1 }))).toBeVisible();
  await expectGoodScreen(page, 'imports-of-jobs-done-fr');
});
