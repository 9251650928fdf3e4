import { test } from '../support/product.ts';
import { documentsComeAlong } from './documents-story.ts';

test('on a small phone, in French, documents come along in a ZIP', async ({ page, product }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await documentsComeAlong({ page, product, language: 'fr' });
});
