import { type FakeStripe, startStripe } from '../../server/test/outside/stripe.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { test as base, expect, type Running, startLimit, startProduct } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** A product whose operator has an account at Stripe, with a Stripe that remembers. */
const test = base.extend<object, { stripe: FakeStripe; product: Running }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API: stripe.url };
      const product = await startProduct(secrets);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
});

const say = wordsOf('fr');

test('a candidate makes a closeup, pays at Stripe with no request to anybody else, and shows it until Stripe gives the money back', async ({
  page,
  product,
  stripe,
}) => {
  test.setTimeout(240_000);
  const email = 'chloe.martin@demo.example';
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(product.url)) elsewhere.push(request.url());
  });
  // the page of Stripe: whoever comes pays, and Stripe tells it twice before the buyer is back
  const tell = async (type: string, object: object) => {
    const { body, signature } = stripe.message(type, object);
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    expect((await fetch(`${product.url}/api/v2/closeup/shop/news`, { method: 'POST', headers, body })).status).toBe(200);
  };
  await page.route('https://checkout.stripe.test/**', async (route) => {
    const session = stripe.sessions.at(-1);
    stripe.pay(session?.id ?? '');
    const told = { ...session, object: 'checkout.session', mode: 'payment' };
    for (let times = 0; times < 2; times++) await tell('checkout.session.completed', told);
    await route.fulfill({ status: 303, headers: { location: session?.success_url.replace('{CHECKOUT_SESSION_ID}', session.id) ?? '' } });
  });
  await product.signIn(page, email);
  await page.goto(`${product.url}/closeup-shop?lang=fr`);
  await page.getByRole('button', { name: say('shop:products.choose') }).click();
  await page.getByLabel(say('shop:billing.address')).fill('Chloé Martin\n1 rue des Lilas\n67000 Strasbourg');
  await page.getByRole('button', { name: say('shop:billing.on') }).click();
  await page.getByLabel(say('shop:payment.now')).check();
  await page.getByLabel(say('shop:payment.loss')).check();
  await expectGoodScreen(page, 'stripe-payment');
  await page.getByRole('button', { name: say('shop:payment.pay') }).dblclick();
  await expect(page.getByText(say('shop:confirm.now'))).toBeVisible();
  expect(stripe.charged()).toHaveLength(1);
  expect(new Set(elsewhere)).toEqual(new Set(['https://checkout.stripe.test/pay']));
  await product.mailTo(email, /C-[2-9A-Z]{10}/);

  await page.getByRole('link', { name: say('shop:toCloseup') }).click();
  await page.getByRole('button', { name: say('closeup:own.begin') }).click();
  await page.getByLabel(say('closeup:standing.release')).check({ force: true });
  await expect(page.getByRole('link', { name: /\/closeup\/[\da-f-]{36}$/ })).toBeVisible();

  // given back at Stripe, the closeup is shown no more
  const address = await page.getByRole('link', { name: /\/closeup\/[\da-f-]{36}$/ }).getAttribute('href');
  const [paid] = stripe.charged();
  stripe.refund(paid?.id ?? '');
  await tell('charge.refunded', { id: 'ch', object: 'charge', payment_intent: paid?.payment_intent });
  await expect.poll(async () => (await fetch(new URL(address ?? '', product.url))).status).toBe(404);
});
