import { hour } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { aQuestion } from '../job-codes/fixtures.ts';

test('a draft that was opened and left as it was is gone a day later; what was touched stays', async () => {
  const { world, as, work, later } = await startWorld();
  const { owner, companyId } = await givenCompany(world);
  let own = await as(owner.id);
  const tidy = async () => {
    for (const name of ['tidy-job-ads', 'tidy-job-codes']) await world.jobs.enqueue(world.db, name, {}, undefined, undefined);
    await work();
    return (await own(jobCodeLists.inactive, {})).items.map((one) => one.bookingId);
  };
  const empty = [(await own(jobAdEditing.create, {})).bookingId, (await own(jobCodeEditing.create, {})).bookingId];
  const copied = await own(jobCodeEditing.create, { questions: [aQuestion('Why?')] });
  // a job code under the ad: the ad is part of something
  const { bookingId: both } = await own(jobAdEditing.create, {});
  await own(jobCodeEditing.create, { bookingId: both });
  later(1000);
  const touched = await own(jobAdEditing.create, {});
  later(1000);
  await own(jobAdEditing.update, { bookingId: touched.bookingId, closingDate: '2030-01-01' });
  expect(await tidy()).toHaveLength(6);
  later(25 * hour);
  own = await as(owner.id);
  expect((await tidy()).sort((a, b) => a.localeCompare(b))).toEqual(
    [copied.bookingId, both, both, touched.bookingId].sort((a, b) => a.localeCompare(b)),
  );
  const bookings = await world.db.selectFrom('booking').select('id').where('company_id', '=', companyId).execute();
  expect(bookings.map((one) => one.id)).not.toEqual(expect.arrayContaining([empty[0]]));
  expect(bookings).toHaveLength(3);
});
