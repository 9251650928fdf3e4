import { people } from '@vitrine/contract/admin/people.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, expect, type Product, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const email = 'candidate@demo.example';

/** Months to show it, as an administrator gives them. */
async function givenMonths(product: Product) {
  const admin = await product.as(administrator);
  const { items } = await admin(people.candidates, { textSearch: email });
  await admin(closeupAdministering.update, { candidate_id: items[0]?.id ?? '', months: 12 });
}

test('a candidate makes a closeup and releases it, a recruiter looks and evaluates, and the candidate takes it back', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await product.signIn(page, email);
  await page.goto(`${product.url}/closeup-landing-v3`);
  await page.getByRole('button', { name: say('closeup:own.begin') }).click();
  await expect(page.getByRole('heading', { level: 2, name: say('closeup:kinds.1') })).toBeVisible();
  await page.getByLabel(say('closeup:page.line')).fill('Baker, early riser');
  await page.getByRole('button', { name: say('closeup:kinds.2'), exact: true }).click();
  await page.getByLabel(say('closeup:page.text')).fill('Long doughs, short nights.');
  await page.getByRole('button', { name: say('closeup:look.templates.warm') }).click();
  await page.getByRole('button', { name: say('closeup:order.hide', { name: say('closeup:kinds.4') }) }).click();
  await page.getByRole('button', { name: say('closeup:order.up', { name: say('closeup:kinds.8') }) }).click();
  await expect(page.getByText(say('common:autosave.now'))).toBeVisible();
  await expectGoodScreen(page, 'closeup-editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page, 'closeup-editor');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: say('closeup:standing.preview') }).click();
  await expect(page.getByText('Baker, early riser')).toBeVisible();
  await expectGoodScreen(page, 'closeup-preview');

  await givenMonths(product);
  await page.getByRole('link', { name: say('closeup:preview.back') }).click();
  await page.getByLabel(say('closeup:standing.release')).check({ force: true });
  const address = await page.getByRole('link', { name: /\/closeup\/[\da-f-]{36}$/ }).getAttribute('href');

  const outside = await browser.newContext();
  const seen = await outside.newPage();
  await product.signIn(seen, 'recruiter@demo.example');
  await seen.goto(address ?? '');
  await expect(seen.getByText('Baker, early riser')).toBeInViewport();
  await expectGoodScreen(seen, 'closeup');
  // quicker than a page slides, and there and back
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await seen.keyboard.press(key);
  await expect(seen.getByText('Long doughs, short nights.')).toBeInViewport();
  await expectGoodScreen(seen, 'closeup-about');
  await seen.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => seen.getByRole('region', { name: 'About me' }).boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expectGoodScreen(seen, 'closeup-about');
  await seen.getByRole('button', { name: say('closeup:evaluation.open') }).click();
  await expect(seen.getByText(say('closeup:evaluation.rating'))).toBeVisible();
  await expectGoodScreen(seen, 'closeup-evaluation');
  await seen.locator('.mantine-Rating-label').nth(4).click();
  await seen.getByLabel(say('closeup:evaluation.comment')).fill('Clear and warm.');
  await seen.getByLabel(say('closeup:evaluation.share')).check({ force: true });
  await seen.getByRole('button', { name: say('common:save') }).click();
  await expect(seen.getByText(say('closeup:evaluation.saved'))).toBeVisible();

  await page.reload();
  await expect(page.getByText('Clear and warm.')).toBeVisible();
  await page.getByLabel(say('closeup:standing.release')).uncheck({ force: true });
  await expect(page.getByText(say('closeup:standing.takenBack'))).toBeVisible();
  expect((await seen.goto(address ?? ''))?.status()).toBe(404);
  await expect(seen.getByRole('heading', { name: say('closeup:show.gone') })).toBeVisible();
  await outside.close();
});

test('the teleprompter records with the words in sight, and the film stands on the cover', async ({ page, product }) => {
  test.setTimeout(180_000);
  await product.signIn(page, 'chloe.martin@demo.example');
  await page.goto(`${product.url}/closeup-landing-v3`);
  await page.getByRole('button', { name: say('closeup:own.begin') }).click();
  await page.getByRole('link', { name: say('closeup:files.record') }).click();
  await page.getByLabel(say('closeup:prompter.script')).fill('Good morning. '.repeat(40));
  await expectGoodScreen(page, 'teleprompter');
  await page.getByRole('button', { name: say('closeup:prompter.open') }).click();
  await page.getByRole('button', { name: say('closeup:prompter.record') }).click();
  const words = page.getByRole('region', { name: say('closeup:prompter.words') }).first();
  const top = () => words.evaluate((element) => element.scrollTop);
  await expect.poll(top).toBeGreaterThan(20);
  await words.click();
  await expect(page.getByRole('button', { name: say('closeup:prompter.run') })).toBeVisible();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expectGoodScreen(page, 'teleprompter-taken');
  await page.getByRole('button', { name: say('closeup:prompter.use', { name: say('closeup:kinds.1') }) }).click();
  await expect(page.getByText(say('closeup:prompter.saved'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove .*(mp4|webm)/ })).toBeVisible();

  // and whoever does not hear it reads along
  await page.getByRole('button', { name: say('transcripts:captions.editOf', { label: say('closeup:show.film') }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('transcripts:captions.words')).fill('Good morning from the bakery.');
  await expectGoodScreen(page, 'closeup-captions');
  await dialog.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await expect(page.getByText(say('transcripts:captions.saved'))).toBeVisible();
  await page
    .getByRole('button', { name: say('common:player.captions.menu') })
    .first()
    .click();
  await expectGoodScreen(page, 'closeup-with-captions');
});
