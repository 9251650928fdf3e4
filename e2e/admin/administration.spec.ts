import { administersForADay } from '../stories/administering.ts';
import { uploadsForACandidate } from '../stories/uploading.ts';
import { test } from '../support/product.ts';

test('an administrator finds, deletes and brings back, writes into a dossier, books a product, closes a company and opens it', async ({
  page,
  product,
}) => {
  await administersForADay(page, product, 'en', 'desk');
});

test('an administrator uploads a film for a candidate, who agrees and takes it back', async ({ page, product }) => {
  await uploadsForACandidate(page, product, 'en', 'desk-film');
});
