import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { ensure, find, installOnDebian, type Program, run } from './installed.ts';

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

/** Chromium without a window and what belongs to one: a quarter less work for the same pages, but it knows no notifications. */
const shell: Program = {
  name: "Chromium's headless shell",
  use,
  setting: 'HEADLESS_SHELL_PATH',
  debian: 'chromium-headless-shell',
  programs: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
};

/** The whole Chromium: `CHROMIUM_PATH`, one of the system, or the one Playwright has installed. */
export const findChromium = () => find(chrome);

/** Finds Chromium or installs it; throws with what to do when neither works. */
export const ensureChromium = () =>
  ensure(chrome, () => void run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'));

/** The browser of most journeys: `HEADLESS_SHELL_PATH`, one of the system, or the whole Chromium. */
export const findHeadlessChromium = () => find(shell) ?? findChromium();

/** Installs the headless shell where it is missing and can be; the whole Chromium does where it cannot. */
export function ensureHeadlessShell() {
  if (!find(shell)) installOnDebian(shell.name, use, shell.debian);
}

/** The second browser, in which people record too: `FIREFOX_PATH`, or one of the system. */
export const findFirefox = () => find(firefox);

/** Finds Firefox or installs it; throws with what to do when neither works. */
export function ensureFirefox() {
  const found = ensure(firefox);
  ensureDecoder();
  return found;
}

/** Firefox on Linux plays H.264, which recordings end up in, by the system's libavcodec; Debian's package only recommends it. */
function ensureDecoder() {
  if (process.platform !== 'linux') return;
  const { status, stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  if (status !== 0 || /\blibavcodec\.so/.test(stdout)) return;
  if (installOnDebian('libavcodec', use, 'libavcodec-extra')) return;
  process.stdout.write('Firefox finds no libavcodec here: recordings in H.264 will not play in it, and its journeys fail.\n');
}
