import { test } from '../support/product.ts';
import { isCaptioned } from './captioned.ts';

test('on a phone, in German, captions of a welcome are written and read', async ({ page, product }, info) => {
  await isCaptioned(page, product, 'de', info);
});
