import { team } from '@vitrine/contract/accounts/team.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expectGoodScreen } from './support/looks.ts';
import { callWith, expect, test } from './support/product.ts';
import { linkIn, wordsOf } from './support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('en');

test('a hiring manager is invited to one job, judges its applicants and finds no other', async ({ page, product }) => {
  const email = 'vera.lang@demo.example';
  const password = 'quiet amber lighthouse';
  const { items } = await (await product.as(recruiter))(jobCodeLists.active, { count: 200 });
  const job = items.toSorted((a, b) => b.applicants - a.applicants)[0];
  await product.signIn(page, recruiter);
  await page.goto('/recruiter-settings/user-management');
  await page.getByRole('combobox', { name: say('accounts:invite.label') }).fill(email);
  await page.getByRole('radio', { name: say('accounts:roles.hiring-manager') }).check();
  await page.getByRole('combobox', { name: say('accounts:roles.jobs') }).fill(job?.title.slice(0, 8) ?? '');
  await page.getByRole('option', { name: job?.title, exact: true }).first().click();
  await page.keyboard.press('Escape');
  await expectGoodScreen(page, 'inviting-a-hiring-manager');
  await page.getByRole('button', { name: say('accounts:invite.send') }).click();
  await expect(page.getByText(email)).toBeVisible();

  const token = new URL(linkIn(await product.mailTo(email), /invitation-recruiter/)).searchParams.get('token') ?? '';
  const names = { firstName: 'Vera', lastName: 'Lang' };
  await callWith(product.url, '')(team.accept, { token, ...names, password, termsAccepted: true });
  await product.signIn(page, email, password);
  await page.goto('/job-management');
  const title = page.getByRole('link', { name: job?.title ?? '', exact: true });
  await expect(title).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Preview of/ }) })).toHaveCount(1);
  await expectGoodScreen(page, 'jobs-of-a-hiring-manager');
  await title.click();
  await page.getByRole('link', { name: 'Omar Nasser' }).click();
  await expect(page.getByRole('heading', { name: 'Omar Nasser' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('applicants:status.change') })).toHaveCount(0);
  await page.getByRole('textbox', { name: say('applicants:comments.new') }).fill('I would work with him.');
  await page.getByRole('button', { name: say('applicants:comments.add') }).click();
  await expect(page.getByText('Vera Lang')).toBeVisible();
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: say('applicants:review.starsLabel', { count: 4 }) })).toBeChecked();
  await expectGoodScreen(page, 'review-of-a-hiring-manager');

  // what is for recruiters leads back home
  await page.goto('/recruiting-search');
  await expect(page.getByText(say('accounts:signUp.notForThis'))).toBeVisible();
});
