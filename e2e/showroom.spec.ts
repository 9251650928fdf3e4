import { day } from '@vitrine/contract/durations.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, test } from './support/product.ts';
import { linkIn, wordsOf } from './support/words.ts';

const say = wordsOf('en');
const viewer = 'head.of.shops@customer.example';
const candidate = 'chloe.martin@demo.example';
const name = 'Chloé Martin';
const password = 'rye and spelt';

test('a recruiter makes a showroom, the candidate agrees, a viewer books a talk, and the candidate takes it back', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`${product.url}/showrooms`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectGoodScreen(page, 'showrooms');
  await page.getByRole('link', { name: say('showrooms:list.make') }).click();
  await page.getByLabel(say('showrooms:editor.title'), { exact: true }).fill('Bakers for the north');
  await page.getByLabel(say('showrooms:editor.greeting')).fill('Somebody who brings the butter.');
  await page.getByLabel(say('showrooms:pick.search')).fill('Martin');
  await page.getByRole('button', { name: say('showrooms:pick.addThis', { name }) }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByLabel(say('showrooms:editor.protect')).check({ force: true });
  await page.getByLabel(say('showrooms:editor.password'), { exact: true }).fill(password);
  await page.getByRole('textbox', { name: say('showrooms:editor.email') }).fill(viewer);
  await page.getByLabel(say('showrooms:editor.mail', { email: viewer })).check({ force: true });
  await expectGoodScreen(page, 'showroom-editor');
  await page.getByRole('button', { name: say('showrooms:editor.create') }).click();
  const card = page.getByRole('article', { name: 'Bakers for the north' });
  await expect(card.getByText(say('showrooms:states.asked'))).toBeVisible();

  // the candidate is asked by mail and agrees by one click
  const asked = await product.mailTo(candidate, /sharing-consent/);
  await page.goto('about:blank');
  await page.goto(linkIn(asked, /sharing-consent/));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindenhof');
  await expectGoodScreen(page, 'sharing-consent');
  await page.getByRole('button', { name: say('showrooms:consent.agree') }).click();
  await expect(page.getByText(say('showrooms:consent.is.agreed'))).toBeVisible();

  // the viewer, without an account and in another browser
  const outside = await browser.newContext();
  const seen = await outside.newPage();
  const invitation = await product.mailTo(viewer, /showroom#/);
  await seen.goto(linkIn(invitation, /showroom#/));
  await seen.getByLabel(say('showrooms:door.email')).fill(viewer);
  await seen.getByLabel(say('showrooms:door.password'), { exact: true }).fill('wheat alone');
  await seen.getByRole('button', { name: say('showrooms:door.enter') }).click();
  await expect(seen.getByText(say('common:refusals.showroom-closed-to-you'))).toBeVisible();
  await expectGoodScreen(seen, 'showroom-door');
  await seen.getByLabel(say('showrooms:door.password'), { exact: true }).fill(password);
  await seen.getByRole('button', { name: say('showrooms:door.enter') }).click();
  await expect(seen.getByText('Somebody who brings the butter.')).toBeVisible();
  await expect(seen.locator('[data-watermark]').first()).toHaveAttribute('data-watermark', viewer);
  await expectGoodScreen(seen, 'showroom');
  await seen.getByRole('link', { name }).click();
  await expect(seen.getByRole('heading', { name: say('showrooms:answers.title') })).toBeVisible();
  await expectGoodScreen(seen, 'showroom-person');
  await seen.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(seen, 'showroom-person');
  await seen.getByRole('button', { name: say('showrooms:ask.talk') }).click();
  const dialog = seen.getByRole('dialog', { name: say('showrooms:ask.talkWith', { name: 'Chloé' }) });
  const inFiveDays = new Date(Date.now() + 5 * day).toISOString().slice(0, 10);
  const first = say('showrooms:ask.time', { number: 1 });
  await dialog.getByRole('textbox', { name: first, exact: true }).fill(inFiveDays.split('-').reverse().join('/'));
  await dialog.getByRole('combobox', { name: `${first}: ${say('common:date.time')}` }).fill('10:00');
  await seen.getByRole('option', { name: '10:00', exact: true }).click();
  await dialog.getByLabel(say('showrooms:ask.name')).fill('Hedda Nord');
  await expect(dialog.getByLabel(say('showrooms:ask.email'))).toHaveValue(viewer);
  await expectGoodScreen(seen, 'showroom-talk');
  await dialog.getByRole('button', { name: say('showrooms:ask.propose') }).click();
  await expect(dialog.getByText(say('showrooms:ask.sent'), { exact: true })).toBeVisible();
  expect((await product.mailTo('recruiter@demo.example', /Hedda Nord/)).subject).toContain(name);

  // the candidate sees who looked, and takes it back
  await product.signIn(page, candidate);
  await page.goto(`${product.url}/candidate-settings/privacy`);
  const own = page.getByRole('region', { name: say('showrooms:own.title') });
  await expect(own.getByText(viewer).first()).toBeVisible();
  await expectGoodScreen(page, 'shown-to-others');
  await own.getByRole('button', { name: say('showrooms:own.endOf', { company: 'Lindenhof Bakeries' }) }).click();
  await expect(own.getByText(say('showrooms:states.withdrawn'))).toBeVisible();

  await seen.setViewportSize({ width: 1280, height: 900 });
  await seen.goto('about:blank');
  await seen.goto(linkIn(invitation, /showroom#/));
  await seen.getByLabel(say('showrooms:door.email')).fill(viewer);
  await seen.getByLabel(say('showrooms:door.password'), { exact: true }).fill(password);
  await seen.getByRole('button', { name: say('showrooms:door.enter') }).click();
  await expect(seen.getByText('Somebody who brings the butter.')).toBeVisible();
  await expect(seen.getByText(name)).toHaveCount(0);
  await expect(seen.getByText(say('showrooms:people.none'))).toBeVisible();
  await outside.close();
});
