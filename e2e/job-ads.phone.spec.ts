import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('de');

test('on a phone applying stays in reach of the thumb, in German', async ({ page, product }) => {
  const { items } = await (await product.as('recruiter@demo.example'))(companyJobs.list, { search: 'early shift' });
  const row = items[0];
  if (!row) throw new Error('The demo has no such ad');
  await page.goto(`/job/${row.bookingId}/${row.companyId}/true?lang=de`);
  const apply = page.getByRole('link', { name: say('job-ads:view.apply') });
  await expect(apply).toHaveCount(1);
  await expect(apply).toBeInViewport();
  await expectGoodScreen(page, 'job-phone');
  await apply.click();
  await expect(page).toHaveURL(new RegExp(`/job-interview/${row.jobCode?.id}`));
});
