import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './product.ts';

let count = 0;

/** Nothing reaches beyond the right edge of the window. */
export async function expectNoSideways(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** The screen as it stands is accessible and fits the window. With `JOURNEY_PICTURES` (a folder) set, a picture of it is kept. */
export async function expectGoodScreen(page: Page, name: string) {
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  const folder = process.env.JOURNEY_PICTURES;
  if (folder) {
    fs.mkdirSync(folder, { recursive: true });
    const file = `${String(++count).padStart(2, '0')}-${name}-${page.viewportSize()?.width}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
  }
  await expectAccessible(page);
  await expectNoSideways(page);
}
