import type { Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { zipOf } from '../../server/src/areas/imports/documents/fixtures.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

/** A ZIP beside a table is looked at first, its files hang on the applications that come, and all of it is undone. */
export async function documentsComeAlong({ page, product, language }: { page: Page; product: Product; language: Language }) {
  const say = wordsOf(language);
  const device = `device-${language}`;
  const recruiter = await product.as('recruiter@demo.example');
  const lines = ['Email,First name,Last name,CV', `zoe@${device}.example,Zoe,Zip,zoe.pdf`, `yan@${device}.example,Yan,Zip,gone.pdf`];
  const zip = zipOf([
    { name: 'cvs/zoe.pdf', content: pdf },
    { name: `cvs/yan@${device}.example/letter.pdf`, content: pdf },
    { name: 'cvs/program.exe', content: 'MZ\x90\0 a program' },
  ]);
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`/candidate-management/import?lang=${language}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByRole('combobox', { name: say('imports:columns.holds', { name: 'CV' }) })).toHaveValue(
    say('imports:field.documents'),
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'documents.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page.getByText(say('imports:archive.read', { file: 'documents.zip', count: 3 }))).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: say('imports:rules.job') }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: say('imports:check.action') }).click();
  const given = page.getByRole('list', { name: say('imports:documents.given') });
  await expect(given).toContainText('Zoe Zip · cvs/zoe.pdf');
  await expect(page.getByText(say('imports:documents.why.missing', { file: 'gone.pdf' }))).toBeVisible();
  await expect(page.getByRole('list', { name: say('imports:documents.nobody') })).toContainText('letter.pdf');
  await expect(page.getByText(say('imports:documents.fault.wrong-type'))).toBeVisible();
  await expectGoodScreen(page, 'imports-documents');

  await page.getByRole('textbox', { name: say('imports:begin.source') }).fill('our former system');
  await page.getByRole('radio', { name: say('imports:ground.pre-contract') }).check();
  await page.getByRole('button', { name: say('imports:begin.action', { count: 2 }) }).click();
  await expect(page.getByText(say('imports:archive.given', { count: 1 }))).toBeVisible({ timeout: 60_000 });
  const { items } = await recruiter(applicants.ofCompany, { count: 50, textSearch: `zoe@${device}.example` });
  const [zoe] = items;
  expect(zoe?.documentCount).toBe(1);
  await page.goto(`/candidate-details/candidate/${zoe?.id}`);
  await expect(page.getByText('zoe.pdf').first()).toBeVisible();

  await page.goto('/candidate-management/import');
  await page
    .getByRole('link', { name: say('imports:openNamed', { file: 'people.csv' }) })
    .first()
    .click();
  await page.getByRole('button', { name: say('imports:undo.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('imports:undo.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('imports:progress.undone', { count: 2 }))).toBeVisible({ timeout: 60_000 });
  expect((await recruiter(applicants.ofCompany, { count: 50, textSearch: `zoe@${device}.example` })).total).toBe(0);
}
