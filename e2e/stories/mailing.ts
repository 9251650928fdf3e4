import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { anEmail, type MailServer, mailPassword, noDovecot, startDovecot } from '../../server/test/outside/dovecot.ts';
import { leakingHtml } from '../../server/test/outside/mail-leaks.ts';
import { frameDocument } from '../../web/src/areas/emails/frame-document.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { languagesOf, localeOf } from '../support/languages.ts';
import { expect, type Product, startProduct, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const recruiter = 'recruiter@demo.example';
const candidate = 'candidate@demo.example';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/** A web server elsewhere that notes what is fetched from it. */
async function elsewhere({ folder }: MailServer) {
  const fetched: string[] = [];
  const certificate = { cert: fs.readFileSync(`${folder}/cert.pem`), key: fs.readFileSync(`${folder}/key.pem`) };
  const server = https.createServer(certificate, (request, reply) => {
    fetched.push(request.url ?? '');
    reply.writeHead(200, { 'content-type': 'image/png' }).end(png);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { fetched, url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function fill(mail: MailServer, address: string, pictures: string) {
  const there = await mail.elsewhere(address);
  const html = 'text/html; charset=utf-8';
  const mails = [
    anEmail({ subject: 'Hostile', type: html, body: `<p>Congratulations</p>${leakingHtml(pictures)}` }),
    anEmail({
      subject: 'Our news',
      from: 'Bakers Weekly <news@bakers.test>',
      type: html,
      body: `<h2>News</h2><img src="${pictures}/news.png" width="80" height="80" alt="A loaf">`,
    }),
    anEmail({
      id: 'first@mail.test',
      subject: 'Early shift',
      from: `Jonas <${candidate}>`,
      body: 'Good morning,\n\nmay I come on Tuesday?',
    }),
    anEmail({
      subject: 'Re: Early shift',
      from: `Jonas <${candidate}>`,
      headers: { 'In-Reply-To': '<first@mail.test>' },
      body: 'Wednesday is fine too.',
    }),
  ];
  for (const [n, one] of mails.entries()) await there.append('INBOX', one, [], new Date(Date.now() - (mails.length - n) * 60_000));
  there.close();
}

/** A recruiter connects a mailbox, reads mails, also hostile ones, and tidies them away. */
async function read(page: Page, product: Product, mail: MailServer, language: Language) {
  const say = wordsOf(language);
  const address = `${language}-${page.viewportSize()?.width}@lindenhof.test`;
  const far = await elsewhere(mail);
  await fill(mail, address, far.url);
  const foreign: string[] = [];
  const note = (request: Request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(product.url)) foreign.push(request.url());
  };
  page.on('requestfinished', note);
  // what a policy stops never leaves the browser, and fails by a word of it; what has left fails by an error of the network
  page.on('requestfailed', (request) => request.failure()?.errorText.startsWith('net::') && note(request));
  await product.signIn(page, recruiter);
  await page.goto(`${product.url}/emails`);
  await expect(page.getByRole('heading', { level: 1, name: say('emails:none') })).toBeVisible();
  await expectGoodScreen(page, 'not-connected');

  await page.getByRole('button', { name: say('emails:connect') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('emails:email')).fill(address);
  await dialog.getByLabel(say('emails:password'), { exact: true }).fill('not the password');
  await expect(dialog.getByText(say('emails:found.unknown'))).toBeVisible();
  await expect(dialog.getByLabel(say('emails:user'))).toHaveValue(address);
  await dialog.getByLabel(say('emails:host')).fill(mail.host);
  await dialog.getByLabel(say('emails:port')).fill(String(mail.port));
  await dialog.getByRole('switch', { name: say('emails:secure') }).uncheck();
  await dialog.getByRole('button', { name: say('emails:connect') }).click();
  await expect(dialog.getByText(say('common:refusals.mailbox-login'))).toBeVisible();
  await expectGoodScreen(page, 'refused');
  await dialog.getByLabel(say('emails:password'), { exact: true }).fill(mailPassword);
  await dialog.getByRole('button', { name: say('emails:connect') }).click();

  const list = page.getByRole('region', { name: say('emails:list') });
  const row = (subject: string) => list.getByRole('button', { name: subject });
  await expect(row('Our news')).toBeVisible({ timeout: 30_000 });
  await expect(list.getByText(say('emails:candidate'))).toHaveCount(2);
  await expectGoodScreen(page, 'list');

  const opened = page.getByRole('article');
  const back = () => page.getByRole('button', { name: say('emails:toList') });
  const toList = async () => {
    if (await back().isVisible()) await back().click();
  };
  await row('Re: Early shift').click();
  await expect(opened.getByText('Wednesday is fine too.')).toBeVisible();
  await expect(opened.getByRole('link', { name: say('emails:application') })).toHaveAttribute('href', /candidate-details/);
  await expect(opened.getByRole('region', { name: say('emails:conversation') }).getByText('may I come on Tuesday?')).toBeVisible();
  await expectGoodScreen(page, 'conversation');
  await toList();

  await row('Our news').click();
  const frame = opened.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(far.fetched).toEqual([]);
  await expectGoodScreen(page, 'pictures-hidden');
  await opened.getByRole('button', { name: say('emails:showPictures') }).click();
  const loaf = frame.getByRole('img', { name: 'A loaf' });
  await expect(loaf).toHaveJSProperty('naturalWidth', 1);
  expect(far.fetched).toEqual(['/news.png']);
  await expectGoodScreen(page, 'pictures-shown');
  await toList();

  await row('Hostile').click();
  await expect(frame.getByText('Congratulations')).toBeVisible();
  // and as if nothing had cleaned it: the frame alone keeps every one of them in
  const raw = frameDocument(`<p>Uncleaned</p>${leakingHtml(far.url)}`, undefined);
  await opened.locator('iframe').evaluate(
    (one: HTMLIFrameElement, html) =>
      new Promise((loaded) => {
        one.addEventListener('load', loaded, { once: true });
        one.srcdoc = html;
      }).then(() => undefined),
    raw,
  );
  await expect(frame.getByText('Uncleaned')).toBeVisible();
  expect(foreign).toEqual([]);
  expect(far.fetched).toEqual(['/news.png']);

  await opened.getByRole('button', { name: say('emails:delete') }).click();
  await expect(page.getByText(say('emails:trashed'))).toBeVisible();
  await expect(row('Hostile')).toHaveCount(0);
  await page.getByRole('button', { name: say('common:undo') }).click();
  await expect(row('Hostile')).toBeVisible();
  const there = await mail.elsewhere(address);
  await there.append('INBOX', anEmail({ subject: `Arrived meanwhile ${language}` }));
  await expect(row(`Arrived meanwhile ${language}`)).toBeVisible({ timeout: 60_000 });
  there.close();

  await page.getByRole('button', { name: say('emails:options') }).click();
  await page.getByRole('menuitem', { name: say('emails:disconnect') }).click();
  await dialog.getByRole('button', { name: say('emails:disconnect') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('emails:none') })).toBeVisible();
  far.close();
}

/** Reading the own mail, in these languages. */
export function tellMailing(usual: readonly Language[]) {
  test.describe('with a mail server', () => {
    test.skip(noDovecot, 'a mailbox needs Dovecot, which `npm test` installs as root on Debian');
    let mail: MailServer;
    let product: Awaited<ReturnType<typeof startProduct>>;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      mail = await startDovecot();
      product = await startProduct({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128', NODE_EXTRA_CA_CERTS: `${mail.folder}/cert.pem` });
    });
    test.afterAll(async () => {
      await product.stop();
      await mail.end();
    });
    for (const language of languagesOf(usual))
      test(`a recruiter connects a mailbox, reads mails with and without their pictures, and tidies up (${language})`, async ({
        browser,
      }) => {
        test.setTimeout(240_000);
        const context = await browser.newContext({ locale: localeOf[language], viewport: test.info().project.use.viewport ?? null });
        await read(await context.newPage(), product, mail, language);
        await context.close();
      });
  });
}
