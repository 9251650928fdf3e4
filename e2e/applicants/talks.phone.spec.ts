import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const email = 'chloe.martin@demo.example';
test.use({ timezoneId: 'Europe/Berlin' });

test('on two phones times are offered under the thumb, one is picked, and the applicant calls the talk off', async ({
  browser,
  page,
  product,
}) => {
  const recruiter = await product.as('recruiter@demo.example');
  const [application] = (await recruiter(applicants.ofCompany, { textSearch: 'Martin' })).items;
  const id = application?.id ?? '';
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`/candidate-details/candidate/${id}?lang=de`);
  await page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await page.getByRole('button', { name: say('applicants:talk.set') }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel(say('applicants:talk.when'), { exact: true });
  for (const [named, time] of [
    ['25/10/2030', '10:00'],
    ['28/10/2030', '10:30'],
  ] as const) {
    await day.fill(named);
    await day.blur();
    await dialog.getByRole('button', { name: time, exact: true }).click();
    await expect(dialog.getByRole('button', { name: new RegExp(`${named}, ${time}`) })).toBeVisible();
  }
  await dialog.getByRole('textbox', { name: say('applicants:talk.place'), exact: true }).fill('Mühlenweg 3');
  // a look at the other way loses nothing
  await dialog.getByText(say('applicants:talk.way.set'), { exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: say('applicants:talk.place'), exact: true })).toHaveValue('Mühlenweg 3');
  await dialog.getByText(say('applicants:talk.way.offer'), { exact: true }).click();
  await expect(dialog.getByRole('button', { name: /28\/10\/2030, 10:30/ })).toBeVisible();
  await expectGoodScreen(page, 'talk-offer-phone');
  await dialog.getByRole('button', { name: say('applicants:talk.offer.send') }).click();
  await expect(page.getByText(say('applicants:talk.offer.waiting'))).toBeVisible();
  await expectGoodScreen(page, 'talk-waiting-phone');

  const pocket = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const own = await pocket.newPage();
  await product.signIn(own, email);
  await own.goto(`${product.url}/candidate-dashboard?lang=de`);
  await own.getByRole('link', { name: say('applying:talks.pick') }).click();
  await own.getByRole('radio', { name: /28\/10\/2030, 10:30/ }).check();
  await expectGoodScreen(own, 'talk-pick-phone');
  await own.getByRole('button', { name: say('applying:home.pick.action') }).click();
  const way = own.getByRole('list', { name: say('applying:home.stations.label') });
  await expect(way.getByText(/28\/10\/2030, 10:30/)).toBeVisible();
  await expectGoodScreen(own, 'talk-picked-phone');
  expect((await recruiter(talks.show, { id })).talk?.startsAt).toBe('2030-10-28T09:30:00.000Z');

  await page.goto('/candidate-management');
  await expect(page.getByRole('region', { name: say('applicants:talk.ahead.title') }).getByText(/28\/10\/2030/)).toBeVisible();
  await expectGoodScreen(page, 'talks-ahead-phone');

  await own.getByRole('button', { name: say('applying:home.callOff.action') }).click();
  const off = own.getByRole('dialog');
  await off.getByLabel(say('applying:home.callOff.message')).fill('Ich bin krank.');
  await expectGoodScreen(own, 'talk-call-off-phone');
  await off.getByRole('button', { name: say('applying:home.callOff.confirm') }).click();
  await expect(way.getByText(/28\/10\/2030/)).toHaveCount(0);
  await product.mailTo('recruiter@demo.example', /Ich bin krank/);
  await pocket.close();
});
