import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product } from '../support/product.ts';
import { linkIn, type Words, wordsOf } from '../support/words.ts';
import { checkDevices, expectPlays, record } from './main-job.ts';

export interface PortalStory {
  language: Language;
  job: { title: string; tasks: string; question: string };
  /** What somebody types who does not know how it is written, and what is offered instead. */
  misspelt: string;
  meant: string;
  candidate: { firstName: string; lastName: string; email: string; password: string };
}

const recruiter = 'recruiter@demo.example';

interface Journey {
  story: PortalStory;
  say: Words;
  product: Product;
}

/** From an ad with a video interview over a misspelt search, signing up and the interview to the recruiter's list of applicants. */
export async function runPortalStory(page: Page, browser: Browser, product: Product, story: PortalStory) {
  const journey = { story, say: wordsOf(story.language), product };
  const bookingId = await publishAd(page, journey);
  const context = await browser.newContext({
    baseURL: product.url,
    locale: story.language,
    viewport: page.viewportSize(),
    permissions: ['camera', 'microphone'],
  });
  const visitor = await context.newPage();
  await find(visitor, journey);
  await apply(visitor, journey);
  await signUp(visitor, journey);
  await interview(visitor, journey);
  await context.close();
  await seeApplicant(page, journey, bookingId);
}

/** The ad and its questions are written by calls; publishing is pressed. */
async function publishAd(page: Page, { story, say, product }: Journey) {
  const call = await product.as(recruiter);
  const { title, tasks, question } = story.job;
  const { bookingId } = await call(jobAdEditing.create, { title, language: story.language });
  await call(jobAdEditing.update, {
    bookingId,
    tasks: `<p>${tasks}</p>`,
    employmentType: ['Full Time'],
    field: ['Craft trades'],
    places: [{ street: '', postalCode: '', city: 'Bamberg', region: '', country: 'DE' }],
    replyDays: 5,
  });
  const code = await call(jobCodeEditing.create, {
    bookingId,
    title,
    questions: [{ id: randomUUID(), text: question, kinds: ['video'], seconds: 60, thinkSeconds: 0, retries: '1', skippable: false }],
  });
  await call(jobCodeEditing.publish, { id: code.id });
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${bookingId}&lang=${story.language}`);
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();
  await expect(page.getByText(say('job-ads:editor.published'))).toBeVisible();
  return bookingId;
}

async function find(page: Page, { story, say }: Journey) {
  await page.goto(`/jobs?lang=${story.language}`);
  await page.getByRole('combobox', { name: say('job-search:what') }).fill(story.misspelt);
  await page.getByRole('button', { name: story.meant, exact: true }).click();
  await page.getByRole('article').getByRole('link', { name: story.job.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: story.job.title })).toBeVisible();
  await expectGoodScreen(page, 'found-job');
}

async function apply(page: Page, { say }: Journey) {
  await page
    .getByRole('link', { name: say('job-ads:view.apply') })
    .first()
    .click();
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company: 'Lindenhof Bakeries' }) }).check();
  await page.getByRole('button', { name: say('interviews:go.on'), exact: true }).click();
  await page.getByRole('link', { name: say('interviews:join.signUp') }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByLabel(say('accounts:firstName'))).toBeVisible();
}

async function signUp(page: Page, { story, say, product }: Journey) {
  const { firstName, lastName, email, password } = story.candidate;
  await page.getByRole('textbox', { name: say('accounts:firstName'), exact: true }).fill(firstName);
  await page.getByRole('textbox', { name: say('accounts:lastName'), exact: true }).fill(lastName);
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('accounts:signUp.asCandidate') }).click();
  await expect(page.getByText(say('accounts:confirmInfo.sentTo', { address: email }))).toBeVisible();
  await page.goto(linkIn(await product.mailTo(email), /activation/));
  await expect(page.getByText(say('accounts:activation.done'))).toBeVisible();
  await expect(page).toHaveURL(/-interview\//);
}

/** The consent was given before signing up: the interview goes on where it was left. */
async function interview(page: Page, journey: Journey) {
  const { story, say, product } = journey;
  await checkDevices(page, journey);
  await expect(page.getByRole('heading', { name: story.job.question })).toBeVisible();
  await record(page, journey, /00 : 5[0-6]/);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await page.getByRole('button', { name: say('interviews:question.review') }).click();
  await page.getByRole('button', { name: say('interviews:review.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('applying:home.arrived.title') })).toBeVisible({ timeout: 90_000 });
  await product.mailTo(story.candidate.email, new RegExp(story.job.title));
  await page.goto(`/candidate-dashboard?lang=${story.language}`);
  await expect(page.getByText(story.job.title).first()).toBeVisible();
  await expectGoodScreen(page, 'dashboard-applied');
}

async function seeApplicant(page: Page, { story, say }: Journey, bookingId: string) {
  const name = `${story.candidate.firstName} ${story.candidate.lastName}`;
  await page.goto(`/candidate-management?bookingId=${bookingId}&lang=${story.language}`);
  await page.getByRole('link', { name }).click();
  await expectPlays(page.getByRole('group', { name: say('applicants:review.answerOf', { name, number: 1 }) }), say);
}
