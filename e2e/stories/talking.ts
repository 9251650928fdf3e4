import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { languagesOf, localeOf } from '../support/languages.ts';
import { expect, type Product, test } from '../support/product.ts';
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
  const words = (one: Page) => one.getByRole('textbox', { name: say('chat:message') });
  const write = async (one: Page, text: string) => {
    await words(one).fill(text);
    await words(one).press('Enter');
  };
  const log = (one: Page) => one.getByRole('log');

  await there.page.goto(`${product.url}/candidate-management`);
  await page.goto(`${product.url}/application/${applied.bookingId}`);
  await page.getByRole('link', { name: say('applying:home.write') }).click();
  await expect(words(page)).toBeVisible();
  await expectGoodScreen(page, 'nothing-written');
  await write(page, `Bonjour, guten Tag, hello: ${language} https://bread.example/${language}`);
  await expect(log(page).getByText(say('chat:sent')).last()).toBeVisible();

  await expect(there.page).toHaveTitle(/^\(\d+\) /);
  await there.page.goto(`${product.url}/candidate-details/candidate/${applicant.id}`);
  await there.page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await there.page.getByRole('link', { name: say('applicants:review.write') }).click();
  await expect(log(there.page).getByRole('link', { name: `https://bread.example/${language}` })).toBeVisible();
  await write(there.page, `The first answer ${language}`);
  await expect(log(page).getByText(`The first answer ${language}`)).toBeVisible();
  await expect(log(page).getByText(say('chat:read')).first()).toBeVisible();
  await expect(there.page).toHaveTitle(/^(?!\()/);
  await expectGoodScreen(page, 'talking');

  await line.cut();
  await write(page, `Written without a connection ${language}`);
  await write(page, `Better not ${language}`);
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
  await write(there.page, `From the other side ${language}`);
  await write(page, `Meanwhile ${language}`);
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
  await page.getByTestId('attachment').setInputFiles(picture);
  await expect(page.getByRole('button', { name: say('chat:takeOff', { name: `oven-${language}.png` }) })).toBeVisible();
  await write(page, `My oven ${language}`);
  const shown = log(there.page).getByRole('img', { name: `oven-${language}.png` });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expectGoodScreen(there.page, 'picture');

  await page.goto(`${product.url}/chat`);
  await expect(page.getByRole('heading', { level: 1, name: say('chat:title') })).toBeVisible();
  await page.getByRole('list').getByText(`My oven ${language}`).waitFor();
  await expectGoodScreen(page, 'list');
  for (const one of [page, there.page]) await one.context().close();
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
