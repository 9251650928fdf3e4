import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './product.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Nothing fades or slides any more: half faded in, words have the contrast of half a word; and no menu is left that was closed. */
async function expectStill(page: Page) {
  const moving = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      const closing = [...document.querySelectorAll('[role="menu"]')].filter(
        (menu) => menu.checkVisibility() && !document.querySelector(`[aria-expanded="true"][aria-controls="${menu.id}"]`),
      );
      return running.length + closing.length;
    });
  await expect.poll(moving).toBe(0);
}

/** What was fine is not gathered: that is most of the work of looking. */
const looking: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // nothing of ours stands in a frame, only what strangers wrote
  iframes: false,
};

/** Nothing of WCAG 2.2 A and AA that a machine can find is wrong on the screen as it stands. */
export async function expectAccessible(page: Page) {
  // what a machine finds is the same in every browser, and looking makes Firefox fall over
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // a field that has slid half below the header that stays counts as too small to be pressed
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectStill(page);
  // a page that was loaded once has it until it is loaded anew
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, looking);
  expect(found).toEqual([]);
}
