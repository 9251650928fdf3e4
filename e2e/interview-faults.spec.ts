import { arrive, comeBack, ledger, published, recordFor, safe, stop } from './interviewing.ts';
import { test as base, expect, type Product, startProduct } from './product.ts';

const test = base.extend<{ mortal: Awaited<ReturnType<typeof startProduct>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
  mortal: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
});

const isReady = (page: Parameters<typeof ledger>[0], product: Product, jobcodeId: string) =>
  expect
    .poll(async () => (await ledger(page, product, jobcodeId)).questions[0]?.takes.map((take) => take.mediaState), { timeout: 90_000 })
    .toEqual(['ready']);

test('the server killed in the middle of an answer: the recording goes on and all of it arrives', async ({ browser, mortal }) => {
  const context = await browser.newContext({ baseURL: mortal.url });
  const page = await context.newPage();
  const job = await published(mortal, ['Why bread?']);
  await arrive(page, job.id, 'mara@mail.example');
  await page.getByRole('button', { name: 'To the questions' }).click();
  await recordFor(page, /00 : 57/);
  await mortal.killAndRestart();
  await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
  await stop(page);
  await safe(page);
  await isReady(page, mortal, job.id);
  const [question] = (await ledger(page, mortal, job.id)).questions;
  expect(question).toMatchObject({ attempts: 2, attemptsLeft: 1, takes: [{ state: 'finished', complete: true, chosen: true }] });
  expect(question?.takes[0]?.media?.seconds).toBeGreaterThan(3);
  await context.close();
});

test('a reload while an answer is still going up: the rest follows by itself', async ({ page, product }) => {
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, 'slow@mail.example');
  await page.getByRole('button', { name: 'To the questions' }).click();
  await page.route('**/api/takes/**', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await recordFor(page, /00 : 5[0-5]/);
  await stop(page);
  await expect(page.getByTestId('take')).toHaveCount(1);
  await expect(page.getByTestId('upload-pill')).toHaveAttribute('data-state', 'waiting', { timeout: 30_000 });
  await page.unroute('**/api/takes/**');
  page.on('dialog', (dialog) => void dialog.accept());
  await comeBack(page, job.id);
  await safe(page);
  await isReady(page, product, job.id);
  const [question] = (await ledger(page, product, job.id)).questions;
  expect(question).toMatchObject({ attemptsLeft: 1, takes: [{ state: 'finished', complete: true, chosen: true }] });
});
