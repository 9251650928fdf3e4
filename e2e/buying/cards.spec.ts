import { cardsForTrying } from '@vitrine/contract/billing/cards.ts';
import { trialCards } from '@vitrine/contract/shop/trial.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** Owners who are in their trial, without a plan. */
const owners = { en: 'mila@demo.example', de: 'jesper@demo.example' } as const;

for (const language of ['en', 'de'] as const) {
  const say = wordsOf(language);

  test(`an owner names a card on the way to a plan, sees it refused, names another one and pays (${language})`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    if (language === 'de') await page.setViewportSize({ width: 360, height: 740 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(product.url)) elsewhere.push(request.url());
    });
    const email = owners[language];
    await product.signIn(page, email);
    await page.goto(`${product.url}/products?lang=${language}`);
    await page.getByRole('region', { name: 'RS', exact: true }).getByRole('button', { name: /RS/ }).first().click();
    const order = page.getByRole('dialog', { name: say('billing:order.title') });
    await expectGoodScreen(page, `order-by-invoice-${language}`);
    await order.getByRole('button', { name: say('billing:card.name') }).click();
    const named = page.getByRole('dialog', { name: say('billing:card.trial.title') });
    const number = named.getByLabel(say('billing:card.trial.number'));
    await number.fill(trialCards.declined);
    await named.getByRole('button', { name: say('billing:card.trial.save') }).click();
    await expect(named.getByText(say('common:refusals.card-declined'))).toBeVisible();
    await expectGoodScreen(page, `card-trial-${language}`);
    await number.fill(cardsForTrying.later);
    await named.getByRole('button', { name: say('billing:card.trial.save') }).click();
    // back at the order, which the card refuses: nothing is bought, and another card can be named
    await expect(order.getByText(/Visa ···· 0341/)).toBeVisible();
    await order.getByRole('button', { name: say('billing:order.withObligation') }).click();
    await expect(order.getByText(say('common:refusals.card-declined'))).toBeVisible();
    await expectGoodScreen(page, `order-refused-${language}`);
    await order.getByRole('button', { name: say('billing:card.change') }).click();
    await number.fill(cardsForTrying.pays);
    await named.getByRole('button', { name: say('billing:card.trial.save') }).click();
    await expect(order.getByText(/Visa ···· 4242/)).toBeVisible();
    await expectGoodScreen(page, `order-by-card-${language}`);
    await order.getByRole('button', { name: say('billing:order.withObligation') }).dblclick();
    await expect(page.getByText(say('billing:order.done'))).toBeVisible();
    const plans = page.getByRole('region', { name: say('billing:own.title') });
    await expect(plans.getByText(say('billing:own.states.active'))).toBeVisible();
    const orders = page.getByRole('region', { name: say('billing:orders.own') });
    await expect(orders.getByText(say('billing:orders.paid'))).toHaveCount(1);
    const paying = page.getByRole('region', { name: say('billing:card.title') });
    await expect(paying.getByText(/Visa ···· 4242/)).toBeVisible();
    await page.mouse.move(0, 0);
    await expectGoodScreen(page, `products-by-card-${language}`);
    await product.mailTo(email, /(Your invoice|Ihre Rechnung) 2/);
    await paying.getByRole('button', { name: say('billing:card.remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('billing:card.removeConfirm') })
      .click();
    await expect(paying.getByRole('button', { name: say('billing:card.name') })).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
}
