import { administersForADay } from '../stories/administering.ts';
import { test } from '../support/product.ts';

test('the same day on a phone, in German', async ({ page, product }) => {
  await administersForADay(page, product, 'de', 'phone');
});
