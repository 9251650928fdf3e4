import { once } from 'node:events';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { WebSocket } from 'ws';
import { expectGoodScreen } from '../support/good-screen.ts';
import { callWith, expect, type Product, test } from '../support/product.ts';

const recruiter = 'recruiter@demo.example';
const candidate = 'candidate@demo.example';

/** So many messages from the candidate about the job, as their browser would send them. */
async function say(product: Product, bookingId: string, lines: number) {
  const basic = Buffer.from(`${candidate}:${product.password}`).toString('base64');
  const { token } = await callWith(product.url, `Basic ${basic}`)(signIn.login, {});
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/chat`);
  await once(socket, 'open');
  let conversationId = '';
  let told = 0;
  const all = new Promise<void>((done, fail) => {
    socket.once('close', (code) => fail(new Error(`The socket was closed with ${code} after ${told} of ${lines} messages`)));
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString());
      if ('refused' in frame || 'ask' in frame) fail(new Error(`After ${told} of ${lines} messages came ${JSON.stringify(frame)}`));
      if (!('serverDate' in frame)) return;
      conversationId = frame.conversationId;
      if (++told === lines) done();
    });
  });
  socket.send(JSON.stringify({ fromEmail: '', token, msg: false, recipient: [] }));
  for (let line = 1; line <= lines; line++)
    socket.send(
      JSON.stringify({
        msg: true,
        message: `Line ${line}. ${line === 37 ? 'Sourdough!' : 'And on. '.repeat(line % 9)}`,
        recipient: [recruiter],
        bookingId,
        clientId: crypto.randomUUID(),
      }),
    );
  await all;
  socket.close();
  return conversationId;
}

test('a long conversation opens where one stopped reading, keeps the place while one scrolls, and leads to a found message', async ({
  page,
  product,
}) => {
  const them = await product.as(recruiter);
  const { items } = await them(applicants.ofCompany, { count: 40 });
  const applicant = items.find((one) => one.email === candidate);
  if (!applicant) throw new Error('The demo has no application of its candidate');
  const conversationId = await say(product, applicant.bookingId, 600);
  const { conversation } = await them(messages.history, { conversationId, count: 1 });
  const from = conversation.lastNumber - 600;
  await them(messages.seen, { conversationId, number: from + 400 });
  await product.signIn(page, recruiter);
  await page.goto(`${product.url}/chat?with=${conversationId}`);
  const log = page.getByRole('log');
  const line = (number: number) => log.getByRole('article').filter({ hasText: `Line ${number}.` });
  await expect(line(401)).toBeInViewport();
  await expect(line(600)).toHaveCount(0);
  await expectGoodScreen(page, 'long');

  // up through several pages, by the wheel: whatever came above, the line one looked at moves as far as the wheel went
  await log.hover();
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  const topOf = (number: number) => line(number).evaluate((one) => one.getBoundingClientRect().top);
  const firstShown = () =>
    log.evaluate((list) => {
      const edge = list.getBoundingClientRect().top;
      const seen = [...list.querySelectorAll('[data-number]')].find((one) => one.getBoundingClientRect().top >= edge);
      return Number(/Line (\d+)\./.exec(seen?.textContent ?? '')?.[1]);
    });
  for (let pages = 0; pages < 40 && (await firstShown()) > 120; pages++) {
    const watched = await firstShown();
    const before = await topOf(watched);
    const held = await log.evaluate((list) => list.scrollTop);
    await page.mouse.wheel(0, -500);
    await expect.poll(() => log.evaluate((list) => list.scrollTop)).not.toBe(held);
    // no further than to the top of what was there: on a slow machine the next page may not be
    const far = [500, Math.min(500, held)];
    const missed = async () => {
      const moved = (await topOf(watched)) - before;
      return Math.min(...far.map((one) => Math.abs(moved - one)));
    };
    await expect.poll(missed).toBeLessThan(80);
    expect(await log.getByRole('article').count()).toBeLessThanOrEqual(200);
  }
  await expect(line(600)).toHaveCount(0);
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(line(600)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'To the newest message' })).toHaveCount(0);
  await expect.poll(async () => (await them(messages.history, { conversationId, count: 1 })).conversation.unread).toBe(0);

  await page.getByRole('searchbox').fill('sourdough');
  await page
    .getByRole('region', { name: 'In messages' })
    .getByRole('button', { name: /Line 37\./ })
    .click();
  await expect(line(37)).toBeFocused();
  await expect(line(37)).toBeInViewport();
});
