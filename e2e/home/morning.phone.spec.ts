import { languages } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('de');
const soon = { timeout: 30_000 };

test.use({ locale: 'de-DE' });

test('a morning on a phone, by touch, in German: what waits, the search, and back home', async ({ page, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/home?lang=de');
  const list = page.getByRole('region', { name: say('home:list.label') });
  await expect(list.getByRole('link').first()).toBeVisible(soon);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    await expectGoodScreen(page, 'phone-home');
  }
  await page.getByRole('button', { name: say('home:find.title') }).tap();
  const field = page.getByRole('combobox', { name: say('home:find.title') });
  await field.fill('fälli');
  await expect(page.getByRole('option', { name: say('home:action.due') })).toBeVisible();
  await expectGoodScreen(page, 'phone-palette');
  await page.getByRole('option', { name: say('home:action.due') }).tap();
  await expect(page).toHaveURL(/candidate-management\?due=true/, soon);
  await page.getByRole('link', { name: say('common:frame.today') }).tap();
  await list.getByRole('link').first().tap();
  await expect(page).not.toHaveURL(/\/home/, soon);
  await page.goBack();
  await expect(list.getByRole('link').first()).toBeVisible(soon);
});

for (const language of languages) {
  test(`home fits the smallest phone in ${language}`, async ({ page, product }) => {
    await product.signIn(page, recruiter);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/home?lang=${language}`);
    await expect(page.getByRole('region', { name: wordsOf(language)('home:list.label') })).toBeVisible(soon);
    await expectGoodScreen(page, `phone-home-${language}`);
  });
}
