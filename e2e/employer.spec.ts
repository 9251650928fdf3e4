import type { Browser, BrowserContextOptions } from '@playwright/test';
import { look } from '@vitrine/contract/companies/branding.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import sharp from 'sharp';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, type Product, test } from './support/product.ts';
import { linkIn, wordsOf } from './support/words.ts';

const owner = 'recruiter@demo.example';
const say = wordsOf('en');
const sagt = wordsOf('de');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The demo company as it was before anybody told anything about it. */
async function emptied(product: Product) {
  const recruiter = await product.as(owner);
  await recruiter(look.update, { primaryColor1: null, secondaryColor1: null, fontStyle: 'sans-serif' });
  const nothing = { benefits: [], team: [], kpis: [], socials: [], inside: [], gallery: [], banner: null };
  return recruiter(business.update, { ...nothing, aboutUs: '', slogan: '', published: false });
}

async function newPage(browser: Browser, product: Product, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: product.url, ...options });
  return context.newPage();
}

let before: BusinessProfile | undefined;
test.beforeAll(async ({ product }) => {
  before = await (await product.as(owner))(business.all, {});
});
// other journeys may meet the same company
test.afterAll(async ({ product }) => {
  const recruiter = await product.as(owner);
  await recruiter(look.update, { primaryColor1: '#7a3b12', secondaryColor1: '#f2b950', fontStyle: 'sans-serif', businessTerms: '' });
  if (!before) return;
  const { aboutUs, slogan, published, benefits, team, kpis, socials, inside, banner, companyImageGallery } = before;
  const files = { banner: banner?.split('/').at(-1) ?? null, gallery: companyImageGallery.map((one) => one.name) };
  await recruiter(business.update, { aboutUs, slogan, published, benefits, team, kpis, socials, inside, ...files });
});

test('a page opens with its film; its menu leads to people and jobs by touch and by keys, and stays in sight', async ({
  browser,
  product,
}) => {
  const { companyId } = await (await product.as(owner))(business.all, {});
  const dit = wordsOf('fr');
  const held = await newPage(browser, product, {
    ...phone,
    viewport: { width: 360, height: 780 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  await held.goto(`/business-profile/${companyId}?lang=fr`);
  const menu = held.getByRole('navigation', { name: dit('companies:profile.menu') });
  const about = held.getByRole('region', { name: dit('companies:profile.about') });
  await expect(about.locator('video')).toBeAttached();
  // the film stands before the words
  expect(await about.evaluate((one) => Boolean(one.firstElementChild?.querySelector('video')))).toBe(true);
  await menu.getByRole('link', { name: dit('companies:profile.parts.jobs') }).tap();
  const jobs = held.getByRole('region', { name: dit('companies:profile.jobs') });
  await expect(jobs.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: dit('companies:profile.parts.jobs') })).toHaveAttribute('aria-current', 'true');
  await expect(jobs.getByText(/€ par an/).first()).toBeVisible();
  await expectGoodScreen(held, 'employer-jump-fr');

  const desk = await newPage(browser, product, { reducedMotion: 'reduce' });
  await desk.goto(`/business-profile/${companyId}`);
  await desk.getByRole('link', { name: say('companies:profile.parts.team'), exact: true }).press('Enter');
  await expect(desk.getByRole('region', { name: say('companies:profile.team') })).toBeFocused();
  await expect(desk.getByText('Bela Kovács')).toBeInViewport();
  // an address with the name of a section leads to it
  await desk.goto('about:blank');
  await desk.goto(`/business-profile/${companyId}#inside`);
  await expect(desk.getByRole('heading', { name: say('companies:profile.inside') })).toBeInViewport();
  await expectGoodScreen(desk, 'employer-public-desk');
});

test('the form has a menu of its sections, reached by keys', async ({ page, product }) => {
  await product.signIn(page, owner);
  await page.goto('/business-profile');
  const menu = page.getByRole('navigation', { name: say('companies:profile.menu') });
  await menu.getByRole('link', { name: say('companies:editor.socials'), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: say('companies:editor.socials'), exact: true })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: say('companies:editor.socials'), exact: true }).locator(':focus')).toHaveCount(1);
});

test('a recruiter tells who they are and publishes it; visitors, candidates and phones see it', async ({ page, browser, product }) => {
  test.setTimeout(300_000);
  const { companyId } = await emptied(product);
  const visitor = await newPage(browser, product, { ...phone, locale: 'de-DE' });
  await visitor.goto(`/business-profile/${companyId}`);
  await expect(visitor.getByRole('heading', { name: sagt('companies:profile.gone') })).toBeVisible();

  await product.signIn(page, owner);
  await page.goto('/business-profile');
  await page.getByRole('button', { name: say('companies:editor.publish'), exact: true }).click();
  await expect(page.getByText(say('common:refusals.profile-incomplete'))).toBeVisible();
  const about = page.getByRole('textbox', { name: say('companies:editor.about') });
  await expect(about).toBeFocused();
  await about.fill('We bake by hand.\n\nWe look for people who finish what they begin.');
  await page.getByRole('textbox', { name: say('companies:editor.slogan') }).fill('Bread takes time');

  const top = page.getByRole('region', { name: say('companies:editor.top'), exact: true });
  const choice = top.getByRole('combobox', { name: say('companies:editor.benefitAdd') });
  await choice.fill('bicycle');
  await page.getByRole('option', { name: 'Company bicycle' }).click();
  await expect(top.getByRole('listitem').filter({ hasText: 'Company bicycle' })).toBeVisible();
  await choice.fill('A loaf a day');
  await choice.press('Enter');
  await expect(top.getByText(say('companies:editor.places', { count: 2, max: 5 }))).toBeVisible();
  await page.getByRole('button', { name: say('companies:editor.up', { name: 'A loaf a day' }) }).click();

  await page.getByRole('button', { name: say('companies:editor.kpiAdd') }).click();
  await page.getByRole('textbox', { name: say('companies:editor.figure') }).fill('92 %');
  await page.getByRole('textbox', { name: say('companies:editor.label') }).fill('would come again');
  await page.getByRole('button', { name: say('companies:editor.teamAdd') }).click();
  await page.getByRole('textbox', { name: say('companies:editor.name') }).fill('Bela Kovács');
  await page.getByRole('button', { name: say('companies:editor.socialAdd') }).click();
  const address = page.getByRole('textbox', { name: say('companies:editor.address') });
  await address.fill('https://elsewhere.example/lindenhof');
  await expect(page.getByText(say('companies:editor.socialWrong', { network: 'LinkedIn' }))).toBeVisible();
  await address.fill('https://www.linkedin.com/company/lindenhof');

  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c4863c' } })
    .png()
    .toBuffer();
  const banner = page.getByRole('group', { name: say('companies:editor.banner') });
  await banner.locator('input[type=file]').setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: say('common:crop.use') }).click();
  await expect(banner.getByRole('img', { name: say('companies:editor.bannerAlt') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const preview = page.getByRole('region', { name: say('companies:editor.preview') });
  await expect(preview.getByText('Bread takes time')).toBeVisible();
  await expect(page.getByText(say('companies:save.saved'), { exact: true })).toBeVisible();
  await expectGoodScreen(page, 'employer-editor');
  await page.getByRole('button', { name: say('companies:editor.publish'), exact: true }).click();
  await expect(page.getByText(say('companies:editor.publishDone'))).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue(/We bake by hand/);
  await expect(page.getByRole('textbox', { name: say('companies:editor.name') })).toHaveValue('Bela Kovács');

  await visitor.reload();
  await expect(visitor.getByText('Bread takes time')).toBeVisible();
  const benefits = visitor.getByRole('region', { name: sagt('companies:profile.top') }).getByRole('listitem');
  await expect(benefits).toHaveText(['A loaf a day', 'Dienstrad']);
  await expect(visitor.getByText('would come again')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://www.linkedin.com/company/lindenhof');
  await expectGoodScreen(visitor, 'employer-public-de');
});

test('a candidate sees a layout of its own, keeps the menu in a narrow window only, and asks a question', async ({ page, product }) => {
  const recruiter = await product.as(owner);
  const { companyId } = await recruiter(business.update, {
    aboutUs: 'We bake by hand.',
    slogan: 'Bread takes time',
    contactEmail: owner,
    published: true,
  });
  await product.signIn(page, 'candidate@demo.example');
  await page.goto(`/business-profile/${companyId}`);
  await expect(page.getByTestId('business-profile')).toHaveAttribute('data-layout', 'candidate');
  await expect(page.getByTestId('side-menu')).toBeHidden();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByTestId('side-menu')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectGoodScreen(page, 'employer-candidate');
  await page.getByRole('button', { name: say('companies:profile.ask') }).click();
  await page.getByRole('textbox', { name: say('companies:profile.askSubject') }).fill('Trial day');
  await page.getByRole('textbox', { name: say('companies:profile.askMessage') }).fill('May I come by on a Saturday?');
  await expectGoodScreen(page, 'employer-question');
  await page.getByRole('button', { name: say('common:send') }).click();
  await expect(page.getByText(say('companies:profile.asked'))).toBeVisible();
  const mail = await product.mailTo(owner, /Jonas Feld has a question/);
  expect(mail.text).toContain('May I come by on a Saturday?');
});

test('a company chooses colours that stay readable, and people sign up in its look', async ({ page, browser, product }) => {
  test.setTimeout(240_000);
  await product.signIn(page, owner);
  await page.goto('/recruiter-settings/branding');
  const colour = page.getByRole('textbox', { name: say('companies:branding.primary') });
  await colour.fill('#ffe600');
  await colour.press('Tab');
  await expect(page.getByText(/1.3 to 1 with white/)).toBeVisible();
  await page
    .getByRole('button', { name: say('common:save') })
    .first()
    .click();
  await expect(page.getByText(say('common:saved'), { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: say('companies:branding.businessTerms') }).fill('# Our word\n\nWe answer within a week.');
  await page
    .getByRole('button', { name: say('common:save') })
    .last()
    .click();
  await expect(page.getByRole('button', { name: say('common:save') }).last()).toBeDisabled();
  await expectGoodScreen(page, 'branding');

  const person = await newPage(browser, product, { ...phone, locale: 'de-DE' });
  await person.goto('/LINDENHOF-bakeries/new-ci-signup');
  await expect(
    person.getByRole('heading', { level: 1, name: sagt('companies:branded.welcome', { company: 'Lindenhof Bakeries' }) }),
  ).toBeVisible();
  await expect(person.getByRole('banner')).toHaveCount(0);
  await expectGoodScreen(person, 'branded-sign-up-picture-de');
  await person.goto('/lindenhof-bakeries/signup');
  await expectGoodScreen(person, 'branded-sign-up-de');
  await person.getByLabel(sagt('accounts:firstName')).fill('Nora');
  await person.getByLabel(sagt('accounts:lastName')).fill('Lind');
  await person.getByRole('textbox', { name: sagt('accounts:email') }).fill('nora.lind@demo.example');
  await person.getByRole('textbox', { name: sagt('accounts:password') }).fill('leise Laterne am Wasser');
  await person.getByRole('checkbox').check();
  await person.getByRole('button', { name: sagt('accounts:signUp.asCandidate') }).click();
  linkIn(await product.mailTo('nora.lind@demo.example'), /activation/);

  await person.goto('/lindenhof-bakeries/business-terms');
  await expect(person.getByRole('heading', { level: 2, name: 'Our word' })).toBeVisible();
  await expectGoodScreen(person, 'branded-terms-de');
  await person.goto('/lindenhof-bakeries/privacy-terms');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await person.goto('/nobody-here/signup');
  await expect(person.getByRole('heading', { name: sagt('companies:branded.gone') })).toBeVisible();
});
