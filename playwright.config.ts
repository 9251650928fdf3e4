import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { findFirefox, findHeadlessChromium } from './tools/browsers.ts';

const executablePath = findHeadlessChromium();
const firefox = findFirefox();
if (firefox) process.env.FIREFOX_PATH = firefox;

/** Firefox records in another format (VP8): the journeys that depend on it are walked there too. */
const inFirefox: Project = {
  name: 'firefox',
  grep: /@firefox/,
  workers: 1,
  dependencies: ['desktop', 'phone'],
  testIgnore: '*.phone.spec.ts',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    // it is asked by its own settings
    permissions: [],
    trace: 'off',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'tools/firefox-bidi.mjs'),
      firefoxUserPrefs: {
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
        'media.autoplay.default': 0,
        'dom.max_script_run_time': 0,
      },
    },
  },
};

// one seed for the whole run, also for the workers that begin anew after a failure
process.env.JOURNEY_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/**
 * Journeys that wait more than they work: the program, the browser or the way between them breaks in the middle of a
 * recording; or a program listens, which stands back behind all else that the machine does.
 */
const waiting = ['interview-faults.spec.ts', 'interview-left.spec.ts', 'transcripts.spec.ts'];

/**
 * Real browsers on the real product, two at a time with a product each. What waits more than it works comes after the rest,
 * one browser of each kind at a time.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    // a trace of every journey would be a third of the whole work
    trace: 'on-first-retry',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
        // to play a graphics card costs a fifth of all that a browser does
        '--disable-gpu',
        // a page of a journey is left long before compiling it well has paid for itself
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: ['*.phone.spec.ts', 'lighthouse.spec.ts', ...waiting] },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: '*.phone.spec.ts',
    },
    {
      name: 'waiting',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: waiting,
      workers: 1,
      dependencies: ['desktop', 'phone'],
    },
    ...(firefox ? [inFirefox] : []),
    // last, when nothing else wants the machine
    { name: 'lighthouse', testMatch: 'lighthouse.spec.ts', dependencies: ['waiting', ...(firefox ? ['firefox'] : [])] },
  ],
});
