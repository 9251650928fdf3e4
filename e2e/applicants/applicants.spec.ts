import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expectPlays } from '../stories/main-job.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('en');

test('applicants are found by filters that the address keeps, and decided on together with a way back', async ({ page, product }) => {
  const { items: jobs } = await (await product.as(recruiter))(jobCodeLists.active, {});
  const job = jobs.toSorted((a, b) => b.applicants - a.applicants)[0];
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-management?bookingId=${job?.bookingId}`);
  await page.getByRole('searchbox', { name: say('applicants:filter.nameOrReference') }).fill('Omar');
  await expect(page.getByRole('link', { name: 'Omar Nasser' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tom Becker' })).toHaveCount(0);
  await expect(page).toHaveURL(/q=Omar/);
  await page.getByRole('button', { name: say('common:clearFilters') }).click();
  await expect(page.getByRole('link', { name: 'Tom Becker' })).toBeVisible();
  await page.goto(`/candidate-management?bookingId=${job?.bookingId}`);
  await page.getByText(new RegExp(`^${say('common:status.Screening')} \\d`)).click();
  await expect(page).toHaveURL(/status=Screening/);
  await page.reload();
  const names = ['Omar Nasser', 'Tom Becker'];
  for (const name of names) await page.getByRole('checkbox', { name: say('applicants:list.choose', { name }) }).check();
  const bar = page.getByRole('region', { name: say('applicants:bulk.label') });
  await expectGoodScreen(page, 'bulk');
  await bar.getByRole('button', { name: say('applicants:status.set') }).click();
  await page.getByRole('menuitem', { name: say('common:status.Interview') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('applicants:status.mailEach'))).toBeVisible();
  await expectGoodScreen(page, 'bulk-dialog');
  await dialog.getByRole('button', { name: say('applicants:decide.mailed.Interview') }).click();
  await expect(page.getByText(say('common:noMatch'))).toBeVisible();
  await page.getByRole('button', { name: say('common:undo') }).click();
  await expect(page.getByText(say('applicants:status.undone'))).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the table shows chosen columns and keeps views; a status is set in its row by keys', async ({ page, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/candidate-management?status=New');
  const column = (name: string) => page.getByRole('columnheader', { name: say(`applicants:table.column.${name}`) });
  await expect(column('job')).toBeVisible();
  await expect(column('email')).toHaveCount(0);
  await page.getByRole('button', { name: say('applicants:table.columns') }).click();
  await page.getByRole('checkbox', { name: say('applicants:table.column.email') }).check();
  await expectGoodScreen(page, 'columns');
  await page.keyboard.press('Escape');
  await expect(column('email')).toBeVisible();
  const views = page.getByRole('button', { name: say('applicants:views.title') });
  await views.click();
  await page.getByRole('button', { name: say('applicants:views.save') }).click();
  await page.getByRole('textbox', { name: say('applicants:views.name') }).fill('New with address');
  await page.getByRole('button', { name: say('common:save'), exact: true }).click();
  await expect(page.getByText(say('applicants:views.saved', { name: 'New with address' }))).toBeVisible();
  await page.goto('/candidate-management');
  await views.click();
  await page.getByRole('button', { name: 'New with address', exact: true }).click();
  await expect(page).toHaveURL(/status=New/);
  await expect(column('email')).toBeVisible();

  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const [head, first] = [await column('email').boundingBox(), await row.boundingBox()];
  expect(first?.y, 'the head of the table covers nobody').toBeGreaterThanOrEqual((head?.y ?? Number.NaN) + (head?.height ?? 0) - 1);
  const name = (await row.getByRole('link').textContent()) ?? '';
  const status = say('common:status.New');
  await row.getByRole('button', { name: say('applicants:table.changeStatus', { name, status }) }).press('Enter');
  await page.getByRole('menuitem', { name: say('common:status.Screening') }).press('Enter');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: say('common:undo') }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the keys of the review work whatever was clicked last', async ({ page, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/candidate-management?q=Lina');
  await page.getByRole('link', { name: 'Lina Berg' }).click();
  const on = (number: number) => page.getByText(say('applicants:review.questionOf', { number, count: 3 }));
  await expect(on(1)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(say('applicants:review.showQuestion', { number: 2, question: '' })) }).click();
  await expect(on(2)).toBeVisible();
  const criteria = page.getByRole('region', { name: say('applicants:scorecard.title') }).getByRole('radiogroup');
  const [first, second] = [criteria.first(), criteria.nth(1)];
  await expect(first).toBeVisible();
  await page.keyboard.press('4');
  await expect(first.getByRole('radio', { name: /^4/ })).toBeChecked();
  await second.getByRole('radio', { name: /^2/ }).click();
  await page.keyboard.press('ArrowDown');
  await expect(on(3)).toBeVisible();
  await expect(second.getByRole('radio', { name: /^2/ })).toBeChecked();
});

test('one answer is shown to somebody without an account, until the link is taken back', async ({ page, browser, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/candidate-management?q=Lina');
  await page.getByRole('link', { name: 'Lina Berg' }).click();
  await page.getByRole('button', { name: say('applicants:share.action') }).click();
  await page.getByRole('button', { name: say('applicants:share.make') }).click();
  const field = page.getByRole('textbox', { name: say('applicants:share.link') });
  await expect(field).toHaveValue(/interview-video/);
  await expectGoodScreen(page, 'share-answer');
  const link = await field.inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectPlays(other.getByRole('group', { name: say('interviews:answer.label', { name: 'Lina' }) }), say);
  await expectGoodScreen(other, 'shared-answer');
  await page.getByRole('button', { name: say('applicants:share.revoke') }).click();
  await expect(page.getByText(say('applicants:share.revoked'))).toBeVisible();
  await other.reload();
  await expect(other.getByText(say('common:refusals.link-expired'))).toBeVisible();
  await other.context().close();
});

test('who does not want to take part says so by the mailed link, and the company sees it', async ({ page, browser, product }) => {
  const email = 'mika@mail.example';
  const call = await product.as(recruiter);
  const { items } = await call(jobCodeLists.active, { page: 1, count: 1 });
  const bookingId = items[0]?.bookingId ?? '';
  await call(invitations.invite, { bookingId, candidates: [{ email, firstName: 'Mika', lastName: 'Salo' }], message: '', language: 'fr' });
  const words = wordsOf('fr');
  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await other.goto(linkIn(await product.mailTo(email), /invite\/cancel/));
  await expect(other.getByRole('heading', { name: words('invitations:decline.title') })).toBeVisible();
  await expectGoodScreen(other, 'decline');
  await other.getByRole('button', { name: words('invitations:decline.confirm') }).click();
  await expect(other.getByText(words('invitations:decline.done'))).toBeVisible();
  await expectGoodScreen(other, 'declined');
  await other.context().close();
  await product.signIn(page, recruiter);
  await page.goto('/candidate-management?view=invitations');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText(say('invitations:states.declined'))).toBeVisible();
});
