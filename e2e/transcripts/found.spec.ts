import { test } from '../support/product.ts';
import { isWrittenAndFound } from './found.ts';

test('what somebody wrote down and released is found by a word, at its second', async ({ page, product }, info) => {
  await isWrittenAndFound(page, product, 'en', info);
});
