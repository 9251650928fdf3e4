import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { noDovecot, startDovecot } from '../../server/test/outside/dovecot.ts';
import { leakingHtml } from '../../server/test/outside/mail-leaks.ts';
import { anEmail, type MailServer, mailPassword } from '../../server/test/outside/mailboxes.ts';
import { startSmtp } from '../../server/test/outside/smtp.ts';
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

type Smtp = Awaited<ReturnType<typeof startSmtp>>;
interface Stage {
  product: Product;
  mail: MailServer;
  smtp: Smtp;
}

/** The open e-mail of a candidate is answered by a template, taken back once, and then leaves. */
async function answer(page: Page, smtp: Smtp, address: string, language: Language) {
  const say = wordsOf(language);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: say('emails:how.reply'), exact: true }).click();
  await expect(page.getByLabel(say('emails:compose.subject'))).toHaveValue('Re: Early shift');
  const words = page.getByRole('textbox', { name: say('emails:compose.words') });
  await expect(words).toContainText('Wednesday is fine too.');
  await page.getByRole('button', { name: say('emails:outgoing.set') }).click();
  await dialog.getByLabel(say('emails:outgoing.host')).fill(smtp.host);
  await dialog.getByLabel(say('emails:port')).fill(String(smtp.port));
  await dialog.getByRole('switch', { name: say('emails:secure') }).uncheck();
  await expect(dialog.getByLabel(say('emails:user'))).toHaveValue(address);
  await dialog.getByLabel(say('emails:password'), { exact: true }).fill(mailPassword);
  await expectGoodScreen(page, 'sending-settings');
  await dialog.getByRole('button', { name: say('common:save') }).click();
  await expect(page.getByText(say('emails:outgoing.missing'))).toHaveCount(0);

  const trialDay = `Probetag ${randomUUID().slice(0, 4)}`;
  await page.getByRole('button', { name: say('emails:compose.templates') }).click();
  // ours, beside those that the company has written in another language before
  await expect(dialog.getByRole('listitem').nth(3)).toBeVisible();
  await expectGoodScreen(page, 'templates');
  await dialog.getByRole('button', { name: say('text-templates:add') }).click();
  await dialog.getByRole('textbox', { name: say('text-templates:name') }).fill(trialDay);
  const german = dialog.getByRole('group', { name: 'Deutsch' });
  await german.getByRole('textbox', { name: say('emails:compose.words') }).fill('Guten Tag {firstName},\n\nkommen Sie zum Probetag?');
  await expectGoodScreen(page, 'own-template');
  await dialog.getByRole('button', { name: say('common:save') }).click();
  await dialog.getByRole('listitem').filter({ hasText: trialDay }).getByRole('button').first().click();
  await expect(words).toContainText('Probetag');
  await expect(words).toContainText('Jonas');
  await expect(words).not.toContainText('{');
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('our plan') });
  await expect(page.getByText('plan.txt')).toBeVisible();
  await expectGoodScreen(page, 'answering');
  // whatever happens to the page, what was written is kept
  await expect(page.getByText(say('common:autosave.saving'))).toHaveCount(0);
  await page.reload();
  await expect(words).toContainText('Jonas');
  await expect(page.getByText('plan.txt')).toBeVisible();
  await page.getByRole('button', { name: say('emails:compose.later') }).click();
  await expectGoodScreen(page, 'later');
  await dialog.getByRole('button', { name: say('common:cancel') }).click();
  const send = page.getByRole('button', { name: say('common:send'), exact: true });
  await send.click();
  await expect(page.getByText(say('emails:compose.sending'))).toBeVisible();
  // the editor has a button of this name too
  await page
    .getByRole('region', { name: say('common:notices') })
    .getByRole('button', { name: say('common:undo') })
    .click();
  await expect(words).toContainText('Jonas');
  expect(smtp.received.filter(({ from }) => from === address)).toEqual([]);
  await send.click();
  const outbox = page.getByRole('region', { name: say('emails:outbox.title') });
  await expect(outbox.getByText('Re: Early shift')).toBeVisible();
  await expectGoodScreen(page, 'waiting');
  await expect.poll(() => smtp.received.filter(({ from }) => from === address).length, { timeout: 60_000 }).toBe(1);
  await expect(outbox).toHaveCount(0, { timeout: 60_000 });
  await page.getByLabel(say('emails:folder'), { exact: true }).selectOption({ value: 'Sent' });
  await expect(page.getByRole('region', { name: say('emails:list') }).getByRole('button', { name: 'Re: Early shift' })).toBeVisible({
    timeout: 90_000,
  });
  await expectGoodScreen(page, 'sent');
  await page.getByLabel(say('emails:folder'), { exact: true }).selectOption({ value: 'INBOX' });
}

/** The e-mails with the candidate stand beside the application: one is shared with whoever sees it, and taken back. */
async function beside(page: Page, language: Language) {
  const say = wordsOf(language);
  await page
    .getByRole('article')
    .getByRole('link', { name: say('emails:application') })
    .click();
  await page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  const section = page.getByRole('region', { name: say('applicants:emails.title') });
  // what the candidate wrote, and the answer
  await expect(section.getByRole('link', { name: 'Re: Early shift' })).toHaveCount(2);
  await section.scrollIntoViewIfNeeded();
  await expectGoodScreen(page, 'beside');
  const share = section.getByRole('button', { name: say('applicants:emails.shareOne', { subject: 'Early shift' }), exact: true });
  await share.click();
  const shared = section.getByRole('group').filter({ hasText: 'Early shift' });
  await shared.locator('summary').click();
  await expect(shared.getByText('may I come on Tuesday?')).toBeVisible();
  await expectGoodScreen(page, 'shared');
  await shared.getByRole('button', { name: say('applicants:emails.takeBackOne', { subject: 'Early shift' }) }).click();
  await expect(share).toBeVisible();
  await section.getByRole('link', { name: 'Early shift', exact: true }).click();
  await expect(page.getByRole('article').getByText('may I come on Tuesday?')).toBeVisible();
}

/** A recruiter connects a mailbox, reads mails, also hostile ones, and tidies them away. */
async function read(page: Page, { product, mail, smtp }: Stage, language: Language) {
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
  // of a conversation its newest e-mail stands for all of it
  await expect(list.getByText(say('emails:candidate'))).toHaveCount(1);
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
  await answer(page, smtp, address, language);
  await row('Re: Early shift').click();
  await beside(page, language);
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
    let smtp: Smtp;
    let product: Awaited<ReturnType<typeof startProduct>>;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      mail = await startDovecot();
      smtp = await startSmtp();
      product = await startProduct({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128', NODE_EXTRA_CA_CERTS: `${mail.folder}/cert.pem` });
    });
    test.afterAll(async () => {
      await product.stop();
      await smtp.end();
      await mail.end();
    });
    for (const language of languagesOf(usual))
      test(`a recruiter connects a mailbox, reads mails with and without their pictures, answers a candidate, finds it beside the application, and tidies up (${language})`, async ({
        browser,
      }) => {
        test.setTimeout(360_000);
        const context = await browser.newContext({ locale: localeOf[language], viewport: test.info().project.use.viewport ?? null });
        await read(await context.newPage(), { product, mail, smtp }, language);
        await context.close();
      });
  });
}
