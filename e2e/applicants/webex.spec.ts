import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { startWebex } from '../../server/test/outside/webex.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { test as base, expect, type Running, startLimit, startProduct } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** A product whose operator has set Webex up, with a Webex that remembers. */
const test = base.extend<object, { webex: Awaited<ReturnType<typeof startWebex>>; product: Running }>({
  webex: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const webex = await startWebex();
      await use(webex);
      await webex.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ webex }, use) => {
      const product = await startProduct(webex.settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
});

const say = wordsOf('en');
const email = 'chloe.martin@demo.example';
test.use({ timezoneId: 'Europe/Berlin' });

test('a company is connected, a talk gets its meeting, the applicant lets it be watched, and it is disconnected', async ({
  browser,
  page,
  product,
  webex,
}) => {
  const recruiter = await product.as('recruiter@demo.example');
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/recruiter-settings/integrations');
  await expect(page.getByRole('button', { name: say('integrations:webex.connect') })).toBeVisible();
  await expectGoodScreen(page, 'integrations-none');
  // the page of Webex says yes by itself and leads back
  await page.getByRole('button', { name: say('integrations:webex.connect') }).click();
  await expect(page.getByText('kim@lindenhof.test')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: say('integrations:webex.rooms.show') }).click();
  await expect(page.getByText('Bakery team')).toBeVisible();
  await expectGoodScreen(page, 'integrations-connected');

  const [application] = (await recruiter(applicants.ofCompany, { textSearch: 'Martin' })).items;
  const id = application?.id ?? '';
  await page.goto(`/candidate-details/candidate/${id}`);
  await page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await page.getByRole('button', { name: say('applicants:talk.set') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('applicants:talk.note')).fill('Bring an appetite.');
  await dialog.getByText(say('applicants:talk.way.set'), { exact: true }).click();
  // what was typed stays when the way is switched
  await expect(dialog.getByLabel(say('applicants:talk.note'))).toHaveValue('Bring an appetite.');
  const day = dialog.getByLabel(say('applicants:talk.when'), { exact: true });
  await day.fill('25/10/2030');
  await day.blur();
  await dialog.getByRole('combobox', { name: /Time/ }).click();
  await page.getByRole('option', { name: '10:15' }).click();
  await dialog.getByRole('radio', { name: say('applicants:talk.where.webex') }).check();
  await expectGoodScreen(page, 'talk-at-webex');
  await dialog.getByRole('button', { name: say('applicants:talk.send') }).click();
  await expect.poll(() => webex.meetings().map(({ start }) => start)).toEqual(['2030-10-25T08:15:00.000Z']);
  await page.reload();
  await page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await expect(page.getByRole('link', { name: /lindenhof\.webex\.test/ })).toBeVisible();
  await product.mailTo(email, /lindenhof\.webex\.test/);

  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'en-US' });
  const own = await context.newPage();
  await product.signIn(own, email);
  await own.goto(`${product.url}/application/${application?.bookingId}?lang=en`);
  await expect(own.getByRole('link', { name: /lindenhof\.webex\.test/ })).toBeVisible();
  const agree = own.getByRole('switch', { name: /may watch the recording/ });
  await agree.click();
  await expect(agree).toBeChecked();
  await expectGoodScreen(own, 'recording-agreed');
  await context.close();

  // the talk is over, and somebody has recorded it at Webex
  webex.record(webex.meetings()[0]?.id ?? '');
  expect((await recruiter(talks.show, { id })).talk?.recordable).toBe(true);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/recruiter-settings/integrations');
  await page.getByRole('button', { name: say('integrations:webex.disconnect.action') }).click();
  await expectGoodScreen(page, 'integrations-disconnect');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('integrations:webex.disconnect.action') })
    .click();
  await expect(page.getByRole('button', { name: say('integrations:webex.connect') })).toBeVisible();
  await expect.poll(() => webex.revoked()).toBe(1);
  await page.goto('/recruiter-settings/integrations?lang=de');
  await expect(page.getByRole('button', { name: 'Webex verbinden' })).toBeVisible();
  await expectGoodScreen(page, 'integrations-de');
});
