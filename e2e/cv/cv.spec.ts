import { profile } from '@vitrine/contract/candidates/profile.ts';
import { below, pdfOf } from '../../server/src/areas/candidates/cv/fixtures.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCandidate, newPassword } from '../support/new-people.ts';
import { expect, test } from '../support/product.ts';

const lines = [
  'Oliver Grant',
  'Senior Software Engineer',
  'oliver@example.com | +44 20 7946 0958 | linkedin.com/in/olivergrant',
  'Summary',
  'Engineer who likes calm systems and clear words.',
  'Experience',
  'Senior Software Engineer',
  'Northwind Systems Ltd, Leeds',
  'March 2019 - Present',
  '• Cut the cost of search by a third',
  'Software Developer',
  'Harbour Labs, Bristol',
  '2016 - 2019',
  'Education',
  'BSc Computer Science',
  'University of Leeds',
  'Sep 2012 - Jul 2015',
  'Skills',
  'TypeScript, PostgreSQL, Kubernetes',
  'Languages',
  'English (native), French (B1)',
  'Interests',
  'Rowing and old maps',
];

test('a CV is read into a profile by keyboard, and what was typed before stays', async ({ page, product }) => {
  const email = await newCandidate(product, 'en', { firstName: 'Oliver', lastName: 'Grant' });
  const call = await product.as(email, newPassword);
  await call(profile.update, { cTelephone: '0113 496 0000' });
  await product.signIn(page, email, newPassword);
  await page.goto('/candidate-profile-edit?lang=en');
  await page.getByRole('link', { name: 'Fill in from a CV' }).click();

  await test.step('a scan is said to be one', async () => {
    const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfOf([[]])) };
    await page.locator('input[type=file]').setInputFiles(scan);
    await expect(page.getByRole('alert')).toContainText('This PDF holds pictures and no text');
    await expectGoodScreen(page, 'cv-scan');
  });

  await test.step('every detail is shown beside the line that it comes from', async () => {
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfOf([below(lines)])) };
    await page.locator('input[type=file]').setInputFiles(cv);
    await expect(page.getByRole('heading', { name: 'What cv.pdf says' })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Telephone: +44 20 7946 0958' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Senior Software Engineer, Northwind Systems Ltd' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Software Developer, Harbour Labs' })).not.toBeChecked();
    await expect(page.getByRole('region', { name: 'What found no place' }).getByText('Rowing and old maps')).toBeVisible();
    await expectGoodScreen(page, 'cv-review');
  });

  await test.step('what is ticked is taken, and the CV kept', async () => {
    await page.getByRole('checkbox', { name: 'Software Developer, Harbour Labs' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Keep the CV among my documents' }).press('Space');
    await page.getByRole('button', { name: /^Take 9 details$/ }).press('Enter');
    await expect(page.getByText('9 details taken into your profile')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Experience' }).getByText('Harbour Labs, Bristol')).toBeVisible();
    await expect.poll(async () => (await call(profile.own, {})).documents.map(({ name }) => name)).toEqual(['cv.pdf']);
    expect(await call(profile.own, {})).toMatchObject({
      cTelephone: '0113 496 0000',
      about: 'Engineer who likes calm systems and clear words.',
      experiences: [
        { employer: 'Northwind Systems Ltd' },
        { employer: 'Harbour Labs', fromMonth: 1, fromYear: 2016, toMonth: 12, toYear: 2019 },
      ],
    });
  });
});
