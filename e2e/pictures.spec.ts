import type { Locator } from '@playwright/test';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { callWith, expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');
const recruiter = 'recruiter@demo.example';

/** The picture is there: an image that the browser could load, or a drawing or letters that have a size. */
const seen = (picture: Locator) =>
  picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : one.getBoundingClientRect().width));

test('what has no picture shows a default one that loads: a person, a company, an ad and the video of a job code (R248)', async ({
  page,
  product,
}) => {
  const person = { firstName: 'Nova', lastName: 'Bare', email: 'nova@bare.example', password: 'quiet amber lighthouse' };
  const call = callWith(product.url, '');
  const { browser } = await call(registration.recruiter, { ...person, termsAccepted: true, companyName: 'Bare House' });
  const activation = (await product.mailTo(person.email)).text.match(/activation=([\w-]+)/)?.[1] ?? '';
  await call(registration.activate, { activation, browser });
  const owner = await product.as(person.email, person.password);
  await owner(jobCodeEditing.create, { title: 'Bare code' });
  await owner(jobAdEditing.create, {});
  await product.signIn(page, person.email, person.password);
  await page.goto('/recruiter-settings/company');
  await expect.poll(() => seen(page.getByRole('main').getByRole('img').first())).toBeGreaterThan(0);
  await page.goto('/job-management?state=draft');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row.locator('svg[viewBox="0 0 640 360"]')).toBeVisible();
  await page.getByRole('button', { name: say('common:frame.me') }).click();
  await expect(page.getByRole('button', { name: say('common:frame.me') })).toContainText('NB');
});

test('a picture that cannot be cropped says so in the words of the specification, and nothing is lost (R195)', async ({
  page,
  product,
}) => {
  await product.signIn(page, recruiter);
  await page.goto('/recruiter-settings/account');
  const choose = page.getByRole('button', { name: say('accounts:picture.choose') });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  await chooser.setFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\nnothing of a picture', 'latin1'),
  });
  await expect(page.getByText('There was an error while cropping the image')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choose).toBeVisible();
});
