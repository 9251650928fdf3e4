import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const email = 'chloe.martin@demo.example';
test.use({ timezoneId: 'Europe/Berlin' });

test('times across the end of summer time are offered, one is picked in New York, and the talk is moved and called off', async ({
  browser,
  page,
  product,
}) => {
  const recruiter = await product.as('recruiter@demo.example');
  const [application] = (await recruiter(applicants.ofCompany, { textSearch: 'Martin' })).items;
  const id = application?.id ?? '';
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`/candidate-details/candidate/${id}`);
  await page.getByRole('tab', { name: say('applicants:review.tab.person') }).click();
  await page.getByRole('button', { name: say('applicants:talk.set') }).click();
  const dialog = page.getByRole('dialog');
  // the clocks of Berlin go back on 27 October 2030, a week before those of New York
  for (const [day, time] of [
    ['25/10/2030', '10:00'],
    ['28/10/2030', '10:00'],
    ['29/10/2030', '15:30'],
  ] as const) {
    const field = dialog.getByLabel(say('applicants:talk.when'), { exact: true });
    await field.fill(day);
    await field.blur();
    await dialog.getByRole('button', { name: time, exact: true }).click();
    await expect(dialog.getByRole('button', { name: new RegExp(`${day}, ${time}`) })).toBeVisible();
  }
  await dialog.getByLabel(say('applicants:talk.place')).fill('Mill Road 3');
  await expectGoodScreen(page, 'talk-offer');
  await dialog.getByRole('button', { name: say('applicants:talk.offer.send') }).click();
  await expect(page.getByText(say('applicants:talk.offer.waiting'))).toBeVisible();
  await product.mailTo(email, /Des dates pour un échange/);

  const abroad = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const own = await abroad.newPage();
  await product.signIn(own, email);
  await own.goto(`${product.url}/candidate-dashboard?lang=en`);
  await own.getByRole('link', { name: say('applying:talks.pick') }).click();
  // the same hour in Berlin is six hours off before the change there, and five after it
  await expect(own.getByRole('radio', { name: /25\/10\/2030, 04:00/ })).toBeVisible();
  await own.getByRole('radio', { name: /28\/10\/2030, 05:00/ }).check();
  await expectGoodScreen(own, 'talk-pick');
  await own.getByRole('button', { name: say('applying:home.pick.action') }).click();
  const way = own.getByRole('list', { name: say('applying:home.stations.label') });
  await expect(way.getByText(/28\/10\/2030, 05:00/)).toBeVisible();
  await expectGoodScreen(own, 'talk-picked');
  expect((await recruiter(talks.show, { id })).talk?.startsAt).toBe('2030-10-28T09:00:00.000Z');
  await product.mailTo(email, /Votre échange avec/);

  await page.goto('/candidate-management');
  await expect(page.getByRole('region', { name: say('applicants:talk.ahead.title') }).getByText(/28\/10\/2030/)).toBeVisible();
  await recruiter(talks.set, { id, startsAt: '2030-10-29T15:30', timeZone: 'Europe/Berlin', place: 'Mill Road 3' });
  await product.mailTo(email, /Nouvelle date/);
  await own.reload();
  await expect(way.getByText(/29\/10\/2030/)).toBeVisible();

  await own.getByRole('button', { name: say('applying:home.callOff.action') }).click();
  const off = own.getByRole('dialog');
  await off.getByLabel(say('applying:home.callOff.message')).fill('I am ill.');
  await expectGoodScreen(own, 'talk-call-off');
  await off.getByRole('button', { name: say('applying:home.callOff.confirm') }).click();
  await expect(way.getByText(/29\/10\/2030/)).toHaveCount(0);
  await product.mailTo('recruiter@demo.example', /I am ill/);
  await abroad.close();
});
