import { registration } from '@vitrine/contract/accounts/registration.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, callWith, expect, type Product, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const password = 'quiet lantern over water';

/** A company whose trial is over on its first day, for that is how long trials last by then. */
async function givenCompany(product: Product, language: Language) {
  const admin = await product.as(administrator);
  const { today: countsFrom } = await admin(settings.look, {});
  await admin(settings.insert, { countsFrom, trialDays: 0 });
  const email = `owner.${language}@plans.example`;
  const anyone = callWith(product.url);
  const person = { email, firstName: 'Rosa', lastName: 'Feld', password, termsAccepted: true as const };
  await anyone(registration.recruiter, { ...person, companyName: `Backstube ${language}`, language });
  const link = new URL(linkIn(await product.mailTo(email), /activation/));
  await anyone(registration.activate, { activation: link.searchParams.get('activation') ?? '', password });
  return email;
}

/** Trials last as long as ever for whoever comes after these companies. */
test.afterEach(async ({ product }) => {
  const admin = await product.as(administrator);
  const { today: countsFrom } = await admin(settings.look, {});
  await admin(settings.insert, { countsFrom, trialDays: 14 });
});

for (const { language, width, height } of [
  { language: 'de', width: 1280, height: 800 },
  { language: 'fr', width: 390, height: 844 },
] as const) {
  const say = wordsOf(language);

  test(`a company whose trial is over buys a plan, adds seats, goes back to fewer, cancels and takes that back (${language})`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const email = await givenCompany(product, language);
    await product.signIn(page, email, password);
    await page.goto(`${product.url}/products?lang=${language}`);
    await expect(page.getByText(say('billing:shop.trialOver'))).toBeVisible();
    await expectGoodScreen(page, `plans-trial-over-${language}`);
    const order = page.getByRole('dialog', { name: say('billing:order.title') });
    const choose = async (seats: number) => {
      const plan = ['RS', say('billing:intervals.monthly'), say('billing:recruiters', { count: seats })].join(' · ');
      await page.getByRole('button', { name: say('billing:shop.chooseOf', { plan }), exact: true }).click();
      await expect(order).toBeVisible();
    };
    const own = page.getByRole('region', { name: say('billing:own.title') }).getByRole('article');

    await choose(1);
    await order.getByRole('button', { name: say('billing:order.withObligation') }).dblclick();
    await expect(page.getByText(say('billing:order.done'))).toBeVisible();
    await expect(own.getByText(say('billing:own.states.active'))).toBeVisible();

    await choose(3);
    await expect(order.getByRole('row', { name: say('billing:order.credit') })).toBeVisible();
    await expectGoodScreen(page, `plans-more-seats-${language}`);
    await order.getByRole('button', { name: say('billing:order.withObligation') }).click();
    await expect(order).toBeHidden();

    await choose(1);
    await expect(order.getByRole('button', { name: say('billing:order.withObligation') })).toHaveCount(0);
    await order.getByRole('button', { name: say('billing:order.change') }).click();
    await expect(page.getByText(say('billing:order.doneLater'))).toBeVisible();
    await expect(own).toHaveCount(1);

    const asked = page.getByRole('dialog');
    await own.getByRole('button', { name: say('billing:own.cancel') }).click();
    await asked.getByRole('button', { name: say('billing:own.cancel') }).click();
    await expect(own.getByText(say('billing:own.states.cancelled'))).toBeVisible();
    await page.mouse.move(0, 0);
    await expectGoodScreen(page, `plans-cancelled-${language}`);
    await own.getByRole('button', { name: say('billing:own.undoCancel') }).click();
    await expect(own.getByText(say('billing:own.states.active'))).toBeVisible();
    const orders = page.getByRole('region', { name: say('billing:orders.own') });
    await expect(orders.getByRole('listitem')).toHaveCount(2);
  });
}
