import { expectAccessible } from './support/accessible.ts';
import { addQuestion, beginJob } from './support/new-job.ts';
import { expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('de');

test('on a phone, in German, the editor fits the screen and shows its preview below', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management?lang=de');
  await beginJob(page, say, 'Bäckerin für die Nacht', ['code']);
  await addQuestion(page, say, 'Warum Brot?');
  await expect(page.getByText(/Vor \d+ s gespeichert/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Was Bewerbende sehen' });
  await expect(preview.getByText('Warum Brot?')).toBeVisible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
