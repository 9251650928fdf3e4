import { randomUUID } from 'node:crypto';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { arrive, recordFor, safe, stop } from '../stories/interviewing.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCompany, newPassword } from '../support/new-people.ts';
import { expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('fr');

/** A published interview of one question. */
async function givenInterview(product: Product, owner: string) {
  const call = await product.as(owner, newPassword);
  const question = { id: randomUUID(), text: 'Why bread?', kinds: ['video' as const], seconds: 60, thinkSeconds: 0, skippable: false };
  const { id } = await call(jobCodeEditing.create, { title: 'Night baker', questions: [{ ...question, retries: '1' }] });
  await call(jobCodeEditing.publish, { id });
  return id;
}

test('the first look of a new company ends in an interview that it has answered itself, as a guest', async ({ page, browser, product }) => {
  test.setTimeout(300_000);
  const owner = await newCompany(product, 'fr');
  const id = await givenInterview(product, owner);
  await product.signIn(page, owner, newPassword);
  await page.goto('/home?lang=fr');
  await page.getByRole('button', { name: say('home:steps.interview.action') }).click();
  const dialog = page.getByRole('dialog', { name: say('interviews:tryOut.title') });
  await expect(dialog.getByRole('img', { name: say('interviews:tryOut.qr') })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectGoodScreen(page, 'try-out');
  }
  await expect(dialog.getByRole('textbox', { name: say('interviews:tryOut.link') })).toHaveValue(`${product.url}/video-interview/${id}`);

  const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const guest = await elsewhere.newPage();
  await arrive(guest, id, `rosa-${id}@mail.example`, null);
  await guest.getByRole('button', { name: /^First question/ }).click();
  await recordFor(guest, /00 : 5[0-7]/);
  await stop(guest);
  await safe(guest);
  await guest.getByRole('button', { name: 'Look over and send' }).click();
  await guest.getByRole('button', { name: 'Send my answers' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you, it is sent' })).toBeVisible({ timeout: 60_000 });
  await elsewhere.close();

  await page.reload();
  await expect(page.getByText(say('home:need.unseen', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('home:steps.title') })).toHaveCount(0);
});
