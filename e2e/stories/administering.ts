import type { Page } from '@playwright/test';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, callWith, expect, type Product } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const password = 'quiet amber lighthouse';

/** A company of this story alone, and a candidate. */
async function givenPeople(product: Product, mark: string) {
  const call = callWith(product.url, '');
  const signUp = { firstName: 'Ida', lastName: `Holm ${mark}`, password, termsAccepted: true as const };
  const owner = `ida.${mark}@demo.example`;
  const company = `Tischlerei Holm ${mark}`;
  const candidate = `jan.${mark}@demo.example`;
  await call(registration.recruiter, { ...signUp, email: owner, companyName: company });
  await call(registration.candidate, { ...signUp, firstName: 'Jan', email: candidate });
  for (const email of [owner, candidate]) {
    const activation = new URL(linkIn(await product.mailTo(email), /activation=/)).searchParams.get('activation') ?? '';
    await call(registration.activate, { activation, password });
  }
  return { company, candidate, name: `Jan Holm ${mark}` };
}

/** An administrator's day: somebody is found, closed and brought back; a dossier gets words; a company gets a product, is closed and opened. */
export async function administersForADay(page: Page, product: Product, language: Language, mark: string) {
  const say = wordsOf(language);
  const { company, candidate, name } = await givenPeople(product, mark);
  await product.signIn(page, administrator);
  await page.goto(`/admin-panel/users?lang=${language}`);
  await page.getByRole('searchbox', { name: say('admin:users.search') }).fill(candidate);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(1);
  await expectGoodScreen(page, 'admin-people');
  await page.getByRole('button', { name: new RegExp(name) }).click();

  const person = page.getByRole('dialog', { name });
  await person.getByRole('textbox', { name: say('admin:dossier.words') }).fill('Calm and exact.');
  await person.getByRole('button', { name: say('admin:dossier.save') }).click();
  await expect(page.getByText(say('admin:dossier.saved'))).toBeVisible();
  await expectGoodScreen(page, 'admin-person');
  await person.getByRole('button', { name: say('admin:closing.delete'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: say('admin:closing.titleDelete', { name }) });
  await asked.getByRole('textbox', { name: say('common:closing.type', { name }) }).fill(name);
  await asked.getByLabel(say('admin:closing.password'), { exact: true }).fill(product.password);
  await expectGoodScreen(page, 'admin-deleting');
  await asked.getByRole('button', { name: say('admin:closing.delete'), exact: true }).click();
  await expect(person.getByRole('note')).toBeVisible();
  await expectGoodScreen(page, 'admin-being-deleted');
  await person.getByRole('button', { name: say('admin:closing.open') }).click();
  await expect(person.getByRole('note')).toHaveCount(0);
  await person.getByRole('button', { name: say('common:close') }).click();

  await page.goto('/admin-panel/companies');
  await page.getByRole('button', { name: new RegExp(company) }).waitFor();
  // a line so slow that the page of the company still loads when the search that was just typed would begin
  await page.route('**/*.js', (route) => setTimeout(() => void route.continue(), 1_000));
  await page.getByRole('searchbox', { name: say('admin:companies.search') }).fill(company);
  await page.getByRole('button', { name: new RegExp(company) }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.unroute('**/*.js');
  await expectGoodScreen(page, 'admin-company');
  await page.getByRole('tab', { name: say('admin:companies.products') }).click();
  await page.getByRole('textbox', { name: say('admin:categories.name') }).fill('Werkstatt');
  await page.getByRole('button', { name: say('admin:categories.add') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Werkstatt' })).toBeVisible();
  await page.getByRole('button', { name: say('admin:products.book') }).click();
  const booking = page.getByRole('dialog', { name: say('admin:products.book') });
  await booking.getByRole('textbox', { name: say('admin:products.bookTitle') }).fill('Tischler');
  await expectGoodScreen(page, 'admin-booking');
  await booking.getByRole('button', { name: say('admin:products.book') }).click();
  await expect(page.getByText(say('admin:products.booked.jobad'))).toBeVisible();
  await page.getByRole('button', { name: /Tischler/ }).click();
  await expect(page.getByRole('dialog', { name: 'Tischler' }).getByText(say('admin:products.noApplicants'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expectGoodScreen(page, 'admin-company-products');

  await page.getByRole('tab', { name: say('admin:companies.people') }).click();
  await page.getByRole('button', { name: say('admin:closing.close'), exact: true }).click();
  const closing = page.getByRole('dialog', { name: say('admin:closing.titleClose', { name: company }) });
  await closing.getByRole('textbox', { name: say('common:closing.type', { name: company }) }).fill(company);
  await closing.getByRole('button', { name: say('admin:closing.close'), exact: true }).click();
  await page.getByRole('button', { name: say('admin:closing.openCompany') }).click();
  await expect(page.getByText(say('admin:closing.openedCompany'))).toBeVisible();
  const { items } = await (await product.as(administrator))(companies.list, { textSearch: company });
  expect(items).toMatchObject([{ state: 'active' }]);
  await page.goto('/admin-panel/products');
  await expect(page.getByRole('tab', { name: say('admin:products.plans') })).toBeVisible();
  await expectGoodScreen(page, 'admin-products');
}
