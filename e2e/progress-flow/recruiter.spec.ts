import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import PDFDocument from 'pdfkit';
import { givenJobAd } from '../../server/src/areas/job-ads/fixtures.ts';
import { givenAccepted } from '../../server/src/areas/progress-flow/fixtures.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { linkIn } from '../support/words.ts';

/** A PDF of two pages with words. */
async function aCertificate() {
  const paper = new PDFDocument();
  paper.fontSize(28).text('Certificate of a baker').fontSize(14).text('Rye, spelt and wheat: very good.');
  paper.addPage().text('Second page');
  paper.end();
  return new File([Buffer.concat(await paper.toArray())], 'certificate.pdf', { type: 'application/pdf' });
}

test('a recruiter says what is needed, sees who handed what in, looks, accepts and refuses, passes on, and takes all along', async ({
  page,
  product,
}) => {
  const [recruiter, candidate] = [await product.as('recruiter@demo.example'), await product.as('candidate@demo.example')];
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker for papers' });
  const applicationId = await givenAccepted(recruiter, candidate, bookingId);

  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/recruiter-settings/progress-flow');
  await page.getByRole('button', { name: 'Add a document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').fill('Certificate');
  await dialog.getByLabel('Why').fill('It decides your grade.');
  await expectGoodScreen(page, 'ask-dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('list', { name: 'Documents' });
  await expect(asked.getByText('within 14 days')).toBeVisible();
  for (const pfTitle of ['Tax number', 'Health insurance']) await recruiter(progressAsking.create, { pfTitle });
  await page.reload();
  await page.getByRole('button', { name: 'Move Health insurance up' }).click();
  await expect(asked.getByRole('listitem').nth(1)).toContainText('Health insurance');
  await page.getByRole('button', { name: 'Move Certificate', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(asked.getByRole('listitem').nth(0)).toContainText('Health insurance');
  await expectGoodScreen(page, 'asked');

  const { items } = await recruiter(progressAsking.list, {});
  const idOf = (title: string) => items.find(({ pfTitle }) => pfTitle === title)?.pfId ?? '';
  const hand = async (title: string) => candidate(papers.upload, { applicationId, pfId: idOf(title), file: await aCertificate() });
  await hand('Certificate');
  await hand('Tax number');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Baker for papers' });
  await expect(row.getByText('2 new · 1 missing')).toBeVisible();
  await expect(page.getByText('New', { exact: false }).filter({ hasText: 'New1' })).toBeVisible();
  await expectGoodScreen(page, 'table');
  await row.getByRole('button').first().click();
  await expectGoodScreen(page, 'person');

  await dialog.getByRole('button', { name: 'Look at Certificate' }).click();
  const look = page.getByRole('dialog', { name: 'Certificate', exact: true });
  await expect(look.getByRole('img', { name: 'certificate.pdf, page 2 of 2' })).toBeVisible();
  await expect(look.getByText(/Rye, spelt and wheat/)).toBeAttached();
  await expectGoodScreen(page, 'look');
  await look.getByRole('button', { name: 'Accept' }).click();
  await expect(look).toBeHidden();
  await dialog.getByRole('button', { name: 'Look at Tax number' }).click();
  const other = page.getByRole('dialog', { name: 'Tax number', exact: true });
  await other.getByRole('button', { name: 'Refuse' }).click();
  await other.getByLabel('Why will it not do?').fill('This is a certificate');
  await expectGoodScreen(page, 'refuse');
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('refused: This is a certificate')).toBeVisible();

  await dialog.getByRole('button', { name: 'More about Certificate' }).click();
  await page.getByRole('menuitem', { name: 'Send it to somebody' }).click();
  const mail = page.getByRole('dialog', { name: 'Send Certificate' });
  await mail.getByLabel('E-mail address').fill('payroll@office.example');
  await expectGoodScreen(page, 'mail');
  await mail.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mail).toBeHidden();
  const [zip] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save all as ZIP' }).click()]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);

  await page.goto(linkIn(await product.mailTo('payroll@office.example'), /shared-document/));
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'certificate.pdf, page 1 of 2' })).toBeVisible();
  await expectGoodScreen(page, 'shared');
});
