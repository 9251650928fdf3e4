import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Nothing fades or slides any more: half faded in, words have the contrast of half a word. */
async function expectStill(page: Page) {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .length,
    );
  await expect.poll(moving).toBe(0);
}

/** Nothing of WCAG 2.2 A and AA that a machine can find is wrong on the screen as it stands. */
export async function expectAccessible(page: Page) {
  // what a machine finds is the same in every browser, and looking makes Firefox fall over
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // a field that has slid half below the header that stays counts as too small to be pressed
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectStill(page);
  // no page of ours is made of frames, so there is nothing to gather in a page of its own
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
