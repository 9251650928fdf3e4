import type { Locator, Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('de');
const soon = { timeout: 30_000 };

test.use({ locale: 'de-DE' });

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Those of the busiest job who sent something, in the order of the queue, and how they stand before. */
async function busiest(product: Product) {
  const call = await product.as(recruiter);
  const { bookingId = '', title = '' } = (await call(companyJobs.list, { search: 'early shift' })).items[0] ?? {};
  const { items } = await call(applicants.byBooking, { bookingId, count: 50, progress: 'sent', sort: 'Oldest' });
  return { call, bookingId, title, people: items.slice(0, 4) };
}

/** A finger from right to left over the film. */
async function swipeOn(page: Page, over: Locator) {
  const box = await over.boundingBox();
  const y = (box?.y ?? 0) + 40;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: 320, y }]);
  await send('touchMove', [{ x: 180, y }]);
  await send('touchMove', [{ x: 50, y }]);
  // the finger rests before it leaves: a browser swallows the tap that stops what still glides
  await page.waitForTimeout(100);
  await send('touchMove', [{ x: 49, y }]);
  await send('touchEnd', []);
}

async function publishFromTemplate(page: Page) {
  await page.goto('/job-management?lang=de');
  await expectGoodScreen(page, 'phone-jobs');
  await page
    .getByRole('link', { name: say('job-ads:list.new') })
    .first()
    .tap();
  await page.getByRole('radio', { name: say('job-ads:new.from.template') }).tap();
  await page.getByRole('combobox', { name: say('job-templates:templates.which') }).fill('Tischler');
  await page.getByRole('option', { name: 'Tischler (m/w/d)' }).tap();
  await page.getByRole('checkbox', { name: say('job-ads:job.tabs.ad') }).tap();
  await expectGoodScreen(page, 'phone-new-job');
  await page.getByRole('button', { name: say('job-ads:new.goOn') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tischler (m/w/d)' })).toBeVisible();
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).tap();
  await expect(page.getByText(say('job-codes:editor.published'))).toBeVisible();
  await expectGoodScreen(page, 'phone-job-published');
}

/** On the smallest phone five people stand between the head of the job and the bar below, and the board scrolls in itself. */
async function expectFivePeople(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 360, height: 640 });
  const bar = await page.getByRole('navigation').last().boundingBox();
  const rows = page.getByRole('table', { name: say('applicants:table.label') }).locator('tbody tr[data-index]');
  const fifth = await rows.nth(4).boundingBox();
  expect((fifth?.y ?? 0) + (fifth?.height ?? 640)).toBeLessThanOrEqual(bar?.y ?? 0);
  // no status breaks within its badge, and nobody takes more than two lines
  const statuses = rows.locator('td[data-column="status"] button');
  expect(Math.max(...(await statuses.evaluateAll((all) => all.map((one) => one.clientHeight))))).toBeLessThanOrEqual(36);
  expect(Math.max(...(await rows.evaluateAll((all) => all.map((one) => one.clientHeight))))).toBeLessThanOrEqual(70);
  await page.getByText(say('applicants:tabs.board'), { exact: true }).tap();
  await expect(page.getByRole('region', { name: say('applicants:board.label') })).toBeVisible(soon);
  await expectGoodScreen(page, 'phone-board');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByText(say('applicants:tabs.applicants'), { exact: true }).tap();
  await expect(rows.first()).toBeVisible(soon);
  await page.setViewportSize(usual);
}

test('an hour of recruiting on a phone, by touch, in German: a job from a template, three decisions with one taken back, results', async ({
  page,
  product,
}) => {
  const { call, title, people } = await busiest(product);
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('The demo has too few bakers');
  await product.signIn(page, recruiter);
  await publishFromTemplate(page);

  // the list leads to the people, the people to the first of the queue
  await page.getByRole('link', { name: say('job-ads:job.all') }).tap();
  await page.getByRole('link', { name: title }).tap();
  await expect(page.getByRole('link', { name: nameOf(one) })).toBeVisible(soon);
  await expectGoodScreen(page, 'phone-people');
  await expectFivePeople(page);
  await page.goto(`${page.url()}&sort=Oldest`);
  await page.getByRole('link', { name: nameOf(one) }).tap();

  const heading = (person: typeof one) => page.getByRole('heading', { level: 1, name: nameOf(person) });
  const decide = async (from: string, to: string) => {
    await page.getByRole('button', { name: say('applicants:review.status', { status: say(`common:status.${from}`) }) }).tap();
    await page.getByRole('menuitem', { name: say(`common:status.${to}`), exact: true }).tap();
  };
  const other = ({ status }: typeof one) => (status === 'Screening' ? 'New' : 'Screening');
  await expect(heading(one)).toBeVisible(soon);
  await swipeOn(page, page.locator('video:visible'));
  await expect(heading(two)).toBeVisible(soon);
  await page.getByRole('button', { name: say('applicants:review.previous') }).tap();
  await expect(heading(one)).toBeVisible(soon);

  // a decision leads on to the next person
  await decide(one.status, other(one));
  await expect(heading(two)).toBeVisible(soon);
  // whoever waits for a decision has it under the recruiter's thumb
  await page.getByRole('button', { name: say('applicants:review.previous') }).tap();
  await expect(heading(one)).toBeVisible(soon);
  await expect(page.getByRole('group', { name: say('applicants:review.decide') })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: say('applicants:review.next') }).tap();
  await expect(heading(two)).toBeVisible(soon);
  await decide(two.status, other(two));
  await expect(heading(three)).toBeVisible(soon);
  await page
    .getByRole('button', { name: say('common:undo') })
    .last()
    .tap();
  await expect(heading(two)).toBeVisible(soon);
  await decide(two.status, other(two));
  await expect(heading(three)).toBeVisible(soon);
  await decide(three.status, other(three));
  await expect(heading(three)).toBeHidden(soon);
  const standing = async ({ id }: typeof one) => (await call(applicants.one, { id })).status;
  for (const person of [one, two, three]) await expect.poll(() => standing(person)).toBe(other(person));

  await page.getByRole('link', { name: say('applicants:review.back') }).tap();
  await page.goto(`/job-edit?bookingId=${one.bookingId}&part=people`);
  await page.getByRole('tab', { name: say('job-ads:job.tabs.results') }).tap();
  await expect(page.getByRole('button', { name: say('applicants:results.export') })).toBeVisible();
  await expectGoodScreen(page, 'phone-results');
  for (const { id, status } of [one, two, three]) await call(deciding.setStatus, { ids: [id], status });
});
