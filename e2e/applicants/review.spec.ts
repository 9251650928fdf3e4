import type { Page } from '@playwright/test';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('de');
const soon = { timeout: 30_000 };

test.use({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });

async function bakers(product: Product) {
  const call = await product.as(recruiter);
  const { items } = await call(jobCodeLists.active, { count: 200 });
  const bookingId = items.toSorted((a, b) => b.applicants - a.applicants)[0]?.bookingId ?? '';
  const { items: sent } = await call(applicants.byBooking, { bookingId, count: 200, progress: 'sent', sort: 'Oldest' });
  return { call, bookingId, sent };
}

const heading = (page: Page, { firstName, lastName }: { firstName: string; lastName: string }) =>
  page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` });
const video = (page: Page) => page.locator('video:visible');
const playing = (page: Page) =>
  expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0), soon);
const question = (page: Page, number: number) => page.getByText(say('applicants:review.questionOf', { number, count: 3 }));

test('an hour of reviewing by keys alone: watching on, marking, noting, deciding, taking back', async ({ page, product }) => {
  const { call, bookingId, sent } = await bakers(product);
  const [one, two, three] = sent;
  if (!one || !two || !three) throw new Error('The demo has too few bakers');
  const stood = sent.slice(0, 3).map(({ id, status }) => ({ id, status }));
  await call(deciding.setStatus, { ids: stood.map(({ id }) => id), status: 'Screening' });
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-management?bookingId=${bookingId}&sort=Oldest`);
  await page.getByRole('link', { name: `${one.firstName} ${one.lastName}` }).press('Enter');
  await expect(heading(page, one)).toBeVisible(soon);
  const place = say('applicants:review.position', { number: 1, count: sent.length });
  // to be opened is not to be seen
  const { unseen } = await call(applicants.counts, { bookingId });
  await expect(page.getByText(`${place}, ${say('applicants:review.notSeen', { count: unseen })}`)).toBeVisible();
  // nothing scrolls away: the question above, the strip below and what is between stand in the window
  for (const part of [question(page, 1), page.getByRole('navigation', { name: say('applicants:review.strip') })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'review-queue');

  // one answer leads on to the next by itself, faster where one likes
  await page.keyboard.press('Space');
  await playing(page).toBe(true);
  await page.keyboard.press('>');
  await page.keyboard.press('>');
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.5);
  await expect(question(page, 2)).toBeVisible(soon);
  await playing(page).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  const seen = page.getByRole('navigation', { name: say('applicants:review.strip') }).getByRole('button');
  await expect(seen.nth(0)).toHaveAccessibleName(new RegExp(`, ${say('applicants:review.watched')}$`));

  // a note at its second
  await page.keyboard.press('c');
  await page.keyboard.type('Ruhig und genau @');
  await expect(page.getByRole('listbox', { name: say('applicants:comments.colleagues') })).toBeVisible(soon);
  const colleague = (await page.getByRole('listbox').getByRole('option').first().textContent()) ?? '';
  await expectGoodScreen(page, 'review-mention');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('applicants:comments.told', { names: colleague }))).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('article').filter({ hasText: 'Ruhig und genau' });
  await expect(
    note.getByRole('button', { name: new RegExp(`^${say('applicants:comments.at', { number: 2, second: '' })}\\d`) }),
  ).toBeVisible(soon);
  await expect(note.getByText(`@${colleague}`, { exact: true })).toBeVisible();

  // the criteria one after the other, told when one says so
  await page.keyboard.press('n');
  await expect(heading(page, two)).toBeVisible(soon);
  await expect(page.getByRole('region', { name: say('applicants:scorecard.title'), includeHidden: true })).toBeAttached(soon);
  // what gives them stays in sight, before and after they are marked
  const give = page.getByRole('button', { name: say('applicants:scorecard.give') });
  await expect(give).toBeInViewport({ ratio: 1 });
  for (const points of ['4', '3', '5']) await page.keyboard.press(points);
  await expect(give).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('g');
  await expect(page.getByText(say('applicants:scorecard.own', { points: 5 }))).toBeVisible(soon);
  await expectGoodScreen(page, 'review-marked');

  // a decision leads on, and back again
  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toBeVisible();
  // the status that follows stands ready, and each is taken by its digit
  await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
  const status = (await page.getByRole('menuitem').first().getAttribute('data-name')) ?? '';
  await page.keyboard.press('1');
  await expect(heading(page, three)).toBeVisible(soon);
  const said = page.getByText(say('applicants:review.decided', { name: `${two.firstName} ${two.lastName}`, status }));
  await expect(said).toBeVisible();
  await page.keyboard.press('u');
  await expect(heading(page, two)).toBeVisible(soon);

  // what mails somebody asks first, with the mail
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  const letter = dialog.getByRole('textbox');
  await expect(letter).not.toHaveValue('', soon);
  const plain = await letter.inputValue();
  // a reason, by keys too, chooses the letter
  const reasons = dialog.getByRole('radiogroup', { name: say('applicants:denial.why') }).getByRole('radio');
  // every reason, and none
  await expect(reasons.nth(1)).toBeVisible(soon);
  await reasons.first().focus();
  await page.keyboard.press('Space');
  await expect(reasons.first()).toBeChecked();
  await expect(letter).not.toHaveValue(plain, soon);
  await expectGoodScreen(page, 'review-deny');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: say('common:keys.title') })).toBeVisible();
  await expectGoodScreen(page, 'review-keys');
  await page.keyboard.press('Escape');

  // beside the next one, and back
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: `${three.firstName} ${three.lastName}` })).toBeVisible(soon);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1, name: /Morgen|morning/ })).toBeVisible(soon);
  // the same criterion of both stands in one line, whether it is given or not yet
  const columns = [two, three].map(({ firstName, lastName }) => page.getByRole('region', { name: `${firstName} ${lastName}` }));
  const criteria =
    (await columns[1]?.getByRole('radiogroup').evaluateAll((all) => all.map((group) => group.getAttribute('aria-labelledby')))) ?? [];
  expect(criteria.length).toBeGreaterThan(1);
  for (const labelledBy of criteria) {
    const name = (await page.locator(`[id="${labelledBy}"]`).textContent()) ?? '';
    const [given, open] = await Promise.all(
      columns.map(async (one) => (await one.getByText(name, { exact: true }).boundingBox())?.y ?? -1),
    );
    expect(Math.abs((given ?? 0) - (open ?? 0))).toBeLessThan(4);
  }
  for (const one of columns) await expect(one.getByRole('group', { name: say('applicants:review.decide') })).toBeVisible();
  await expectGoodScreen(page, 'review-beside');
  await page.keyboard.press('d');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('b');
  await expect(heading(page, two)).toBeVisible(soon);
  for (const { id, status } of stood) await call(deciding.setStatus, { ids: [id], status });
});

test('back leads to where the review was opened, as it was filtered and where one had scrolled, whoever was looked at meanwhile', async ({
  page,
  product,
}) => {
  const { bookingId, sent } = await bakers(product);
  const [one, two] = sent.slice(-2);
  if (!one || !two) throw new Error('The demo has too few bakers');
  await page.setViewportSize({ width: 1280, height: 480 });
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${bookingId}&part=people&progress=sent&sort=Oldest`);
  const link = page.getByRole('link', { name: `${one.firstName} ${one.lastName}` });
  // what gets the focus comes into sight
  await link.focus();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBeGreaterThan(100);
  const address = page.url();
  await link.press('Enter');
  await expect(heading(page, one)).toBeVisible(soon);
  await page.keyboard.press('n');
  await expect(heading(page, two)).toBeVisible(soon);
  await page.getByRole('link', { name: say('applicants:review.back') }).click();
  await expect(link).toBeVisible(soon);
  expect(page.url()).toBe(address);
  await expect.poll(place).toBeGreaterThan(100);
});

test('on a phone a swipe leads to the next person, and decisions stand under the thumb', async ({ browser, product }) => {
  const { call, bookingId, sent } = await bakers(product);
  const undecided = sent.findIndex(({ status }) => status === 'New' || status === 'Screening' || status === 'Interview');
  const [one, two] = sent.slice(undecided);
  if (!one || !two) throw new Error('The demo has too few bakers');
  const { items: questions } = await call(applicantAnswers.questionwise, { bookingId, id: one.id });
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await product.signIn(page, recruiter);
  await page.goto(`/candidate-details/candidate/${one.id}?sort=Oldest`);
  await expect(heading(page, one)).toBeVisible(soon);
  await expect(page.getByRole('group', { name: say('applicants:review.decide') })).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'review-phone');
  const swipe = async (from: number, to: number) => {
    const box = await video(page).boundingBox();
    const y = (box?.y ?? 0) + 40;
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x: from, y }]);
    await send('touchMove', [{ x: (from + to) / 2, y }]);
    await send('touchMove', [{ x: to, y }]);
    await send('touchEnd', []);
  };
  await swipe(300, 60);
  await expect(heading(page, two)).toBeVisible(soon);
  await swipe(60, 300);
  await expect(heading(page, one)).toBeVisible(soon);
  // what is below goes by, the film stays
  await page.getByRole('tab', { name: say('applicants:review.tab.history') }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(video(page)).toBeInViewport({ ratio: 0.99 });
  await expect(question(page, 1)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 2, name: questions[0]?.question ?? '' })).toBeInViewport({ ratio: 1 });
  // what a thumb presses
  const small = await page
    .getByRole('main')
    .locator('button:visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 200)));
  expect(small).toEqual([]);
  await context.close();
});
