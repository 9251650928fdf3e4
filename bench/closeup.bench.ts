/**
 * From the address of a closeup to what a visitor sees first, on a phone without anything in its cache, over a line such as
 * 4G has it: the page as the program serves it, against the same words and the same picture on a page without anything else,
 * served by a bare server. Both in turn, in the same browser.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, devices } from '@playwright/test';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import sharp from 'sharp';
import { administrator, type Product, startProduct } from '../e2e/support/product.ts';
import { ensureChromium } from '../tools/browsers.ts';
import { median, print, printMachine, ratio, seconds } from './support/program.ts';

const candidate = 'lina.berg@demo.example';
const rounds = 9;
/** What browsers' own tools call 4G: 9 Mbit/s down, 1.5 up, 165 ms there and back. */
const line = { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
/** Promised of the first content. */
const wanted = 1500;

const about = 'I bake bread that takes two days, and I have taught eleven apprentices to do the same.';

/** A photograph as phones make them: it does not compress well. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c9a27e', noise: { type: 'gaussian', mean: 128, sigma: 24 } } })
    .jpeg({ quality: 80 })
    .toBuffer();

/** A closeup that is shown, with a picture on its cover and words on its pages. */
async function givenCloseup(product: Product, picture: Buffer) {
  const [call, admin] = await Promise.all([product.as(candidate), product.as(administrator)]);
  const made = await call(closeupEditing.open, {});
  const { version, title, entries } = made.page2;
  await call(closeupEditing.uploadPages, { page2: { title, entries, text: about, version } });
  const file = new File([new Uint8Array(picture)], 'cover.jpg', { type: 'image/jpeg' });
  await call(closeupEditing.upload, { page: 1, caption: 'At the oven', file });
  await admin(closeupAdministering.update, { candidate_id: made.candidate_id, months: 12 });
  const { id } = await call(closeupEditing.release, { released: true });
  return `${product.url}/closeup/${id}`;
}

/** The same words and picture, and nothing else. */
async function plainPage(picture: Buffer) {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Lina Berg</title>
    <h1>Lina Berg</h1><p>${about}</p><img src="/cover.jpg" alt="At the oven" width="400"></html>`;
  const server = http.createServer((request, response) => {
    const isPicture = request.url === '/cover.jpg';
    response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'text/html' });
    response.end(isPicture ? picture : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Milliseconds from the address to the first and to the largest content, in a browser that knows nothing yet. */
async function opened(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', line);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((done) => {
          new PerformanceObserver((list) => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
            done({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

printMachine();
const product = await startProduct();
const picture = await photograph();
const plain = await plainPage(picture);
const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  const url = await givenCloseup(product, picture);
  const ours: Awaited<ReturnType<typeof opened>>[] = [];
  const bare: Awaited<ReturnType<typeof opened>>[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await opened(browser, url));
    bare.push(await opened(browser, plain.url));
  }
  const first = (all: typeof ours) => all.map((one) => one.first);
  const largest = (all: typeof ours) => all.map((one) => one.largest);
  print(
    `a closeup on a phone over 9 Mbit/s and 165 ms, nothing in the cache, its cover a photograph of ${(picture.length / 1e3).toFixed(0)} kB, ${rounds} times each:`,
  );
  for (const [name, of] of [
    ['first content', first],
    ['largest content', largest],
  ] as const) {
    const [own, other] = [of(ours), of(bare)];
    print(
      `  ${name}: ${seconds(median(own))}, at most ${seconds(Math.max(...own))}; the plain page ${seconds(median(other))}; ${ratio(median(own), median(other))} times as long`,
    );
  }
  print(`  first content within ${seconds(wanted)}: ${first(ours).filter((one) => one <= wanted).length} of ${rounds}`);
} finally {
  await browser.close();
  plain.close();
  await product.stop();
}
