import { test } from '../support/product.ts';
import { isReleasedAndTakenBack } from './released-everywhere.ts';

test('the effect of words is agreed to three times, seen first, shown, judged before, and nowhere once it is taken back', async ({
  page,
  browser,
  product,
}, info) => {
  test.setTimeout(300_000);
  await isReleasedAndTakenBack(page, browser, product, 'de', info);
});
