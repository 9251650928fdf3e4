import type { Browser, Page } from '@playwright/test';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { expect, type Product, test } from './support/product.ts';
import { everyScreen, type OpenedScreen, type Person, people } from './support/screens.ts';
import { wordsOf } from './support/words.ts';

/** Targets smaller than 24 px each way that are no link inside a sentence (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const seen = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, [role="button"], [role="tab"], input:not([type="hidden"])',
    );
    const inSentence = (one: HTMLElement) =>
      one.tagName === 'A' &&
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    // what the small steppers of a field do, typing in the field does as well
    const doubled = (one: HTMLElement) => one.classList.contains('mantine-NumberInput-control');
    // the whole card is the target where a link lies over it
    const covers = (one: HTMLElement) => getComputedStyle(one, '::after').position === 'absolute';
    return [...seen]
      .filter((one) => !covers(one) && !doubled(one))
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !inSentence(one))
      .map((one) => ({
        one,
        box: ((one as HTMLInputElement).labels?.[0] ?? one).getBoundingClientRect(),
        own: one.getBoundingClientRect(),
      }))
      .filter(({ own }) => own.width > 1 && own.height > 1)
      .filter(({ box, own }) => Math.max(box.height, own.height) < 23.5 || Math.max(box.width, own.width) < 23.5)
      .map(
        ({ one, own }) =>
          `${one.tagName} ${Math.round(own.width)}x${Math.round(own.height)} ${(one.textContent || one.ariaLabel || '').slice(0, 40)}`,
      );
  });

/** Buttons that a candidate presses with the thumb want 44 px. */
const lowButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .mantine-Button-root:not([data-size^="compact"])')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
      .map((one) => `${Math.round(one.getBoundingClientRect().height)} ${(one.textContent ?? '').slice(0, 40)}`),
  );

/** What is wrong with a screen as it stands. */
async function faults(page: Page, who: Person) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const headings = await page.locator('h1').count();
  return [
    ...(beyond > 0 ? [`is ${beyond} px wider than the phone`] : []),
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...(who === 'guest' || who === 'candidate' ? await lowButtons(page) : []).map((one) => `has a low button: ${one}`),
    ...(await smallTargets(page)).map((one) => `has a small target: ${one}`),
  ];
}

const tongue = ({ address }: OpenedScreen, language: Language) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Opens the screen in the first language, and shows it in the others where it stands: to load each anew would be most of the work. */
async function opened(page: Page, url: string, screen: OpenedScreen, language: Language) {
  if (language === languages[0]) await page.goto(`${url}${tongue(screen, language)}`);
  else await page.evaluate((address) => history.pushState(null, '', address), tongue(screen, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Whoever waits at the server for news keeps a page from ever coming to rest; a route of Playwright would keep it from its cache. */
const withoutNews = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      /\/notifications\/news\?version=/.test(input instanceof Request ? input.url : String(input))
        ? Promise.resolve(new Response(null, { status: 503 }))
        : fetch(input, init);
  });

/** What is wrong with any of these screens in any language, on a narrow phone. */
async function walk(browser: Browser, product: Product, who: Person, screens: OpenedScreen[]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await withoutNews(page);
  if (people[who]) await product.signIn(page, people[who]);
  const found: string[] = [];
  for (const screen of screens)
    for (const language of languages) {
      const broken = await opened(page, product.url, screen, language).then(
        () => faults(page, who),
        async (error: Error) => [`does not come: ${error.message.split('\n')[0]}`, ...(await faults(page, who))],
      );
      found.push(...broken.map((one) => `${screen.row} (${language}) ${one}`));
    }
  await context.close();
  return found;
}

test('every screen fits a phone of 360 px in every language, has one h1, and nothing too small to be pressed', async ({
  browser,
  product,
}) => {
  test.setTimeout(900_000);
  const screens = await everyScreen(product);
  expect(screens.length).toBeGreaterThan(60);
  // these wait for the network side by side
  const everybody = Object.keys(people) as Person[];
  const found = await Promise.all(
    everybody.map((who) =>
      walk(
        browser,
        product,
        who,
        screens.filter((one) => one.who === who),
      ),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test('a keyboard reaches the first job with three tabs', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const skip of ['common:frame.skip', 'job-search:skip']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: wordsOf('en')(skip) })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});
