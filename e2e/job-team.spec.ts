import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('de');
const recruiter = 'recruiter@demo.example';

test('by keys alone, in German, criteria get their words, an order, and go again with an undo; one is open at a time', async ({
  page,
  product,
}) => {
  const call = await product.as(recruiter);
  const { bookingId } = await call(jobCodeEditing.create, { title: 'Bäcker mit Maßstab' });
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${bookingId}&part=team&lang=de`);
  const add = page.getByRole('button', { name: say('applicants:criteria.add') });
  for (const [index, name] of ['Sorgfalt', 'Tempo'].entries()) {
    await add.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: say('applicants:criteria.name', { number: index + 1 }) });
    await expect(field).toBeFocused();
    await page.keyboard.type(name);
    for (const words of ['ungenau', '', 'meist genau', '', 'immer genau']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
  }
  // the first one is a line again, with its words for most
  const lines = page.getByRole('button', { name: /^\d\. / });
  await expect(lines).toHaveText([/^1\. Sorgfalt.*immer genau/]);
  await expect(page.getByRole('textbox', { name: say('applicants:criteria.name', { number: 1 }) })).toHaveCount(0);
  await expectGoodScreen(page, 'job-criteria');

  await page.getByRole('button', { name: say('applicants:criteria.number', { number: 2 }), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText([/^1\. Sorgfalt/, /^2\. Tempo.*immer genau/]);
  await page.getByRole('button', { name: say('applicants:criteria.up', { number: 2 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText([/^1\. Tempo/, /^2\. Sorgfalt/]);
  await page.getByRole('button', { name: say('applicants:criteria.remove', { number: 1 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText([/^1\. Sorgfalt/]);
  await page.getByRole('button', { name: say('common:undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(2);

  await page.getByRole('button', { name: say('applicants:criteria.save') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('applicants:criteria.saved'))).toBeVisible();
  expect((await call(scorecards.criteria, { bookingId })).criteria.map((one) => [one.name, one.levels[5]])).toEqual([
    ['Tempo', 'immer genau'],
    ['Sorgfalt', 'immer genau'],
  ]);
});

test('a criterion that lacks words opens and says so when it is saved', async ({ page, product }) => {
  const { bookingId } = await (await product.as(recruiter))(jobCodeEditing.create, { title: 'Bäckerin ohne Maßstab' });
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${bookingId}&part=team&lang=de`);
  await page.getByRole('button', { name: say('applicants:criteria.add') }).click();
  await page.keyboard.type('Sorgfalt');
  await page.getByRole('button', { name: say('applicants:criteria.number', { number: 1 }), exact: true }).click();
  await page.getByRole('button', { name: say('applicants:criteria.save') }).click();
  await expect(page.getByRole('textbox', { name: say('applicants:criteria.name', { number: 1 }) })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: say('applicants:criteria.incomplete') })).toBeVisible();
});
