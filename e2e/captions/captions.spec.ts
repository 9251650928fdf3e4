import { test } from '../support/product.ts';
import { isCaptioned } from './captioned.ts';

test('what a company says in its welcome is written down and read along', async ({ page, product }, info) => {
  await isCaptioned(page, product, 'en', info);
});
