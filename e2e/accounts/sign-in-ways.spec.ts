import type { Page } from '@playwright/test';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCompany, newPassword, newTeammate } from '../support/new-people.ts';
import { expect, test } from '../support/product.ts';
import { withPasskeys } from '../support/virtual-passkeys.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
test.use({ locale: 'de-DE' });

const button = (page: Page, key: string, values = {}) => page.getByRole('button', { name: say(key, values), exact: true });
const section = (page: Page, key: string) => page.getByRole('region', { name: say(key) });

async function signInByPassword(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(newPassword);
  await page
    .locator('form')
    .getByRole('button', { name: say('accounts:signIn.title'), exact: true })
    .click();
}

async function signOut(page: Page) {
  await page.goto('/logout');
  await expect(page).toHaveURL(/signup/);
  await expect(page.getByRole('textbox', { name: say('accounts:email') })).toBeVisible();
}

async function addPasskey(page: Page, name: string) {
  await button(page, 'accounts:passkeys.add').click();
  const dialog = page.getByRole('dialog', { name: say('accounts:passkeys.add') });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: say('accounts:passkeys.go') }).click();
  await expect(section(page, 'accounts:passkeys.title').getByText(name)).toBeVisible();
}

test('an owner adds a passkey, and signs in with it by a button, and without typing where the browser offers it', async ({
  page,
  product,
}) => {
  const email = await newCompany(product, 'de');
  const device = await withPasskeys(page);
  await device.answers(false);
  await signInByPassword(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/recruiter-settings/security');
  await expect(button(page, 'accounts:passkeys.add')).toBeVisible();
  await expectGoodScreen(page, 'security-none');
  await device.answers(true);
  await addPasskey(page, 'Laptop im Büro');
  expect(await device.count()).toBe(1);
  await expectGoodScreen(page, 'security-passkey');
  const mail = await product.mailTo(email, /Laptop im Büro/);
  expect(mail.subject).toBe('Ein Passkey wurde hinzugefügt');

  // by the button, while nothing is offered
  await device.answers(false);
  await signOut(page);
  await expect(button(page, 'accounts:signIn.passkey')).toBeVisible();
  await expectGoodScreen(page, 'sign-in-passkey');
  await device.answers(true);
  await button(page, 'accounts:signIn.passkey').click();
  await expect(page).toHaveURL(/\/home$/);

  // where the browser offers it, not even by that
  await device.answers(false);
  await signOut(page);
  await device.answers(true);
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/recruiter-settings/security');
  await expect(section(page, 'accounts:passkeys.title').getByText('Laptop im Büro')).toBeVisible();
});

test('an owner requires it, and a teammate sets it up before anything else opens', async ({ page, browser, product }) => {
  const email = await newCompany(product, 'de');
  const mate = await newTeammate(product, await product.as(email, newPassword), 'de');
  const device = await withPasskeys(page);
  await device.answers(false);
  await signInByPassword(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/recruiter-settings/user-management');
  await button(page, 'accounts:require.start').click();
  await expect(page.getByRole('dialog').getByText(say('common:refusals.second-step-first'))).toBeVisible();
  await page.goto('/recruiter-settings/security');
  await device.answers(true);
  await addPasskey(page, 'Laptop');
  await page.goto('/recruiter-settings/user-management');
  await button(page, 'accounts:require.start').click();
  await expect(page.getByText(say('accounts:require.on'), { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(say('accounts:require.none')))).toBeVisible();
  await expectGoodScreen(page, 'team-required');
  await product.mailTo(mate, /verlangt ab jetzt/);

  const context = await browser.newContext({ locale: 'de-DE', baseURL: product.url });
  const other = await context.newPage();
  const hers = await withPasskeys(other);
  await hers.answers(false);
  await signInByPassword(other, mate);
  await expect(other).toHaveURL(/second-step/);
  await expect(button(other, 'accounts:passkeys.add')).toBeVisible();
  await expectGoodScreen(other, 'second-step');
  await other.goto('/candidate-management');
  await expect(other).toHaveURL(/second-step/);
  await hers.answers(true);
  await addPasskey(other, 'Telefon');
  await button(other, 'accounts:signUp.continue').click();
  await expect(other).toHaveURL(/\/home$/);

  // the password alone no longer does
  await hers.answers(false);
  await signOut(other);
  await signInByPassword(other, mate);
  await expect(other.getByRole('heading', { name: say('accounts:secondStep.show') })).toBeVisible();
  await expectGoodScreen(other, 'second-step-show');
  await hers.answers(true);
  await button(other, 'accounts:signIn.passkey').click();
  await button(other, 'accounts:signUp.continue').click();
  await expect(other).toHaveURL(/\/home$/);
  await context.close();

  // a lost one is reset by the owner
  await page.reload();
  await button(page, 'accounts:require.resetOf', { person: 'Ken Ito' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('accounts:require.reset') })
    .click();
  await product.mailTo(mate, /Rosa Linden hat die Passkeys/);
  await product.mailTo(email, /von Ken Ito entfernt/);
});

test('administrators have the same page, with password and devices', async ({ page, product }) => {
  await product.signIn(page, 'admin@demo.example');
  await page.goto('/admin-panel/security');
  await expect(section(page, 'accounts:app.title')).toBeVisible();
  await expectGoodScreen(page, 'security-admin');
});
