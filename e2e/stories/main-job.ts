import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { addQuestion, beginJob } from '../support/new-job.ts';
import { expect, type Product } from '../support/product.ts';
import { linkIn, type Words, wordsOf } from '../support/words.ts';

/** What the people of a journey write, each in the own language. */
export interface Story {
  language: Language;
  company: string;
  recruiter: { firstName: string; lastName: string; email: string; password: string };
  candidate: { firstName: string; lastName: string; email: string };
  job: { title: string; introduction: string; questions: [string, string] };
  message: string;
  comment: string;
  /** What the kind refusal says. */
  refusal: RegExp;
}

interface Journey {
  story: Story;
  say: Words;
  product: Product;
}

/** The player shows moving pictures: the second that it stands at grows. */
export async function expectPlays(group: Locator, say: Words) {
  const second = () => group.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await group.getByRole('button', { name: say('common:player.play'), exact: true }).click();
  await expect.poll(second, { timeout: 60_000 }).toBeGreaterThan(0.5);
}

/** From an invitation to the kind answer, through the screens alone. */
export async function runMainJob(page: Page, browser: Browser, product: Product, story: Story) {
  const journey = { story, say: wordsOf(story.language), product };
  await signUp(page, journey);
  await makeJobCode(page, journey);
  await invite(page, journey);
  const context = await browser.newContext();
  const candidate = await context.newPage();
  await arrive(candidate, journey);
  await checkDevices(candidate, journey);
  await answer(candidate, journey);
  await send(candidate, journey);
  await watch(page, journey);
  await judge(page, journey);
  await deny(page, journey);
  await hear(candidate, journey);
  await context.close();
}

async function signUp(page: Page, { story, say, product }: Journey) {
  const { firstName, lastName, email, password } = story.recruiter;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('accounts:signUp.claim') })).toBeVisible();
  await page.getByRole('tab', { name: say('accounts:signUp.title') }).click();
  await page.getByText(say('accounts:signUp.recruiter'), { exact: true }).click();
  await page.getByRole('textbox', { name: say('accounts:firstName'), exact: true }).fill(firstName);
  await page.getByRole('textbox', { name: say('accounts:lastName'), exact: true }).fill(lastName);
  await page.getByLabel(say('accounts:companyName')).fill(story.company);
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByLabel(say('accounts:password'), { exact: false }).first().fill(password);
  await page.getByRole('checkbox').check();
  await expectGoodScreen(page, 'sign-up');
  await page.getByRole('button', { name: say('accounts:signUp.asRecruiter') }).click();
  await expect(page.getByText(say('accounts:confirmInfo.sentTo', { address: email }))).toBeVisible();
  await expectGoodScreen(page, 'sign-up-mailed');

  await page.goto(linkIn(await product.mailTo(email), /activation/));
  await expect(page.getByText(say('accounts:activation.done'))).toBeVisible();
  // home leads on, step by step
  await expect(page.getByRole('heading', { name: say('home:title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: say('home:steps.title') })).toBeVisible();
  await expectGoodScreen(page, 'home-empty');
  await page.goto('/job-management');
  await expect(page.getByText(say('job-ads:list.empty.open'))).toBeVisible();
  await expectGoodScreen(page, 'jobs-empty');
}

async function choose(within: Locator, label: string, option: string) {
  await within.getByRole('combobox', { name: label }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
}

async function makeJobCode(page: Page, { story, say }: Journey) {
  await beginJob(page, say, story.job.title, ['code']);
  await page.getByLabel(say('job-codes:editor.introduction')).fill(story.job.introduction);
  for (const [index, text] of story.job.questions.entries()) {
    await addQuestion(page, say, text);
    const card = page.getByRole('listitem', { name: say('job-codes:question.name', { number: index + 1 }), exact: true });
    await choose(card, say('job-codes:question.seconds'), say('job-codes:length.minutes', { count: 1 }));
    await choose(card, say('job-codes:question.think'), say('job-codes:length.none'));
  }
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();
  await expect(page.getByText(say('job-codes:editor.published'))).toBeVisible();
  await expectGoodScreen(page, 'editor');
}

async function invite(page: Page, { story, say, product }: Journey) {
  const { firstName, lastName, email } = story.candidate;
  // on a phone it stands in the menu
  const link = page.getByRole('link', { name: say('job-codes:editor.invite'), exact: true });
  if (!(await link.isVisible())) await page.getByRole('button', { name: say('job-ads:job.more') }).click();
  await link.or(page.getByRole('menuitem', { name: say('job-codes:editor.invite'), exact: true })).click();
  await expect(page.getByText(say('invitations:empty'))).toBeVisible();
  await expectGoodScreen(page, 'invitations-empty');
  await page
    .getByRole('button', { name: say('common:inviteCandidates') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('invitations:invite.people')).fill(`${firstName} ${lastName} <${email}>`);
  await dialog.getByLabel(say('invitations:invite.message')).fill(story.message);
  await expectGoodScreen(page, 'invite');
  await dialog.getByRole('button', { name: say('invitations:invite.send', { count: 1 }) }).click();
  await expect(page.getByText(say('invitations:invite.done', { count: 1 }))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectGoodScreen(page, 'invitations');
  expect((await product.mailTo(email)).text).toContain(story.message);
}

async function arrive(page: Page, { story, say, product }: Journey) {
  const { firstName, email } = story.candidate;
  const { company, job } = story;
  await page.goto(linkIn(await product.mailTo(email), /video-interview/));
  await expect(page.getByText(say('interviews:landing.hello', { name: firstName }))).toBeVisible();
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
  await expect(page.getByText(job.introduction)).toBeVisible();
  await expectGoodScreen(page, 'landing');
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company }) }).check();
  await page.getByRole('button', { name: say('interviews:go.as', { name: firstName }) }).click();
}

export async function checkDevices(page: Page, { say }: Pick<Journey, 'say'>) {
  const upright = page.getByRole('button', { name: say('interviews:rotate.goOn') });
  const record = page.getByRole('button', { name: say('interviews:check.test', { count: 5 }) });
  await expect(upright.or(record).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 576) {
    await expectGoodScreen(page, 'rotate');
    await upright.click();
  }
  await expectGoodScreen(page, 'check');
  await record.click();
  await expect(page.getByText(say('interviews:check.back'))).toBeVisible({ timeout: 90_000 });
  await expectPlays(page.getByRole('group', { name: say('interviews:check.played') }), say);
  await expectGoodScreen(page, 'check-played');
  await page.getByRole('button', { name: say('interviews:check.first') }).click();
}

/** Records until the clock shows that some seconds have passed. */
export async function record(page: Page, { say }: Pick<Journey, 'say'>, at: RegExp) {
  await page.getByRole('button', { name: say('interviews:stage.start') }).click();
  await expect(page.getByTestId('timer')).toHaveText(at, { timeout: 60_000 });
  await page.getByRole('button', { name: say('interviews:stage.stop') }).click();
}

const fewSeconds = /00 : 5[0-6]/;

async function answer(page: Page, journey: Journey) {
  const { story, say } = journey;
  const [first, second] = story.job.questions;
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await expectGoodScreen(page, 'question');
  await record(page, journey, fewSeconds);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await page.getByRole('button', { name: say('interviews:question.again') }).click();
  await record(page, journey, fewSeconds);
  await expect(page.getByTestId('take')).toHaveCount(2);
  await expect(page.getByTestId('upload-pill')).toHaveText(say('interviews:pill.safe'), { timeout: 60_000 });
  await page.getByTestId('take').first().getByRole('button').click();
  await page.getByRole('button', { name: say('interviews:take.use') }).click();
  await expect(page.getByTestId('take').first()).toHaveAttribute('data-chosen', 'true');
  await expectGoodScreen(page, 'takes');
  await page.getByRole('button', { name: say('interviews:question.next') }).click();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await record(page, journey, fewSeconds);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await page.getByRole('button', { name: say('interviews:question.review') }).click();
}

async function send(page: Page, { story, say, product }: Journey) {
  await expect(page.getByText(say('interviews:review.kind.video'))).toHaveCount(2);
  await expectGoodScreen(page, 'look-over');
  await page.getByRole('button', { name: say('interviews:review.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('applying:home.arrived.title') })).toBeVisible({ timeout: 90_000 });
  await expectGoodScreen(page, 'sent');
  await product.mailTo(story.candidate.email, new RegExp(`${story.job.title}.*(sent|gesendet|envoyé)`));
}

async function watch(page: Page, { story, say }: Journey) {
  const name = `${story.candidate.firstName} ${story.candidate.lastName}`;
  await page.goto('/job-management');
  const job = page.getByRole('listitem').filter({ hasText: story.job.title });
  await expect(job.getByText(new RegExp(say('common:progress.unseen', { count: 1 })))).toBeVisible();
  await expectGoodScreen(page, 'jobs');
  await job.getByRole('link', { name: story.job.title }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect(row.getByText(say('common:status.New'), { exact: true })).toBeVisible();
  await expectGoodScreen(page, 'applicants');
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: story.job.questions[0] })).toBeVisible();
  await expectPlays(page.getByRole('group', { name: say('applicants:review.answerOf', { name, number: 1 }) }), say);
  await expectGoodScreen(page, 'review');
}

async function judge(page: Page, { story, say }: Journey) {
  // one answer leads on to the next: back to the first one, and at rest
  for (const film of await page.locator('video:visible').all()) await film.evaluate((one: HTMLVideoElement) => one.pause());
  await page
    .getByRole('navigation', { name: say('applicants:review.strip') })
    .getByRole('button')
    .first()
    .click();
  const fourStars = page.getByRole('radio', { name: say('applicants:review.starsLabel', { count: 4 }) });
  await page.locator(`label[for="${await fourStars.getAttribute('id')}"]`).click();
  await expect(fourStars).toBeChecked();
  await page.getByLabel(say('applicants:comments.new')).fill(story.comment);
  await page.getByRole('button', { name: say('applicants:comments.add') }).click();
  const note = page.getByRole('article').filter({ hasText: story.comment });
  const place = say('applicants:comments.at', { number: 1, second: '' });
  await expect(note.getByRole('button', { name: new RegExp(`^${place}\\d`) })).toBeVisible();
  await expectGoodScreen(page, 'judged');
}

async function deny(page: Page, { story, say, product }: Journey) {
  await page.getByRole('button', { name: say('applicants:decide.Denied') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue(story.refusal);
  await expectGoodScreen(page, 'deny');
  await dialog.getByRole('button', { name: say('applicants:decide.mailed.Denied') }).click();
  const name = `${story.candidate.firstName} ${story.candidate.lastName}`;
  await expect(page.getByText(say('applicants:review.decided', { name, status: say('common:status.Denied') }))).toBeVisible();
  const mail = await product.mailTo(story.candidate.email, story.refusal);
  expect(mail.html).toContain(`lang="${story.language}"`);
  await page.reload();
  await page.getByRole('tab', { name: say('applicants:review.tab.history') }).click();
  await expect(page.getByText(say('applicants:status.mailState.sent'))).toBeVisible();
  await expectGoodScreen(page, 'denied');
}

/** The letter leads to the home of the application: the decision, the letter itself, and the film that was sent. */
async function hear(page: Page, { story, say, product }: Journey) {
  await page.goto(linkIn(await product.mailTo(story.candidate.email, story.refusal), /video-interview/));
  const way = page.getByRole('list', { name: say('applying:home.stations.label') });
  await expect(way.getByText(say('common:application.status.Denied'))).toBeVisible();
  const letters = page.getByRole('region', { name: say('applying:home.letters.title') });
  // on a phone what was written and what was sent are folded to a line each
  const folded = page.locator('section h2 button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(letters.getByText(story.refusal)).toBeVisible();
  await expectPlays(page.getByRole('group', { name: say('applying:home.given.answer', { number: 1 }) }), say);
  await expectGoodScreen(page, 'home-decided');
}
