import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

// one seed for the whole run, also for the workers that begin anew after a failure
process.env.JOURNEY_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/** Real browsers on the real product. One worker: each journey has a product of its own, and cameras want the machine for themselves. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  workers: 1,
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    trace: 'retain-on-failure',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: ['*.phone.spec.ts', 'lighthouse.spec.ts'] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: '*.phone.spec.ts',
    },
    // last, when nothing else wants the machine
    { name: 'lighthouse', testMatch: 'lighthouse.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
});
