import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { home, type Need } from '@vitrine/contract/home/needs.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { callWith, expect, type Product, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const say = wordsOf('de');
const soon = { timeout: 30_000 };

test.use({ locale: 'de-DE' });

/** Claire mentions the recruiter in a note on somebody whose interview was sent. */
async function givenMention(product: Product) {
  const call = await product.as(recruiter);
  const claire = await product.as('claire@demo.example');
  const { items } = await call(applicants.ofCompany, { progress: 'sent', count: 20 });
  const one = items.find(({ seen }) => seen) ?? items[0];
  if (!one) throw new Error('The demo has no interview that was sent');
  const { items: colleagues } = await claire(comments.colleagues, { id: one.id });
  const mentions = colleagues.filter(({ email }) => email === recruiter).map(({ id }) => id);
  await claire(comments.add, { id: one.id, text: 'Was meinen Sie?', mentions });
  return { call, name: `${one.firstName} ${one.lastName}` };
}

/** The first of these whose first applicant answered on film: what other journeys leave behind may be answered in writing. */
async function firstOnFilm(call: Call, needs: Need[]) {
  for (const need of needs) {
    const { items } = await call(applicantAnswers.questionwise, { bookingId: need.bookingId ?? '', id: need.applicationId ?? '' });
    if (items[0]?.answer?.kind === 'video') return need;
  }
  throw new Error('Nobody unseen has answered on film');
}

test('the morning of a recruiter, from home by keys, in German: who waits, a queue of exactly these, a mention, and everything by its name', async ({
  page,
  product,
}) => {
  const { call, name } = await givenMention(product);
  await page.goto('/signup?lang=de');
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(recruiter);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(product.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/, soon);
  const list = page.getByRole('region', { name: say('home:list.label') });
  await expect(list.getByRole('link').first()).toBeVisible(soon);
  await expectGoodScreen(page, 'home');

  // down to those whom nobody has looked at, and into the queue of exactly these
  const { needs } = await call(home.show, {});
  const unseens = needs.filter(({ kind }) => kind === 'unseen');
  const unseen = await firstOnFilm(call, unseens);
  const id = unseen?.applicationId ?? '';
  const waiting = (await call(reviewQueue.get, { id, progress: 'unseen', sort: 'Oldest' })).items;
  expect(waiting.length).toBe(unseen?.count);
  const alike = unseens.filter(({ count }) => count === waiting.length);
  const row = list.getByRole('link', { name: say('home:need.unseen', { count: waiting.length }) }).nth(alike.indexOf(unseen as never));
  for (let steps = 0; steps <= needs.indexOf(unseen as never); steps++) await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = (one: { firstName: string; lastName: string } | undefined) =>
    page.getByRole('heading', { level: 1, name: `${one?.firstName} ${one?.lastName}` });
  await expect(heading(waiting[0])).toBeVisible(soon);
  const left = async () => (await call(home.show, {})).needs.find((one) => one.kind === 'unseen' && one.id === unseen?.id)?.count ?? 0;
  await expect(page.locator('video:visible')).toBeVisible({ timeout: 120_000 });
  // to have opened somebody is not to have looked
  expect(await left()).toBe(waiting.length);
  await page.keyboard.press('Space');
  await expect.poll(left, soon).toBe(waiting.length - 1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: say('common:keys.title') })).toContainText(say('common:keys.palette'));
  await page.keyboard.press('Escape');
  if (waiting[1]) {
    await page.keyboard.press('Space');
    await page.keyboard.press('n');
    await expect(heading(waiting[1])).toBeVisible(soon);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);

  // a mention is dealt with by a key, brought back by another, and gone for good a moment later
  const mention = list.getByRole('link', { name: say('home:need.mention', { count: 1, name }) });
  await mention.focus();
  await page.keyboard.press('d');
  await expect(mention).toBeHidden();
  await page.keyboard.press('u');
  await expect(mention).toBeVisible();
  await mention.focus();
  await page.keyboard.press('d');
  await expect(mention).toBeHidden();
  const mentioned = async () => (await call(notifications.list, { unseen: true })).items.filter(({ kind }) => kind === 'mention').length;
  await expect.poll(mentioned, soon).toBe(0);
  await expect(mention).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: say('common:keys.title') })).toBeVisible();
  await expectGoodScreen(page, 'home-keys');
  await page.keyboard.press('Escape');

  // everything by its name: a person, and an action in another language
  const field = page.getByRole('combobox', { name: say('home:find.title') });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectGoodScreen(page, 'palette');
  await page.keyboard.type(name.slice(0, 6));
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
  await expectGoodScreen(page, 'palette-found');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(soon);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nouveau showr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create-showroom$/, soon);
});

test('a company that begins is led to its first interview in three steps', async ({ page, product }) => {
  const email = 'nora.neu@mail.example';
  const password = 'quiet amber lighthouse';
  const anyone = callWith(product.url, '');
  const names = { firstName: 'Nora', lastName: 'Neu', companyName: 'Werkstatt Neu' };
  await anyone(registration.recruiter, { email, password, ...names, termsAccepted: true, language: 'de' });
  const link = new URL(linkIn(await product.mailTo(email), /activation=/));
  await anyone(registration.activate, { activation: link.searchParams.get('activation') ?? '', password });
  await product.signIn(page, email, password);
  await page.goto('/home?lang=de');
  const steps = page.getByRole('region', { name: say('home:steps.title') });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expectGoodScreen(page, 'home-empty');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expectGoodScreen(page, 'home-empty');
  }
  await steps.getByRole('link', { name: say('home:steps.job.action') }).click();
  await expect(page).toHaveURL(/\/job-edit/);
});
