import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { findChromium } from '../../tools/browsers.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

// notifications need the whole browser
const executablePath = findChromium();
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath ? { executablePath } : {}) }),
    { scope: 'worker' },
  ],
});

const settings = (language: Language) => `/recruiter-settings/notifications?lang=${language}`;

/** The service of the browser's maker is not to be reached from a test; in its place the page is given an address as it would come from there. */
async function answerForTheMaker(page: Page) {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript((keys) => {
    const subscription = { toJSON: () => ({ endpoint: 'https://push.example/device', keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, keys);
}

/** Hands a push to the worker of the page as the browser itself does when one comes. */
async function deliver(page: Page, message: Record<string, string>) {
  const cdp = await page.context().newCDPSession(page);
  const known = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && known.resolve(one.registrationId));
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known.promise, data: JSON.stringify(message) });
}

test('a device is told of what is new, by a switch of its own that ends with the session', async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await answerForTheMaker(page);
  await product.signIn(page, 'mila@demo.example');
  await page.goto(settings('de'));
  const say = wordsOf('de');
  const device = page.getByRole('switch', { name: say('accounts:notifications.device.on') });
  await expect(device).not.toBeChecked();
  await device.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(say('common:saved'))).toBeVisible();
  await expect(device).toBeChecked();
  await expectGoodScreen(page, 'the settings of notifications with this device');

  const told = { title: 'Vitrine', body: 'Es gibt Neues für Sie', url: `${product.url}/`, tag: 'other' };
  await deliver(page, told);
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
    );
  await expect.poll(shown).toEqual([{ title: told.title, body: told.body, tag: told.tag }]);

  await page.reload();
  await expect(device).toBeChecked();
  await page.goto('/logout');
  await product.signIn(page, 'mila@demo.example');
  await page.goto(settings('fr'));
  const french = page.getByRole('switch', { name: wordsOf('fr')('accounts:notifications.device.on') });
  await expect(french).not.toBeChecked();
});

test('who has blocked notifications, or cannot reach the maker of the browser, is told so', async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'));
  });
  await product.signIn(page, 'mila@demo.example');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(settings('en'));
  const say = wordsOf('en');
  const device = page.getByRole('switch', { name: say('accounts:notifications.device.on') });
  await device.click();
  await expect(page.getByText(say('accounts:notifications.device.failed'))).toBeVisible();
  await expect(device).not.toBeChecked();
  await expectGoodScreen(page, 'the settings of notifications where the maker is not reached');

  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.reload();
  await expect(page.getByText(say('accounts:notifications.device.blocked'))).toBeVisible();
  await expect(device).toBeDisabled();
});
