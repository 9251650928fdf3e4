import type { Page } from '@playwright/test';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { paper } from '../../server/src/demo/papers.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const recruiterEmail = 'recruiter@demo.example';
const guest = { firstName: 'Gil', lastName: 'Amsel', email: 'gil.amsel@mail.example' };

async function jobOf(product: Product, search: string) {
  const { items } = await (await product.as(recruiterEmail))(companyJobs.list, { search });
  const row = items[0];
  if (!row) throw new Error(`The demo has no ad ${search}`);
  return { ...row, path: `/job/${row.bookingId}/${row.companyId}/${row.jobCode !== null}` };
}

const cv = async () => ({
  name: 'CV Gil Amsel.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await paper(['Gil Amsel', 'Work:', 'Ten years behind a counter']).arrayBuffer()),
});

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: say('applying:documents.choose') }).click(),
  ]);
  await chooser.setFiles(files);
}

test('as a guest on a phone one applies with a PDF, comes back by the receipt, the recruiter reads it, and the guest has it removed', async ({
  browser,
  page,
  product,
}) => {
  const job = await jobOf(product, 'Fachverkauf');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: product.url, locale: 'en-US' });
  const visitor = await phone.newPage();
  await visitor.goto(job.path);
  await visitor.getByRole('button', { name: say('job-ads:apply.action'), exact: true }).click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: say('applying:who.title') })).toBeVisible();
  await expectGoodScreen(visitor, 'apply-who');
  await dialog.getByLabel(say('applying:who.firstName')).fill(guest.firstName);
  await dialog.getByLabel(say('applying:who.lastName')).fill(guest.lastName);
  await dialog.getByLabel(say('applying:who.email')).fill(guest.email);
  await dialog.getByLabel(say('applying:who.terms')).check();
  await dialog.getByRole('button', { name: say('applying:who.asGuest') }).click();

  await expect(dialog.getByRole('heading', { name: say('applying:send.title', { company: 'Lindenhof Bakeries' }) })).toBeVisible();
  await choose(visitor, [await cv(), { name: 'run.pdf', mimeType: 'application/pdf', buffer: Buffer.from('#!/bin/sh\n') }]);
  await expect(dialog.getByRole('alert')).toContainText(say('common:refusals.wrong-file-type'));
  await expect(dialog.getByText('CV Gil Amsel.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: say('applying:documents.remove', { name: 'run.pdf' }) }).click();
  await dialog.getByLabel(say('applying:words.message')).fill('I know the bread and the people.');
  await expectGoodScreen(visitor, 'apply-documents');
  await dialog.getByRole('button', { name: say('applying:words.send') }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: say('applying:home.arrived.title') })).toBeVisible();
  await expect(visitor.getByText(say('applying:home.arrived.mail', { email: guest.email }))).toBeVisible();
  await expectGoodScreen(visitor, 'apply-sent');
  await phone.close();

  const receipt = await product.mailTo(guest.email, /has arrived/);
  const again = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const back = await again.newPage();
  await back.goto(linkIn(receipt, /guest=/));
  const given = back.getByRole('region', { name: say('applying:home.given.title', { company: 'Lindenhof Bakeries' }) });
  await expect(given.getByText('I know the bread and the people.')).toBeVisible();
  await expect(given.getByRole('link', { name: 'CV Gil Amsel.pdf' })).toBeVisible();
  await expect(back).toHaveURL(/\/application\/\w+$/);

  await product.signIn(page, recruiterEmail);
  await page.goto(`/candidate-management?bookingId=${job.bookingId}`);
  await page.getByRole('link', { name: 'Gil Amsel' }).click();
  const application = page.getByRole('region', { name: say('applicants:application.title') });
  await expect(application.getByText('I know the bread and the people.')).toBeVisible();
  // drawn by our page, and there to be opened as it is
  await expect(application.getByRole('region', { name: 'CV Gil Amsel.pdf' }).getByRole('img').first()).toBeVisible();
  const opens = application.getByRole('link', { name: say('applicants:application.open') });
  const file = await page.request.get((await opens.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expectGoodScreen(page, 'review-documents');

  // the guest thinks better of it: everything goes, for the company too
  await back.goto(linkIn(await product.mailTo(guest.email, /erase\/guest/), /erase\/guest/));
  await expectGoodScreen(back, 'guest-erasing');
  await back.getByRole('button', { name: 'Remove everything' }).click();
  await expect(back.getByRole('heading', { name: 'Everything is removed.' })).toBeVisible();
  await again.close();
  await page.goto(`/candidate-management?bookingId=${job.bookingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Gil Amsel')).toHaveCount(0);
});

for (const language of ['de', 'fr'] as const) {
  const sayIn = wordsOf(language);

  test(`two taps apply with the profile and the CV that are there, and one document is taken back (${language})`, async ({
    browser,
    product,
  }) => {
    const job = await jobOf(product, 'Fachverkauf');
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: product.url, hasTouch: true, isMobile: true });
    const own = await phone.newPage();
    const email = language === 'de' ? 'emre.kaya@demo.example' : 'mathilde.roux@demo.example';
    const candidate = await product.as(email);
    const { documents } = await candidate(profileDocuments.create, { kind: 'cv', file: new File([(await cv()).buffer], 'CV.pdf') });
    expect(documents.map(({ name }) => name)).toContain('CV.pdf');
    await product.signIn(own, email);
    await own.addInitScript(() => {
      document.addEventListener('click', ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
      });
    });
    await own.goto(`${job.path}?lang=${language}`);
    await own
      .getByRole('button', { name: sayIn('job-ads:apply.action'), exact: true })
      .first()
      .tap();
    const dialog = own.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: sayIn('applying:profile.label') })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'CV.pdf' })).toBeChecked();
    const send = dialog.getByRole('button', { name: sayIn('applying:words.send') });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expectGoodScreen(own, `apply-${language}`);
    await send.tap();
    await expect(own.getByRole('heading', { level: 1, name: sayIn('applying:home.arrived.title') })).toBeVisible();
    expect(await own.evaluate(() => sessionStorage.getItem('taps'))).toBe('2');

    const recruiter = await product.as(recruiterEmail);
    const sent = async () => {
      const { items } = await recruiter(applicants.byBooking, { bookingId: job.bookingId });
      const mine = items.find((one) => one.email === email);
      return (await recruiter(applicants.one, { id: mine?.id ?? '' })).documents.map(({ name }) => name);
    };
    expect(await sent()).toEqual(['CV.pdf']);
    const given = own.getByRole('region', { name: sayIn('applying:home.given.title', { company: 'Lindenhof Bakeries' }) });
    // on a phone it is folded
    await given.getByRole('button').first().tap();
    await given.getByRole('button', { name: sayIn('applying:takeBack.action', { name: 'CV.pdf' }) }).tap();
    await own
      .getByRole('dialog')
      .getByRole('button', { name: sayIn('applying:takeBack.confirm') })
      .tap();
    await expect(own.getByText(sayIn('applying:takeBack.done'))).toBeVisible();
    expect(await sent()).toEqual([]);
    await phone.close();
  });
}

test('a candidate sees where an application stands, and takes it back', async ({ page, product }) => {
  const title = 'Keeper of our computers, two days from home';
  await product.signIn(page, 'nils.holm@demo.example');
  await page.goto('/candidate-dashboard');
  const applications = page.getByRole('region', { name: say('candidates:applications') });
  const card = applications.getByRole('article').filter({ hasText: title });
  await expectGoodScreen(page, 'dashboard-applications');
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const way = page.getByRole('list', { name: say('applying:home.stations.label') });
  await expect(way.getByText(say('applying:home.stations.received'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nils Holm.pdf' })).toBeVisible();
  await expectGoodScreen(page, 'application');
  await page.getByRole('button', { name: say('applying:withdraw.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('applying:withdraw.action') })
    .click();
  await expect(way.getByText(say('applying:home.stations.withdrawn'))).toBeVisible();
  await expect(page.getByText('Nils Holm.pdf')).toHaveCount(0);
  await page.getByRole('link', { name: say('applying:home.toAd') }).click();
  await page
    .getByRole('link', { name: say('job-ads:apply.yours') })
    .first()
    .click();
  await expect(page.getByText(say('applying:home.given.withdrawn'))).toBeVisible();
});
