import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCompany, newPassword } from '../support/new-people.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('fr');
test.use({ locale: 'fr-FR' });

const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signInByPassword(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(newPassword);
  await enter(page);
}
async function signOut(page: Page) {
  await page.goto('/logout');
  await expect(page).toHaveURL(/signup/);
}
const enter = (page: Page) =>
  page
    .locator('form')
    .getByRole('button', { name: say('accounts:signIn.title'), exact: true })
    .click();

test('an app is set up by picture or key, and asked for; a recovery code helps without it', async ({ page, product }) => {
  const email = await newCompany(product, 'fr');
  await signInByPassword(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/recruiter-settings/security');
  await button(page, 'accounts:app.setUp').click();
  const dialog = page.getByRole('dialog', { name: say('accounts:app.setUp') });
  await expect(dialog.getByRole('img', { name: say('accounts:app.picture') })).toBeVisible();
  await expectGoodScreen(page, 'app-set-up');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectGoodScreen(page, 'app-set-up');
  const key = ((await dialog.getByTestId('app-key').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox').fill(codeOf(key));
  await dialog.getByRole('button', { name: say('accounts:app.turnOn') }).click();
  const shown = page.getByRole('dialog', { name: say('accounts:codes.title') });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await expectGoodScreen(page, 'recovery-codes');
  const file = page.waitForEvent('download');
  await button(page, 'accounts:codes.download').click();
  expect((await file).suggestedFilename()).toBe('vitrine-recovery-codes.txt');
  await button(page, 'accounts:codes.kept').click();
  await expect(button(page, 'accounts:app.turnOff')).toBeVisible();
  await expectGoodScreen(page, 'security-app');
  await product.mailTo(email, /application d’authentification a été configurée/);

  await signOut(page);
  await signInByPassword(page, email);
  const field = page.getByRole('textbox', { name: say('accounts:code.label') });
  await expect(field).toBeFocused();
  await expectGoodScreen(page, 'sign-in-code');
  // the code by which it was set up opens nothing again; the next one does, once
  const next = codeOf(key, 1);
  await field.fill(next);
  await enter(page);
  await expect(page).toHaveURL(/\/home$/);

  await signOut(page);
  await signInByPassword(page, email);
  await field.fill(next);
  await enter(page);
  await expect(page.getByRole('alert')).toContainText(say('common:refusals.wrong-code'));
  await expectGoodScreen(page, 'sign-in-code-wrong');
  await button(page, 'accounts:code.byRecovery').click();
  await page.getByRole('textbox', { name: say('accounts:code.recovery') }).fill(codes[0] ?? '');
  await expectGoodScreen(page, 'sign-in-recovery');
  await enter(page);
  await expect(page).toHaveURL(/\/home$/);
  await product.mailTo(email, /Codes restants\s: 9/);
});
