/** Pictures of every screen at two widths in three languages, into ./screenshots, with the people of the demo. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { everyScreen, type Person, people } from '../e2e/support/screens.ts';
import { ensureChromium } from './browsers.ts';

// the fonts are waited for below: the browser's own wait for them may never end on a page whose film is loading
process.env.PW_TEST_SCREENSHOT_NO_FONTS_READY = '1';

const widths = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

const fileNameOf = (path: string) => path.slice(1).replace(/[^\w]+/g, '-') || 'start';

async function shoot(page: Page, url: string, path: string, file: string, language: string) {
  await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  process.stdout.write(`${file}\n`);
}

async function shootAll(browser: Browser, product: Product) {
  const screens = await everyScreen(product);
  for (const { name, ...viewport } of widths) {
    for (const who of Object.keys(people) as Person[]) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', permissions: ['camera', 'microphone'] });
      const page = await context.newPage();
      if (people[who]) await product.signIn(page, people[who]);
      for (const { row, address } of screens.filter((one) => one.who === who)) {
        for (const language of languages)
          await shoot(page, product.url, address, `screenshots/${name}/${language}/${fileNameOf(row)}.png`, language);
      }
      await context.close();
    }
  }
}

const product = await startProduct();
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
try {
  await shootAll(browser, product);
} finally {
  await browser.close();
  await product.stop();
}
