import { expect, test } from '@playwright/test';
import { firstLoad } from '../tools/first-load.ts';

/** Kilobytes of script, compressed, until a screen can be drawn. */
const limits = {
  'src/areas/job-search/JobsPage.tsx': 198,
  'src/screens/JobPage.tsx': 198,
  'src/areas/accounts/SignUpPage.tsx': 207,
};

for (const [source, limit] of Object.entries(limits)) {
  test(`${source} loads no more than ${limit} kB of script`, () => {
    expect(firstLoad(source) / 1000).toBeLessThanOrEqual(limit);
  });
}
