import type { Call } from '@vitrine/contract/caller.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { JobAdFields } from '@vitrine/contract/job-ads/shapes.ts';

/** What a complete ad says. */
export const anAd = (title = 'Baker'): Partial<JobAdFields> => ({
  title,
  presentYourCompany: '<p>Eleven shops, one oven hall.</p>',
  tasks: '<p>Bake bread by hand.</p>',
  employmentType: ['Full Time'],
  field: ['Production'],
  places: [{ street: '', postalCode: '60311', city: 'Frankfurt', region: '', country: 'DE' }],
});

/** A job ad made by that recruiter, published unless told otherwise. */
export async function givenJobAd(
  recruiter: Call,
  { published = true, bookingId, ...fields }: Partial<JobAdFields> & { published?: boolean; bookingId?: string } = {},
) {
  const made = await recruiter(jobAdEditing.create, { ...anAd(), ...fields, ...(bookingId ? { bookingId } : {}) });
  return published ? recruiter(jobAdEditing.publish, { bookingId: made.bookingId }) : made;
}
