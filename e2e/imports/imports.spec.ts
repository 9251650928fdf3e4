import { people } from '@vitrine/contract/people/people.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const number = (value: number) => new Intl.NumberFormat('en-GB').format(value);

const good = 10_000;
const bad = 37;

/** Ten thousand people with their applications, and 37 lines without a good address among them. */
function table() {
  const lines = Array.from({ length: good }, (_, n) => `person${n}@brought.example,Pat,Number ${n},,New`);
  for (let n = 0; n < bad; n += 1) lines.splice(n * 250 + 1, 0, `nobody-${n},Pat,Broken ${n},,New`);
  return Buffer.from(['Email,First name,Last name,Position,Stage', ...lines].join('\r\n'), 'utf16le');
}

test('ten thousand candidates with 37 bad lines come along from a table, and the whole is undone', async ({ page, product }) => {
  test.setTimeout(600_000);
  const recruiter = await product.as('recruiter@demo.example');
  const total = async () => (await recruiter(people.both, { count: 1 })).total;
  const before = await total();
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/candidate-management');
  await page.getByRole('button', { name: say('applicants:more.label') }).click();
  await page.getByRole('menuitem', { name: say('people:import') }).click();
  await expectGoodScreen(page, 'imports');
  await page.locator('input[type=file]').setInputFiles({ name: 'former-system.csv', mimeType: 'text/csv', buffer: table() });

  await expect(page.getByRole('combobox', { name: say('imports:columns.holds', { name: 'Email' }) })).toHaveValue(
    say('imports:field.email'),
  );
  await expect(page.getByRole('combobox', { name: say('imports:columns.holds', { name: 'Stage' }) })).toHaveValue(
    say('imports:field.status'),
  );
  await page.getByRole('combobox', { name: say('imports:rules.job') }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: say('imports:check.action') }).click();
  await expect(page.getByRole('definition').filter({ hasText: number(good) })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: String(bad) })).toBeVisible();
  const first = page
    .getByRole('list', { name: say('imports:bad.label') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText(say('imports:bad.line', { line: 3 }));
  await expect(first).toContainText(say('imports:fault.email', { allowed: '' }));
  expect(await total()).toBe(before);

  await page.getByRole('textbox', { name: say('imports:begin.source') }).fill('applications of 2026 in our former system');
  await page.getByRole('radio', { name: say('imports:ground.pre-contract') }).check();
  await expectGoodScreen(page, 'imports-checked');
  await page.getByRole('button', { name: say('imports:begin.action', { count: good }) }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(say('imports:progress.done', { count: good }))).toBeVisible({ timeout: 240_000 });
  expect(await total()).toBe(before + good);
  await expectGoodScreen(page, 'imports-done');

  await page.getByRole('button', { name: say('imports:undo.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('imports:undo.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('imports:progress.undone', { count: good }))).toBeVisible({ timeout: 240_000 });
  expect(await total()).toBe(before);
  await expect(page.getByText(say('imports:bad.line', { line: 3 }), { exact: true })).toBeVisible();
});
