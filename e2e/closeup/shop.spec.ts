import { settings } from '@vitrine/contract/billing/settings.ts';
import { vouchers } from '@vitrine/contract/billing/vouchers.ts';
import { day } from '@vitrine/contract/durations.ts';
import { trialCards } from '@vitrine/contract/shop/trial.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

for (const language of ['en', 'de'] as const) {
  const say = wordsOf(language);

  test(`a candidate buys a closeup for trying and shows it, with no request to anybody else (${language})`, async ({ page, product }) => {
    test.setTimeout(180_000);
    if (language === 'de') await page.setViewportSize({ width: 360, height: 740 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(product.url)) elsewhere.push(request.url());
    });
    const email = language === 'en' ? 'lina.berg@demo.example' : 'omar.nasser@demo.example';
    await product.signIn(page, email);
    await page.goto(`${product.url}/closeup-shop?lang=${language}`);
    await expect(page.getByText(say('shop:trial.text'))).toBeVisible();
    await expectGoodScreen(page, 'shop-products');
    await page.getByRole('button', { name: say('shop:products.choose') }).click();
    await page.getByLabel(say('shop:billing.address')).fill('Jonas Feld\nAm Markt 1\n99999 Lindenhof');
    await expectGoodScreen(page, 'shop-billing');
    await page.getByRole('button', { name: say('shop:billing.on') }).click();
    await page.getByLabel(say('shop:payment.now')).check();
    await page.getByLabel(say('shop:payment.loss')).check();
    await expectGoodScreen(page, 'shop-payment');
    await page.getByRole('button', { name: say('shop:payment.pay') }).dblclick();
    const card = page.getByLabel(say('shop:trial.card'));
    await card.fill(trialCards.declined);
    await page.getByRole('button', { name: say('shop:trial.pay') }).click();
    await expect(page.getByText(say('common:refusals.card-declined'))).toBeVisible();
    await expectGoodScreen(page, 'shop-trial');
    await card.fill(trialCards.pays);
    await page.getByRole('button', { name: say('shop:trial.pay') }).click();
    await expect(page.getByText(say('shop:confirm.now'))).toBeVisible();
    await expectGoodScreen(page, 'shop-confirm');
    await product.mailTo(email, /C-[2-9A-Z]{10}/);
    await page.getByRole('link', { name: say('shop:toCloseup') }).click();
    await page.getByRole('button', { name: say('closeup:own.begin') }).click();
    await page.getByLabel(say('closeup:standing.release')).check({ force: true });
    await expect(page.getByRole('link', { name: /\/closeup\/[\da-f-]{36}$/ })).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
}

test('with a voucher to zero nothing is paid, the closeup waits for its time without the two consents, and its buyer withdraws', async ({
  page,
  product,
}) => {
  const say = wordsOf('en');
  const admin = await product.as(administrator);
  const { today } = await admin(settings.look, {});
  const validUntil = new Date(Date.parse(today) + 30 * day).toISOString().slice(0, 10);
  await admin(vouchers.create, { voucherCode: 'ALL-FREE', scope: 'closeup', percent: 100, amount: null, validUntil, maxUses: 1 });
  await product.signIn(page, 'chloe.martin@demo.example');
  await page.goto(`${product.url}/Candidate-shop`);
  await page.getByRole('button', { name: say('shop:products.choose') }).click();
  await page.getByLabel(say('shop:billing.code')).fill('all-free');
  await page.getByRole('button', { name: say('shop:billing.use') }).click();
  await expect(page.getByText(/ALL-FREE takes off €49\.00/)).toBeVisible();
  await page.getByLabel(say('shop:billing.address')).fill('Jonas Feld');
  await page.getByRole('button', { name: say('shop:billing.on') }).click();
  await page.getByRole('button', { name: say('shop:payment.free') }).click();
  await expect(page.getByText(/costs nothing/)).toBeVisible();
  await expect(page.getByText(/The months begin on/)).toBeVisible();

  // and withdraws in time, from the footer of any page
  const { subject } = await product.mailTo('chloe.martin@demo.example', /C-[2-9A-Z]{10}/);
  const number = /C-[2-9A-Z]{10}/.exec(subject)?.[0] ?? '';
  await page.getByRole('link', { name: say('common:frame.links.withdrawal') }).click();
  await page.getByLabel(say('shop:withdrawal.name')).fill('Chloé Martin');
  await page.getByLabel(say('shop:withdrawal.number')).fill(number);
  await page.getByLabel(say('shop:withdrawal.email')).fill('chloe.martin@demo.example');
  await expectGoodScreen(page, 'withdrawal');
  await page.getByRole('button', { name: say('shop:withdrawal.withdraw') }).click();
  await expectGoodScreen(page, 'withdrawal-check');
  await page.getByRole('button', { name: say('shop:withdrawal.confirm') }).click();
  await expect(page.getByText(say('shop:withdrawal.received'))).toBeVisible();
  await product.mailTo('chloe.martin@demo.example', /Your withdrawal was received/);
  await page.goto(`${product.url}/closeup-shop/products`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/given back/)).toBeVisible({ timeout: 3000 });
  }).toPass();
});
