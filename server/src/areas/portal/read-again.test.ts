import { day } from '@vitrine/contract/durations.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { jobImports } from '@vitrine/contract/imports/jobs.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { headsOf } from './page-metadata.ts';

test('what the page of a job says to search engines is read again as the same job', async () => {
  const t = await startWorld();
  const salary = { from: 2400, to: 2900, currency: 'EUR', period: 'month' } as const;
  const closingDate = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
  const writer = await t.as((await givenCompany(t.world, 'Writes')).owner.id);
  const ad = await givenJobAd(writer, { title: 'Baker & friends', lookingFor: '<p>Patience</p>', salary, closingDate });
  const request = { query: {}, headers: {}, ip: '127.0.0.1' } as never;
  const head = await headsOf(t.world)(request, `/job/${ad.bookingId}/${ad.companyId}/false`);

  const reader = await t.as((await givenCompany(t.world, 'Reads')).owner.id);
  const file = new Blob([JSON.stringify(head?.jsonLd)]);
  const { id } = await reader(imports.upload, { fileName: 'job.json', kind: 'jobs', file });
  const { bookingId: _none, ...choices } = (await reader(imports.one, { id })).choices;
  await reader(jobImports.start, { id, ...choices });
  await t.work();
  const { items } = await reader(companyJobs.list, { state: 'draft', count: 10 });
  const read = await reader(jobAdEditing.read, { bookingId: items[0]?.bookingId ?? '' });
  const { title, places, employmentType, field, language } = ad;
  expect(read).toMatchObject({ title, places, employmentType, field, language, salary, closingDate, state: 'draft' });
  expect(read.tasks).toContain('<p>Bake bread by hand.</p>');
});
