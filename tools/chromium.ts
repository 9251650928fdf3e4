import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macOs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

const onPath = (name: string) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** The browser of the journeys: `CHROMIUM_PATH`, one of the system, or the one Playwright has installed. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  return [...(wanted ? [wanted] : []), ...names.flatMap(onPath), ...macOs, chromium.executablePath()].find((place) => fs.existsSync(place));
}

/** Finds a browser or installs one; throws with what to do when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    process.stdout.write('Installing Chromium for the tests in the browser.\n');
    if (run('apt-get', 'update')) run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  if (!findChromium()) run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const installed = findChromium();
  if (!installed)
    throw new Error(
      'The tests in the browser need Chromium, and it could not be installed. Install it, or set CHROMIUM_PATH to its program.',
    );
  return installed;
}
