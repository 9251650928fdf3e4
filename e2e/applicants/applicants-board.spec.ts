import type { Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('en');
const soon = { timeout: 30_000 };

/** The applicants of the demo's bakery by first name, with names shown. */
async function bakers(product: Product) {
  const call = await product.as(recruiter);
  const { items } = await call(jobCodeLists.active, { count: 200 });
  const bookingId = items.toSorted((a, b) => b.applicants - a.applicants)[0]?.bookingId ?? '';
  await call(blindReview.set, { blindReview: false });
  const { items: all } = await call(applicants.byBooking, { bookingId, count: 200 });
  const idOf = (name: string) => all.find((one) => one.firstName === name)?.id ?? '';
  return { call, bookingId, idOf };
}

// other journeys in the same product find everybody where they were
const stood = { Lina: 'New', Tom: 'Screening' } as const;
test.afterAll(async ({ product }) => {
  const { call, idOf } = await bakers(product);
  for (const [name, status] of Object.entries(stood)) await call(deciding.setStatus, { ids: [idOf(name)], status });
});

const column = (page: Page, status: string) => page.getByRole('list', { name: say(`common:status.${status}`), exact: true });

async function moveTo(page: Page, name: string, status: string) {
  await page.getByRole('button', { name: say('applicants:board.move', { name }) }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: say(`common:status.${status}`) });
  await item.focus();
  await page.keyboard.press('Enter');
}

test('applicants are moved over the board by keys, and what mails somebody asks first', async ({ page, product }) => {
  const { bookingId } = await bakers(product);
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-management?view=board&bookingId=${bookingId}`);
  const name = 'Lina Berg';
  await expect(column(page, 'New').getByRole('link', { name })).toBeVisible(soon);
  await expectGoodScreen(page, 'board');
  await moveTo(page, name, 'Screening');
  await expect(column(page, 'Screening').getByRole('link', { name })).toBeVisible(soon);
  await expect(page.getByText(say('applicants:board.moved', { name, status: say('common:status.Screening') }))).toBeAttached();
  await moveTo(page, name, 'Denied');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch', { name: say('applicants:status.mail') })).toBeChecked(soon);
  await dialog.getByRole('button', { name: say('applicants:decide.mailed.Denied') }).click();
  await expect(column(page, 'Denied').getByRole('link', { name })).toBeVisible(soon);
  await page
    .getByRole('button', { name: say('common:undo') })
    .last()
    .click();
  await expect(column(page, 'Screening').getByRole('link', { name })).toBeVisible(soon);
});

test('a card is dragged to another column', async ({ page, product }) => {
  // card and column both stand in the window, wherever others left the cards
  await page.setViewportSize({ width: 1280, height: 1400 });
  const { bookingId } = await bakers(product);
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-management?view=board&bookingId=${bookingId}`);
  const name = 'Tom Becker';
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect(card).toBeVisible(soon);
  // nothing that comes later moves the cards away
  await page.waitForLoadState('networkidle');
  const target = column(page, 'New');
  const [from, to] = [await card.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The board has no size');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 20 });
  await page.mouse.up();
  await expect(column(page, 'New').getByRole('link', { name })).toBeVisible(soon);
});

test('two are compared on one question, and each is scored in its place', async ({ page, product }) => {
  const { bookingId } = await bakers(product);
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-management?bookingId=${bookingId}`);
  for (const name of ['Omar Nasser', 'Amara Diallo'])
    await page.getByRole('checkbox', { name: say('applicants:list.choose', { name }) }).check(soon);
  await page.getByRole('button', { name: say('applicants:compare.action') }).click();
  await expect(page).toHaveURL(/beside=/);
  const omar = page.getByRole('region', { name: 'Omar Nasser' });
  await expect(omar.getByRole('radiogroup').first()).toBeVisible(soon);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/question=3/);
  await page.reload();
  await expect(omar.getByText('I ran the night shift')).toBeVisible(soon);
  await expectGoodScreen(page, 'compare');
  const amara = page.getByRole('region', { name: 'Amara Diallo' });
  await page.keyboard.press('n');
  await page.keyboard.press('3');
  await expect(amara.getByRole('radio', { name: /^3/ }).first()).toBeChecked(soon);
  await expect(omar.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: say('applicants:compare.remove', { name: 'Amara Diallo' }) }).click();
  await expect(amara).toHaveCount(0);
});

test("scores are given by the criteria of the job, and then the others' are seen", async ({ page, product }) => {
  const { idOf } = await bakers(product);
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-details/candidate/${idOf('Omar')}`);
  const card = page.getByRole('region', { name: say('applicants:scorecard.title') });
  await expect(page.getByText(say('applicants:scorecard.hidden', { count: 1 }))).toBeVisible(soon);
  const calm = card.getByRole('radiogroup', { name: 'Keeps calm when it goes wrong' });
  await calm.getByRole('radio', { name: /^1/ }).click();
  await expectGoodScreen(page, 'scorecard');
  await page.getByRole('button', { name: say('applicants:scorecard.give') }).click();
  await expect(card.getByText(say('applicants:scorecard.differ', { lowest: 1, highest: 4 }))).toBeVisible(soon);
  await expectGoodScreen(page, 'scorecard-given');
});

test('where names are left out a reviewer judges first', async ({ page, product }) => {
  const { call, idOf } = await bakers(product);
  const id = idOf('Inês');
  await call(blindReview.set, { blindReview: true });
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-details/candidate/${id}`);
  const { alias } = await call(applicants.one, { id });
  await expect(page.getByRole('heading', { level: 1, name: say('common:blindName', { alias }) })).toBeVisible(soon);
  await expect(page.getByText(say('applicants:blind.hidden'))).toBeVisible(soon);
  await expectGoodScreen(page, 'blind');
  await expect(page.getByRole('region', { name: say('applicants:scorecard.title') })).toBeVisible(soon);
  for (const points of ['4', '3', '5', 'g']) await page.keyboard.press(points);
  await expect(page.getByRole('heading', { level: 1, name: 'Inês Costa' })).toBeVisible(soon);
});
