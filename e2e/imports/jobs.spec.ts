import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const good = 300;

/** Three hundred jobs, one of them twice and one without its title. */
function table() {
  const job = (n: number) => `Baker number ${n},REF-${n},Bread and rolls by hand,Full time,Craft trades,Berlin,2400-2900 EUR a month`;
  const lines = Array.from({ length: good }, (_, n) => job(n));
  lines.splice(4, 0, job(1), ',REF-none,Nobody knows,Full time,Craft trades,Berlin,');
  return Buffer.from(['Job title,Requisition ID,Description,Job type,Category,Location,Salary', ...lines].join('\r\n'));
}

test('three hundred jobs come along from a table as drafts, and the whole is undone but for the one that was published', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const recruiter = await product.as('recruiter@demo.example');
  const total = async () => (await recruiter(companyJobs.list, { state: 'draft', count: 1 })).total;
  const before = await total();
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await page.getByRole('link', { name: say('job-ads:list.import') }).click();
  await expect(page.getByRole('radio', { name: say('imports:kind.jobs') })).toBeChecked();
  await expectGoodScreen(page, 'imports-of-jobs');
  await page.locator('input[type=file]').setInputFiles({ name: 'former-jobs.csv', mimeType: 'text/csv', buffer: table() });
  await expect(page.getByRole('combobox', { name: say('imports:columns.holds', { name: 'Requisition ID' }) })).toHaveValue(
    say('imports:field.reference'),
  );
  await page.getByRole('button', { name: say('imports:check.action') }).click();
  await expect(page.getByText(say('imports:bad.line', { line: 7 }), { exact: true })).toBeVisible();
  await expect(page.getByText(say('imports:jobs.doubles', { lines: '6' }))).toBeVisible();
  await expectGoodScreen(page, 'imports-of-jobs-checked');
  expect(await total()).toBe(before);
  await page.getByRole('button', { name: say('imports:jobs.action', { count: good }) }).click();
  await expect(page.getByText(say('imports:progress.done', { count: good }))).toBeVisible({ timeout: 120_000 });
  expect(await total()).toBe(before + good);
  await expectGoodScreen(page, 'imports-of-jobs-done');
  const imported = page.url();

  await page.getByRole('link', { name: say('imports:jobs.toDrafts') }).click();
  await expect(page.getByText('Baker number', { exact: false }).first()).toBeVisible();
  const [one] = (await recruiter(companyJobs.list, { state: 'draft', search: 'Baker number 7', count: 1 })).items;
  await recruiter(jobAdEditing.publish, { bookingId: one?.bookingId ?? '' });
  await page.goto(imported);
  await page.getByRole('button', { name: say('imports:undo.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('imports:undo.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('imports:progress.undone', { count: good - 1 }))).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(say('imports:jobs.kept.published'), { exact: false })).toBeVisible();
  await expectGoodScreen(page, 'imports-of-jobs-undone');
  expect(await total()).toBe(before);
});
