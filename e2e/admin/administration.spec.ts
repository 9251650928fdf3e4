import { administersForADay } from '../stories/administering.ts';
import { test } from '../support/product.ts';

test('an administrator finds, deletes and brings back, writes into a dossier, books a product, closes a company and opens it', async ({
  page,
  product,
}) => {
  await administersForADay(page, product, 'en', 'desk');
});
