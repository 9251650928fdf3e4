import { team } from '@vitrine/contract/accounts/team.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expectGoodScreen } from './support/good-screen.ts';
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
  await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(1);
  await expectGoodScreen(page, 'jobs-of-a-hiring-manager');
  await title.click();
  await page.getByRole('link', { name: 'Omar Nasser' }).click();
  await expect(page.getByRole('heading', { name: 'Omar Nasser' })).toBeVisible();
  await expect(page.getByRole('group', { name: say('applicants:review.decide') })).toHaveCount(0);
  await page.getByRole('textbox', { name: say('applicants:comments.new') }).fill('I would work with him.');
  await page.getByRole('button', { name: say('applicants:comments.add') }).click();
  await expect(page.getByText('Vera Lang')).toBeVisible();
  await page
    .getByRole('navigation', { name: say('applicants:review.strip') })
    .getByRole('button')
    .first()
    .click();
  const criteria = page.getByRole('region', { name: say('applicants:scorecard.title') }).getByRole('radiogroup');
  await expect(criteria.first()).toBeVisible();
  await page.keyboard.press('4');
  await expect(criteria.first().getByRole('radio', { name: /^4/ })).toBeChecked();
  await expectGoodScreen(page, 'review-of-a-hiring-manager');

  // what is for recruiters leads back home
  await page.goto('/recruiting-search');
  await expect(page.getByText(say('accounts:signUp.notForThis'))).toBeVisible();
});

test('somebody outside judges one job by link and code, and is out when the review is ended', async ({ page, product }) => {
  const email = 'ines@outside.example';
  const { items } = await (await product.as(recruiter))(jobCodeLists.active, { count: 200 });
  const job = items.toSorted((a, b) => b.applicants - a.applicants)[0];
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${job?.bookingId}&part=team`);
  const reviewers = page.getByRole('region', { name: say('applicants:reviewers.title') });
  await reviewers.getByRole('textbox', { name: say('applicants:reviewers.name') }).fill('Ines Falk');
  await reviewers.getByRole('textbox', { name: say('applicants:reviewers.email') }).fill(email);
  await reviewers.getByRole('button', { name: say('applicants:reviewers.invite'), exact: true }).click();
  await expect(reviewers.getByText(new RegExp(email))).toBeVisible();
  await expectGoodScreen(page, 'guest-reviewers');
  await page.evaluate(() => localStorage.clear());

  await page.goto(linkIn(await product.mailTo(email), /\/review#/));
  await expectGoodScreen(page, 'review-link');
  await page.getByRole('button', { name: say('applicants:guest.mailCode') }).click();
  const [code = ''] = /\d{8}/.exec((await product.mailTo(email, /\d{8}/)).subject) ?? [];
  await page.getByRole('textbox', { name: say('applicants:guest.code') }).fill(code);
  await expectGoodScreen(page, 'review-code');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: job?.title ?? '' })).toBeVisible();
  await expectGoodScreen(page, 'review-list');
  await page.getByRole('link', { name: 'Omar Nasser' }).click();
  await expect(page.locator('video:visible')).toHaveCount(1);
  await page.getByRole('textbox', { name: say('applicants:comments.new') }).fill('Warm, and precise.');
  await page.getByRole('button', { name: say('applicants:comments.add') }).click();
  await expect(page.getByText('Ines Falk')).toBeVisible();
  // to judge by and to read along, and nothing of the person
  await expect(page.getByRole('tab')).toHaveText([say('applicants:review.tab.score'), say('applicants:review.tab.words')]);
  await expect(page.getByRole('group', { name: say('applicants:review.decide') })).toHaveCount(0);
  await expectGoodScreen(page, 'review-of-a-guest');

  const call = await product.as(recruiter);
  const [guest] = (await call(inviting.list, { bookingId: job?.bookingId ?? '' })).items;
  await call(inviting.revoke, { id: guest?.id ?? '' });
  await page.goto('/review');
  await expect(page.getByText(say('common:refusals.link-expired'))).toBeVisible();
});
