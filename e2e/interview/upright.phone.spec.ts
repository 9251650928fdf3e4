import type { Page } from '@playwright/test';
import { arrive, published, recordFor, stop } from '../stories/interviewing.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';

const long = `Tell us of a night when everything went wrong, ${'and of what you did about it, '.repeat(8)}please?`;
const whole = (page: Page) => page.getByRole('button', { name: 'Whole question' });

/** Nothing of the stage lies outside of the window, and nothing scrolls. */
async function expectNoScrolling(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

test('held upright: the picture is the ground, the question folds, and everything is at the thumb', async ({ page, product }) => {
  const job = await published(product, [long, 'Why bread?']);
  await arrive(page, job.id, 'upright@mail.example', null);
  await page.getByRole('button', { name: 'First question' }).click();
  await expectNoScrolling(page);
  const picture = await page.getByLabel('Your own picture').boundingBox();
  expect(picture).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const start = page.getByRole('button', { name: 'Start recording' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('2 attempts left')).toBeInViewport({ ratio: 1 });
  const ways = page.getByRole('group', { name: 'How do you want to answer?' });
  await expect(ways.getByRole('button')).toHaveText(['Sound', 'Writing']);
  await expect(page.getByRole('button', { name: 'Save and continue later' })).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'upright-before');

  await page.getByRole('button', { name: 'Own notes' }).click();
  await page.getByLabel('Your notes').fill('The oven, Ada, and the phone call');
  await expectNoScrolling(page);
  await expectGoodScreen(page, 'upright-notes');
  await page.getByRole('button', { name: 'Done' }).click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await recordFor(page, /00 : 5[0-7]/);
  const notes = page.getByRole('region', { name: 'Your notes' });
  await expect(notes).toHaveText('The oven, Ada, and the phone call');
  expect((await notes.boundingBox())?.y).toBeLessThan(200);
  await expectNoScrolling(page);
  await expect(page.getByRole('status').filter({ hasText: /^Recording$/ })).toHaveCount(1);
  // folded to one line, and still heard whole
  await expect(whole(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible();
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(40);
  await expectGoodScreen(page, 'upright-recording');
  await whole(page).focus();
  await page.keyboard.press('Enter');
  await expect(whole(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoScrolling(page);
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'upright-unfolded');

  // lying in the hand the recording goes on, and the button is there
  await page.setViewportSize({ width: 740, height: 360 });
  await expectNoScrolling(page);
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Cancel this recording' })).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'lying-recording');
  await page.setViewportSize({ width: 390, height: 844 });
  await stop(page);

  const happens = page.getByTestId('what-happens');
  await expect(happens).toHaveText('Kept with us. Lindenhof Bakeries sees nothing until you send it.', { timeout: 60_000 });
  await expect(happens).toHaveRole('status');
  await expect(page.getByTestId('upload-pill')).toHaveText('Kept with us');
  await expect(page.getByText('One attempt left')).toBeInViewport({ ratio: 1 });
  for (const name of ['Record again', 'Next question']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page, 'upright-after');

  await page.getByRole('button', { name: 'Record again' }).click();
  await recordFor(page, /00 : 5[0-8]/);
  await stop(page);
  const takes = page.getByRole('list', { name: 'Your recordings' }).getByRole('button');
  await expect(takes).toHaveText(['Recording 1', /^Recording 2This one will be sent$/]);
  await takes.first().click();
  await expect(takes.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Recording 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(takes).toHaveText([/^Recording 1This one will be sent$/, 'Recording 2']);
  await expectGoodScreen(page, 'upright-takes');

  expect(sent.filter((one) => one.includes('The oven'))).toEqual([]);
  await page.getByRole('button', { name: 'Save and continue later' }).click();
  await expect(page.getByText('You already started the video interview')).toBeVisible();
});

test('held upright with sound alone, and in writing, everything has room', async ({ page, product }) => {
  const job = await published(product, ['Why bread?']);
  await arrive(page, job.id, 'ways@mail.example', null);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'First question' }).click();
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByText('Only your voice is recorded')).toBeVisible();
  await expectNoScrolling(page);
  await expectGoodScreen(page, 'upright-sound');
  await page.getByRole('button', { name: 'Writing' }).click();
  await page.getByLabel('Your answer').fill('Because the town smells of it in the morning.');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByTestId('what-happens')).toHaveText('Kept with us. Lindenhof Bakeries sees nothing until you send it.');
  await expectGoodScreen(page, 'upright-writing');
});
