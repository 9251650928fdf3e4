import { test } from '../support/product.ts';
import { documentsComeAlong } from './documents-story.ts';

test('documents come along in a ZIP, are looked at first, and hang on the applications', async ({ page, product }) => {
  test.setTimeout(240_000);
  await documentsComeAlong({ page, product, language: 'en' });
});
