import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { expect, type Product, test } from '../support/product.ts';

const owner = 'recruiter@demo.example';
const candidate = 'candidate@demo.example';
/** Every cut costs a browser a look at all that it shows: as many as a run on every change can pay for, or as many as are asked for. */
const rounds = Number(process.env.JOURNEY_CUTS ?? 4);
const eachRound = 10;
const seed = Number(process.env.JOURNEY_SEED ?? 1);

/** Where the two write: with whom, and about which job. */
interface Place {
  memberEmail: string;
  bookingId: string;
  conversationId: string | null;
}

/** A screen whose messages ever stood twice, in another order, with a number left out, or with other words than before says so. */
function watch() {
  const faults: string[] = [];
  const known = new Map<number, string>();
  Object.assign(window, { chatFaults: faults });
  new MutationObserver(() => {
    let last: number | undefined;
    for (const one of document.querySelectorAll<HTMLElement>('[role=log] [data-number]')) {
      const number = Number(one.dataset.number);
      const words = one.querySelector('p')?.textContent ?? '';
      if (last !== undefined && number !== last + 1) faults.push(`${number} after ${last}`);
      if ((known.get(number) ?? words) !== words) faults.push(`${number} has other words`);
      known.set(number, words);
      last = number;
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Somebody at the chat, and the line of their socket. */
async function sat(browser: Browser, product: Product, email: string, query: string) {
  const page = await (await browser.newContext()).newPage();
  const open = new Set<WebSocketRoute>();
  let whole = true;
  await page.routeWebSocket(/\/chat$/, (socket) => {
    if (!whole) return void socket.close({ code: 1013 });
    open.add(socket);
    socket.connectToServer();
  });
  await page.addInitScript(watch);
  await product.signIn(page, email);
  await page.goto(`${product.url}/chat?${query}`);
  return {
    page,
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
type Sat = Awaited<ReturnType<typeof sat>>;

/** What waits in this browser. The device says that the network is back, so that nobody waits for the next try. */
const left = (page: Page, email: string) =>
  page.evaluate((key) => {
    dispatchEvent(new Event('online'));
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length;
  }, `vitrine-unsent ${email}`);

/** Writes without a line, and loses it again while this is being sent. */
async function writeAndLose({ page, cut, mend }: Sat, email: string, place: Place, name: string) {
  for (let round = 0; round < rounds; round++) {
    await cut();
    const written = Array.from({ length: eachRound }, (_, n) => ({
      ...place,
      clientId: crypto.randomUUID(),
      message: `${name} ${round * eachRound + n + 1}`,
      clientDate: new Date().toISOString(),
      attachments: [],
      reply: null,
      refused: null,
    }));
    await page.evaluate(
      ([key, more]) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
        localStorage.setItem(key, JSON.stringify([...kept, ...more]));
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [`vitrine-unsent ${email}`, written] as const,
    );
    mend();
    const enough = round === rounds - 1 ? 0 : (seed + round * 7) % (eachRound - 2);
    await expect.poll(() => left(page, email), { timeout: 60_000, intervals: [20] }).toBeLessThanOrEqual(enough);
  }
}

async function allOf(call: Call, conversationId: string, from: number) {
  const all: { number: number; words: string }[] = [];
  for (let more = true; more; ) {
    const { items, later } = await call(messages.history, { conversationId, after: all.at(-1)?.number ?? from, count: 200 });
    all.push(...items.map(({ number, message }) => ({ number, words: message })));
    more = later;
  }
  return all;
}

const shown = (page: Page) =>
  page
    .getByRole('log')
    .locator('[data-number]')
    .evaluateAll((all) =>
      all.map((one) => ({ number: Number((one as HTMLElement).dataset.number), words: one.querySelector('p')?.textContent ?? '' })),
    );

test('while messages go both ways two browsers lose their lines again and again: both show the same ones in the same order', async ({
  browser,
  product,
}) => {
  test.setTimeout(Math.max(240_000, rounds * 20_000));
  const me = await product.as(candidate);
  const { items } = await (await product.as(owner))(applicants.ofCompany, { count: 40 });
  const applicant = items.find(({ email }) => email === candidate);
  if (!applicant) throw new Error('The demo has no application of its candidate');
  const about = await me(conversations.about, { bookingId: applicant.bookingId });
  // whoever the candidate talks with about this job
  const recruiter = about.memberEmail ?? owner;
  const them = await product.as(recruiter);
  const place = { bookingId: applicant.bookingId, conversationId: about.conversationId };
  const from = about.lastNumber;
  const [mine, theirs] = [
    await sat(browser, product, candidate, `job=${applicant.bookingId}`),
    await sat(browser, product, recruiter, `applicant=${applicant.id}`),
  ];
  await Promise.all([
    writeAndLose(mine, candidate, { ...place, memberEmail: recruiter }, 'candidate'),
    writeAndLose(theirs, recruiter, { ...place, memberEmail: candidate }, 'recruiter'),
  ]);

  const { conversationId } = await me(conversations.about, { bookingId: applicant.bookingId });
  const all = await allOf(me, conversationId ?? '', from);
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 2 * rounds * eachRound }, (_, n) => from + n + 1));
  expect(await allOf(them, conversationId ?? '', from)).toEqual(all);
  for (const name of ['candidate', 'recruiter'])
    expect(all.map(({ words }) => words).filter((one) => one.startsWith(name))).toEqual(
      Array.from({ length: rounds * eachRound }, (_, n) => `${name} ${n + 1}`),
    );
  for (const { page } of [mine, theirs]) {
    expect(await page.evaluate(() => (window as unknown as { chatFaults: string[] }).chatFaults)).toEqual([]);
    await page.goto(`${product.url}/chat?with=${conversationId}`);
    await page.getByRole('log').locator('[data-number]').first().waitFor();
    const newest = page.getByRole('button', { name: 'To the newest message' });
    if (await newest.isVisible()) await newest.click();
    await expect.poll(async () => (await shown(page)).at(-1)).toEqual(all.at(-1));
    const now = await shown(page);
    expect(now).toEqual(all.slice(-now.length));
  }
});
