import { test } from '../support/product.ts';
import { isWrittenAndFound } from './found.ts';

test('on a phone, in French, an answer is written down and released, and found by a word', async ({ page, product }, info) => {
  await isWrittenAndFound(page, product, 'fr', info);
});
