import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { languagesOf, localeOf } from '../support/languages.ts';
import { administrator, expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const candidate = 'candidate@demo.example';
const recruiter = 'recruiter@demo.example';

/** The way from a page to the socket, which the journey cuts and mends. */
async function lineOf(page: Page) {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/chat$/, (socket) => {
    if (!whole) return void socket.close({ code: 1013 });
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      whole = false;
      await Promise.all([...open].map((one) => one.close({ code: 1013 })));
      open.clear();
    },
    mend() {
      whole = true;
    },
  };
}

async function sat(browser: Browser, product: Product, email: string, language: Language) {
  const page = await (
    await browser.newContext({ locale: localeOf[language], viewport: test.info().project.use.viewport ?? null })
  ).newPage();
  const line = await lineOf(page);
  await product.signIn(page, email);
  return { page, line };
}

const log = (one: Page) => one.getByRole('log');
const words = (one: Page, language: Language) => one.getByRole('textbox', { name: wordsOf(language)('chat:message'), exact: true });

async function write(one: Page, language: Language, text: string) {
  await words(one, language).fill(text);
  await words(one, language).press('Enter');
}

/** What was said is answered, written otherwise and deleted, and both see it. */
async function changeMinds(page: Page, there: Page, language: Language) {
  const say = wordsOf(language);
  const choose = async (one: Page, text: string, act: 'reply' | 'edit' | 'deleteMessage') => {
    const said = log(one).getByRole('article').filter({ hasText: text }).first();
    await said.getByRole('button', { name: say('chat:messageOptions') }).click();
    await one.getByRole('menuitem', { name: say(`chat:${act}`) }).click();
  };
  const quoted = (one: Page) =>
    log(one)
      .getByRole('button', { name: say('chat:toQuoted') })
      .last();
  await choose(there, `My oven ${language}`, 'reply');
  await write(there, language, `A fine one ${language}`);
  await expect(quoted(page)).toContainText(`My oven ${language}`);
  await choose(page, `My oven ${language}`, 'edit');
  const field = page.getByRole('textbox', { name: say('chat:rewrite') });
  await field.fill(`My new stove ${language}`);
  await expectGoodScreen(page, 'rewriting');
  await field.press('Enter');
  await expect(quoted(there)).toContainText(`My new stove ${language}`);
  await quoted(there).click();
  await expect(
    log(there)
      .getByRole('article')
      .filter({ hasText: `My new stove ${language}` })
      .first(),
  ).toBeFocused();
  await expectGoodScreen(there, 'answered');
  const gone = log(there).getByText(say('chat:deleted'));
  const before = await gone.count();
  await choose(page, `My new stove ${language}`, 'deleteMessage');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('chat:deleteMessage') })
    .click();
  await expect(gone).toHaveCount(before + 2);
  await expect(log(there).getByRole('img', { name: `oven-${language}.png` })).toHaveCount(0);
  await expectGoodScreen(page, 'deleted');
}

/** What goes along is on the server. */
async function filesAreUp(page: Page, language: Language) {
  const say = wordsOf(language);
  await expect(page.getByRole('button', { name: say('common:send') })).toBeEnabled();
  await expect(page.getByRole('list', { name: say('chat:chosen') }).getByRole('progressbar')).toHaveCount(0);
}

/** A film recorded for a message survives a line that breaks while it goes up, and plays at the other one. */
async function speak(page: Page, there: Page, language: Language) {
  const say = wordsOf(language);
  await page.route('**/chatrecording', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: say('chat:speak.title') }).click();
  const recorder = page.getByRole('dialog', { name: say('chat:speak.title') });
  const start = recorder.getByRole('button', { name: say('job-codes:recorder.start') });
  await expect(start).toBeEnabled();
  await expectGoodScreen(page, 'speaking');
  await start.click();
  await expect(recorder.getByText(/^00 : (0[2-9]|[1-5]\d)$/)).toBeVisible();
  await recorder.getByRole('button', { name: say('job-codes:recorder.stop') }).click();
  await recorder.getByRole('button', { name: say('chat:speak.use') }).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('chat:again') })
    .click();
  await filesAreUp(page, language);
  await write(page, language, `Hear me ${language}`);
  const said = log(there)
    .getByRole('article')
    .filter({ hasText: `Hear me ${language}` });
  await said.getByRole('button', { name: say('common:player.play'), exact: true }).click();
  const film = said.locator('video');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
  await expectGoodScreen(there, 'spoken');
}

/** The recruiter begins with a template: it stands where they write, in the language of whoever reads it, with its places filled in. */
async function beginWithTemplate(page: Page, there: Page, language: Language) {
  const say = wordsOf(language);
  await there.getByRole('button', { name: say('chat:templates.title') }).click();
  const template = there.getByRole('dialog').getByRole('listitem').first().getByRole('button');
  await template.waitFor();
  await expectGoodScreen(there, 'templates');
  await template.click();
  await expect(words(there, language)).toBeFocused();
  const text = await words(there, language).inputValue();
  expect(text).toMatch(/Baker, early shift/);
  expect(text).not.toMatch(/[{}]/);
  await expectGoodScreen(there, 'template');
  await words(there, language).press('Enter');
  await expect(log(page).getByText(text).last()).toBeVisible();
}

/** The recruiter mutes the conversation; the candidate blocks the recruiter and takes it back. */
async function quieten(page: Page, there: Page, language: Language) {
  const say = wordsOf(language);
  const choose = async (one: Page, act: 'mute' | 'unmute' | 'block') => {
    await one.getByRole('button', { name: say('chat:options') }).click();
    await one.getByRole('menuitem', { name: say(`chat:${act}`), exact: true }).click();
  };
  await choose(there, 'mute');
  await expect(there.getByText(new RegExp(`^${say('chat:muted')} · `))).toBeVisible();
  await choose(there, 'unmute');
  await expect(there.getByText(new RegExp(`^${say('chat:muted')} · `))).toHaveCount(0);
  await choose(page, 'block');
  await expect(words(page, language)).toHaveCount(0);
  await expectGoodScreen(page, 'blocked');
  await write(there, language, `Into the wall ${language}`);
  await expect(there.getByText(say('chat:notTaken', { why: say('common:refusals.not-your-contact') }))).toBeVisible();
  await there.getByRole('button', { name: say('chat:dropMessage') }).click();
  await page.getByRole('button', { name: say('chat:unblock') }).click();
  await expect(words(page, language)).toBeVisible();
}

/** The candidate hands a message of the recruiter to the administrator, who takes it away for both. */
async function complain(page: Page, there: Page, judge: Page, product: Product, language: Language) {
  const say = wordsOf(language);
  const text = `From the other side ${language}`;
  const said = log(page).getByRole('article').filter({ hasText: text });
  await said.getByRole('button', { name: say('chat:messageOptions') }).click();
  await page.getByRole('menuitem', { name: say('chat:report'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('chat:reasons.insult') }).check();
  await dialog.getByLabel(say('chat:reportWords')).fill('Read it twice, please.');
  await expectGoodScreen(page, 'reporting');
  await dialog.getByRole('button', { name: say('chat:reportSend') }).click();
  await expect(page.getByText(say('chat:reported'))).toBeVisible();
  await judge.goto(`${product.url}/admin-panel/reports`);
  await expectGoodScreen(judge, 'reports');
  await judge.getByRole('listitem').getByRole('button').last().click();
  const report = judge.getByRole('dialog');
  await expect(report.getByText(text)).toBeVisible();
  await expect(report.getByText(`Meanwhile ${language}`)).toHaveCount(0);
  await report.getByRole('radio', { name: say('admin:reports.outcomes.removed') }).check();
  await report.getByLabel(say('admin:reports.grounds')).fill('Nobody is to be shouted at.');
  await expectGoodScreen(judge, 'deciding');
  await report.getByRole('button', { name: say('admin:reports.send') }).click();
  await expect(report).toBeHidden();
  for (const one of [page, there]) await expect(log(one).getByText(text)).toHaveCount(0);
}

/** A candidate writes, the recruiter answers from the applicant's page, and each of both loses the connection in turn. */
async function talk(browser: Browser, product: Product, language: Language) {
  const say = wordsOf(language);
  const all = (await (await product.as(recruiter))(applicants.ofCompany, { count: 40 })).items;
  // the job that this recruiter is in charge of; journeys before this one may have applied for others
  const applicant = all.find((one) => one.email === candidate && one.title === 'Baker, early shift');
  const { items } = await (await product.as(candidate))(applying.list, {});
  const applied = items.find(({ bookingId }) => bookingId === applicant?.bookingId);
  if (!applied || !applicant) throw new Error('The demo has no application of its candidate');
  // the title counts what happened meanwhile too
  for (const one of [candidate, recruiter]) await (await product.as(one))(notifications.see, { until: new Date().toISOString() });
  const { page, line } = await sat(browser, product, candidate, language);
  const there = await sat(browser, product, recruiter, language);
  await there.page.goto(`${product.url}/candidate-management`);
  await page.goto(`${product.url}/application/${applied.bookingId}`);
  await page.getByRole('link', { name: say('applying:home.write', { company: 'Lindenhof Bakeries' }) }).click();
  await expect(words(page, language)).toBeVisible();
  await expectGoodScreen(page, 'nothing-written');
  await write(page, language, `Bonjour, guten Tag, hello: ${language} https://bread.example/${language}`);
  await expect(log(page).getByText(say('chat:sent')).last()).toBeVisible();

  await expect(there.page).toHaveTitle(/^\(\d+\) /);
  await there.page.goto(`${product.url}/candidate-details/candidate/${applicant.id}`);
  await there.page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await there.page.getByRole('link', { name: say('applicants:review.write') }).click();
  await expect(log(there.page).getByRole('link', { name: `https://bread.example/${language}` })).toBeVisible();
  await write(there.page, language, `The first answer ${language}`);
  await expect(log(page).getByText(`The first answer ${language}`)).toBeVisible();
  await expect(log(page).getByText(say('chat:read')).first()).toBeVisible();
  await expect(there.page).toHaveTitle(/^(?!\()/);
  await expectGoodScreen(page, 'talking');
  await beginWithTemplate(page, there.page, language);

  await line.cut();
  await write(page, language, `Written without a connection ${language}`);
  await write(page, language, `Better not ${language}`);
  await expect(page.getByText(say('chat:offline'))).toBeVisible();
  await expect(page.getByText(say('chat:notSent'))).toHaveCount(2);
  await expectGoodScreen(page, 'not-sent');
  await page
    .getByRole('button', { name: say('chat:dropMessage') })
    .last()
    .click();
  await page.reload();
  await expect(page.getByText(say('chat:notSent'))).toHaveCount(1);
  line.mend();
  await expect(log(there.page).getByText(`Written without a connection ${language}`)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByText(say('chat:notSent'))).toHaveCount(0);
  await expect(log(page).getByText(`Better not ${language}`)).toHaveCount(0);

  await there.line.cut();
  await write(there.page, language, `From the other side ${language}`);
  await write(page, language, `Meanwhile ${language}`);
  await expect(there.page.getByText(say('chat:notSent'))).toHaveCount(1);
  there.line.mend();
  for (const one of [page, there.page]) {
    await expect(log(one).getByText(`From the other side ${language}`)).toHaveCount(1, { timeout: 60_000 });
    await expect(log(one).getByText(`Meanwhile ${language}`)).toHaveCount(1);
  }
  const order = (one: Page) =>
    log(one)
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.querySelector('p')?.textContent));
  expect(await order(there.page)).toEqual(await order(page));

  const picture = { name: `oven-${language}.png`, mimeType: 'image/png', buffer: await page.screenshot() };
  const plan = { name: `plan-${language}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Rye, then wheat') };
  await page.getByTestId('attachment').setInputFiles([picture, plan]);
  for (const { name } of [picture, plan]) await expect(page.getByRole('button', { name: say('chat:takeOff', { name }) })).toBeVisible();
  await filesAreUp(page, language);
  await expectGoodScreen(page, 'chosen');
  await write(page, language, `My oven ${language}`);
  const shown = log(there.page).getByRole('img', { name: `oven-${language}.png` });
  await expect(shown).toBeVisible();
  await expect(log(there.page).getByRole('link', { name: say('chat:download', { name: plan.name }) })).toBeVisible();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expectGoodScreen(there.page, 'picture');

  await speak(page, there.page, language);
  await changeMinds(page, there.page, language);
  await quieten(page, there.page, language);
  const judge = await sat(browser, product, administrator, language);
  await complain(page, there.page, judge.page, product, language);

  await page.goto(`${product.url}/chat`);
  await expect(page.getByRole('heading', { level: 1, name: say('chat:title') })).toBeVisible();
  await page.getByRole('list').getByText(`A fine one ${language}`).waitFor();
  await expectGoodScreen(page, 'list');
  await page.getByRole('searchbox').fill(`connection without ${language}`);
  const found = page.getByRole('region', { name: say('chat:inMessages') });
  await expect(found.getByRole('button')).toHaveCount(1);
  await expectGoodScreen(page, 'found');
  await found.getByRole('button').click();
  await expect(
    log(page)
      .getByRole('article')
      .filter({ hasText: `Written without a connection ${language}` }),
  ).toBeFocused();
  for (const one of [page, there.page, judge.page]) await one.context().close();
}

/** A talk about a job, once in each language. */
export function tellTalk(usual: readonly Language[]) {
  for (const language of languagesOf(usual))
    test(`a candidate writes and the recruiter answers from the applicant's page, also without a connection in between (${language})`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(300_000);
      await talk(browser, product, language);
    });
}
