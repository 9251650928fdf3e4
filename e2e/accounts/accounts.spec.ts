import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { team } from '@vitrine/contract/accounts/team.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const owner = 'recruiter@demo.example';
const password = 'quiet lantern over water';
const say = wordsOf('en');

async function signInByForm(page: Page, email: string, secret: string) {
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(secret);
  await page
    .locator('form')
    .getByRole('button', { name: say('accounts:signIn.title') })
    .click();
}

/** A candidate by the sign-up form; returns the mailed link. */
async function fillSignUp(page: Page, product: Product, email: string) {
  await page.goto('/signup?mode=up');
  await page.getByLabel(say('accounts:firstName')).fill('Nora');
  await page.getByLabel(say('accounts:lastName')).fill('Lind');
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await page.getByRole('textbox', { name: say('accounts:password') }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('accounts:signUp.asCandidate') }).click();
  await expect(page.getByText(say('accounts:confirmInfo.sentTo', { address: email }))).toBeVisible();
  return linkIn(await product.mailTo(email), /activation/);
}

/** A candidate with a confirmed address, signed in: the browser that signed up has nothing to type. */
async function signUpCandidate(page: Page, product: Product, email: string) {
  await page.goto(await fillSignUp(page, product, email));
  await expect(page.getByText(say('accounts:activation.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('candidates:title'), level: 1 })).toBeVisible();
}

test('a teammate is invited, joins by the mailed link and becomes the owner', async ({ page, browser, product }) => {
  const email = 'tove@demo.example';
  await product.signIn(page, owner);
  await page.goto('/recruiter-settings/user-management');
  const address = page.getByRole('combobox', { name: say('accounts:invite.label') });
  await address.fill(email);
  await address.press('Enter');
  await page.getByRole('button', { name: say('accounts:invite.send') }).click();
  await expect(page.getByText(say('accounts:invite.sent', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('accounts:pending.title') }).getByText(email)).toBeVisible();
  await expectGoodScreen(page, 'team-invited');

  const other = await (await browser.newContext()).newPage();
  await other.goto(linkIn(await product.mailTo(email), /invitation-recruiter/));
  await expect(other.getByRole('heading', { name: say('accounts:invitation.join', { company: 'Lindenhof Bakeries' }) })).toBeVisible();
  await other.getByLabel(say('accounts:firstName')).fill('Tove');
  await other.getByLabel(say('accounts:lastName')).fill('Aalto');
  await other.getByRole('textbox', { name: say('accounts:password') }).fill(password);
  await other.getByRole('checkbox').check();
  await expectGoodScreen(other, 'team-join');
  await other.getByRole('button', { name: say('accounts:invitation.accept'), exact: true }).click();
  await expect(other.getByText(say('accounts:invitation.done'))).toBeVisible();
  await signInByForm(other, email, password);
  await expect(other.getByRole('heading', { name: say('home:title'), level: 1 })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: say('accounts:team.makeOwnerOf', { person: 'Tove Aalto' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('accounts:team.makeOwner') })
    .click();
  await expect(page.getByText(say('common:saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('accounts:team.makeOwnerOf', { person: 'Tove Aalto' }) })).toHaveCount(0);
  await other.goto('/recruiter-settings/user-management');
  await expect(other.getByRole('button', { name: say('accounts:team.makeOwnerOf', { person: 'Rosa Linden' }) })).toBeVisible();
  await expectGoodScreen(other, 'team');
  await other.context().close();

  // other journeys of the same product find the owner who was
  const tove = await product.as(email, password);
  const { items } = await tove(team.list, {});
  await tove(team.makeOwner, { id: items.find((one) => one.email === owner)?.id ?? '' });
});

test('a candidate changes name, language and mails, and a new address counts after its mailed link', async ({ page, product }) => {
  const [before, after] = ['nora@mail.example', 'nora.lind@mail.example'];
  await signUpCandidate(page, product, before);
  await expectGoodScreen(page, 'dashboard-empty');

  await page.goto('/candidate-settings');
  await expect(page).toHaveURL(/candidate-settings\/account/);
  await page.getByLabel(say('accounts:lastName')).fill('Lindqvist');
  const naming = page.getByRole('region', { name: say('accounts:name.title') });
  await naming.getByRole('combobox', { name: say('accounts:name.language') }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Français' }).click();
  await naming.getByRole('button', { name: say('common:save') }).click();
  const french = wordsOf('fr');
  await expect(page.getByText(french('common:saved'), { exact: true }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectGoodScreen(page, 'settings');
  await page.getByRole('link', { name: french('accounts:settings.pages.notifications') }).click();
  const looks = page
    .getByRole('group', { name: french('accounts:notifications.kinds.look') })
    .getByRole('checkbox', { name: french('accounts:notifications.channels.digest') });
  await expect(looks).toBeChecked();
  await looks.click();
  await expect(page.getByText(french('common:saved'), { exact: true }).first()).toBeVisible();
  await expectGoodScreen(page, 'settings-mails');
  await page.reload();
  await expect(looks).not.toBeChecked();

  await page.goto('/candidate-settings/account?lang=en');
  const changing = page.getByRole('region', { name: say('accounts:address.title') });
  await changing.getByLabel(say('accounts:address.label')).fill(after);
  await changing.getByRole('textbox', { name: say('accounts:password') }).fill(password);
  await changing.getByRole('button', { name: say('accounts:address.change') }).click();
  await expect(changing.getByText(say('accounts:address.pending', { address: after }))).toBeVisible();
  await expect(changing.getByText(say('accounts:address.now', { address: before }))).toBeVisible();
  await page.goto(linkIn(await product.mailTo(after), /confirm-registration-info/));
  await expect(page.getByText(say('accounts:confirmAddress.done', { address: after }))).toBeVisible();
  await expectGoodScreen(page, 'address-confirmed');
  await page.goto('/logout');
  await expect(page.getByRole('tab', { name: say('accounts:signIn.title') })).toBeVisible();
  await signInByForm(page, before, password);
  await expect(page.getByText(say('common:refusals.sign-in-failed'))).toBeVisible();
  await signInByForm(page, after, password);
  await expect(page).toHaveURL(/candidate-dashboard/);
});

test('a forgotten password is chosen anew by the mailed link, once', async ({ page, product }) => {
  const email = 'olga@mail.example';
  await signUpCandidate(page, product, email);
  await page.goto('/logout');
  await page.getByRole('link', { name: say('accounts:signIn.forgotten') }).click();
  // the form of signing in has a field of this name as well
  await expect(page.getByRole('heading', { level: 1, name: say('accounts:forgotten.title') })).toBeVisible();
  await page.getByRole('textbox', { name: say('accounts:email') }).fill(email);
  await expectGoodScreen(page, 'forgotten');
  await page.getByRole('button', { name: say('accounts:forgotten.send') }).click();
  await expect(page.getByText(say('accounts:resetInfo.sentTo', { address: email }))).toBeVisible();
  const link = linkIn(await product.mailTo(email, /new-password/), /new-password/);
  const renewed = 'seven boats at low tide';
  await page.goto(link);
  await page.getByRole('textbox', { name: say('accounts:newPassword.label') }).fill(renewed);
  await expectGoodScreen(page, 'new-password');
  await page.getByRole('button', { name: say('accounts:newPassword.save') }).click();
  await expect(page.getByText(say('accounts:newPassword.done'))).toBeVisible();
  await signInByForm(page, email, password);
  await expect(page.getByText(say('common:refusals.sign-in-failed'))).toBeVisible();
  await signInByForm(page, email, renewed);
  await expect(page).toHaveURL(/candidate-dashboard/);
  await page.goto(link);
  await page.getByRole('textbox', { name: say('accounts:newPassword.label') }).fill(renewed);
  await page.getByRole('button', { name: say('accounts:newPassword.save') }).click();
  await expect(page.getByText(say('common:refusals.link-expired'))).toBeVisible();
});

test('a mailed link opened elsewhere asks for the password, or for a new one and a name', async ({ page, browser, product }) => {
  const email = 'pia@mail.example';
  const link = await fillSignUp(page, product, email);
  const german = wordsOf('de');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE', baseURL: product.url });
  const other = await phone.newPage();
  await other.goto(link);
  const typed = other.getByRole('textbox', { name: german('accounts:activation.password') });
  await typed.fill('not the one');
  await other.getByRole('button', { name: german('accounts:activation.confirm') }).click();
  await expect(other.getByText(german('accounts:activation.wrong'))).toBeVisible();
  await expectGoodScreen(other, 'confirm-elsewhere-de');
  await other.getByRole('button', { name: german('accounts:activation.anew') }).click();
  await other.getByRole('textbox', { name: german('accounts:lastName') }).fill('Holm');
  await other.getByRole('textbox', { name: german('accounts:newPassword.label') }).fill('seven boats at low tide');
  await expectGoodScreen(other, 'confirm-anew-de');
  await other.getByRole('button', { name: german('accounts:activation.confirm') }).click();
  await expect(other.getByText(german('accounts:activation.done'))).toBeVisible();
  await expect(other.getByRole('heading', { name: german('candidates:title'), level: 1 })).toBeVisible();

  await page.goto('/signup');
  await signInByForm(page, email, 'seven boats at low tide');
  await expect(page.getByRole('heading', { name: say('candidates:title'), level: 1 })).toBeVisible();
  await other.goto('/candidate-settings/account');
  const places = other.getByRole('region', { name: german('accounts:sessions.title') });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expectGoodScreen(other, 'sessions-de');
  await places.getByRole('button', { name: german('accounts:sessions.endOthers') }).click();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('tab', { name: say('accounts:signIn.title') })).toBeVisible();
  await phone.close();
});

test('signed out, a screen of recruiters leads to the sign-in and back to where one was going', async ({ page, product }) => {
  await page.goto('/candidate-management?status=New');
  await expect(page).toHaveURL(/\/signup\?.*next=/);
  await expectGoodScreen(page, 'sign-in-next');
  await signInByForm(page, 'amir@demo.example', product.password);
  await expect(page).toHaveURL(/\/candidate-management\?status=New/);
  await expect(page.getByRole('heading', { name: say('applicants:title'), level: 1 })).toBeVisible();
});

/** Somebody of the demo answers a fresh job code in writing. */
async function answered(product: Product) {
  const recruiter = await product.as('amir@demo.example');
  const candidate = await product.as('candidate@demo.example');
  const question = { id: randomUUID(), text: 'Why bread?', kinds: ['text' as const], seconds: 60, thinkSeconds: 0, retries: '1' as const };
  const made = await recruiter(jobCodeEditing.create, { title: 'Night baker', questions: [{ ...question, skippable: false }] });
  await recruiter(jobCodeEditing.publish, { id: made.id });
  const { applicationId } = await candidate(interview.begin, { jobcodeId: made.id, consent: true });
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Because the town smells of it.' });
  await candidate(interview.submit, { applicationId });
}

test('the link in a mail to a recruiter signs in once, and leaves the address bar (R106)', async ({ page, browser, product }) => {
  await answered(product);
  const link = linkIn(await product.mailTo('amir@demo.example', /Night baker/), /userType=Recruiter/);
  await page.goto(link);
  await expect(page.getByText('Because the town smells of it.')).toBeVisible();
  await expect(page).toHaveURL(/\/candidate-details\/candidate\/[\w-]+$/);
  expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('Recruiter');

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByText(say('common:refusals.link-expired'))).toBeVisible();
  await again.getByRole('button', { name: say('common:close') }).click();
  await expect(again).toHaveURL(/\/signup/);
  expect(await again.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await again.goto(link.replace('userType=Recruiter', 'userType=Candidate'));
  await expect(again.getByRole('tab', { name: say('accounts:signIn.title') })).toBeVisible();
  expect(await again.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await again.context().close();
});
