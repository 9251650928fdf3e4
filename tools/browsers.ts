import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

interface Browser {
  name: string;
  /** The setting that names its program. */
  setting: string;
  /** The package of Debian, installed where nothing is found. */
  debian: string;
  /** What it is called on the PATH, and where it lies elsewhere. */
  programs: string[];
  places: string[];
}

const chrome: Browser = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  debian: 'chromium',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
};

const firefox: Browser = {
  name: 'Firefox',
  setting: 'FIREFOX_PATH',
  debian: 'firefox-esr',
  programs: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

const onPath = (name: string) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

function find({ setting, programs, places }: Browser): string | undefined {
  const wanted = process.env[setting];
  return [...(wanted ? [wanted] : []), ...programs.flatMap(onPath), ...places].find((place) => fs.existsSync(place));
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function ensure(browser: Browser, elsewhere: () => void = () => undefined): string {
  const { name, setting, debian } = browser;
  const found = find(browser);
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    process.stdout.write(`Installing ${name} for the tests in the browser.\n`);
    if (run('apt-get', 'update')) run('apt-get', 'install', '-y', '--no-install-recommends', debian);
  }
  if (!find(browser)) elsewhere();
  const installed = find(browser);
  if (!installed)
    throw new Error(`The tests in the browser need ${name}, and it could not be installed. Install it, or set ${setting} to its program.`);
  return installed;
}

/** The browser of the journeys: `CHROMIUM_PATH`, one of the system, or the one Playwright has installed. */
export const findChromium = () => find(chrome);

/** Finds Chromium or installs it; throws with what to do when neither works. */
export const ensureChromium = () =>
  ensure(chrome, () => void run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'));

/** The second browser, in which people record too: `FIREFOX_PATH`, or one of the system. */
export const findFirefox = () => find(firefox);

/** Finds Firefox or installs it; throws with what to do when neither works. */
export const ensureFirefox = () => ensure(firefox);
