import { administersForADay } from '../stories/administering.ts';
import { uploadsForACandidate } from '../stories/uploading.ts';
import { test } from '../support/product.ts';

test('the same day on a phone, in German', async ({ page, product }) => {
  await administersForADay(page, product, 'de', 'phone');
});

test('a film is uploaded for a candidate on a phone, in German', async ({ page, product }) => {
  await uploadsForACandidate(page, product, 'de', 'phone-film');
});
