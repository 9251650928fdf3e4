import { chromium } from '@playwright/test';
import { ensure, find, type Program, run } from './installed.ts';

const use = 'the tests in the browser';

const chrome: Program = {
  name: 'Chromium',
  use,
  setting: 'CHROMIUM_PATH',
  debian: 'chromium',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
};

const firefox: Program = {
  name: 'Firefox',
  use,
  setting: 'FIREFOX_PATH',
  debian: 'firefox-esr',
  programs: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/** The browser of the journeys: `CHROMIUM_PATH`, one of the system, or the one Playwright has installed. */
export const findChromium = () => find(chrome);

/** Finds Chromium or installs it; throws with what to do when neither works. */
export const ensureChromium = () =>
  ensure(chrome, () => void run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'));

/** The second browser, in which people record too: `FIREFOX_PATH`, or one of the system. */
export const findFirefox = () => find(firefox);

/** Finds Firefox or installs it; throws with what to do when neither works. */
export const ensureFirefox = () => ensure(firefox);
