import { team } from '@vitrine/contract/accounts/team.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { World } from '../platform/context.ts';
import { drawScene } from './ad-pictures.ts';
import { bakeryAds, type DemoAd, folders, type SharedWith } from './ads-story.ts';
import { publishEarlier } from './seed.sql.ts';

/** The ads of the bakery, in every state; some stand under the booking of a job code. */
export async function writeAds(world: World, recruiter: Call, bookings: Record<SharedWith, string>) {
  const there = (await recruiter(jobAdCategories.list, {})).items.map(({ name }) => name);
  for (const name of folders) if (!there.includes(name)) await recruiter(jobAdCategories.create, { name });
  for (const ad of bakeryAds) await writeAd(world, recruiter, ad, ad.shares && bookings[ad.shares]);
}

/** One ad through the product's own calls, with its past. */
export async function writeAd(world: World, recruiter: Call, ad: DemoAd, booking?: string) {
  const { scene, shares: _shared, publishedDaysAgo, archived, inCharge = [], ...fields } = ad;
  const { bookingId } = await recruiter(jobAdEditing.create, { ...fields, ...(booking ? { bookingId: booking } : {}) });
  if (scene) await recruiter(jobAdEditing.uploadThumbnail, { bookingId, file: await drawScene(scene) });
  const people = new Map((await recruiter(team.list, {})).items.map(({ email, id }) => [email, id]));
  for (const email of inCharge) {
    const recruiterId = people.get(email);
    if (recruiterId) await recruiter(jobAdEditing.addRecruiter, { bookingId, recruiterId });
  }
  if (publishedDaysAgo === undefined) return;
  await recruiter(jobAdEditing.publish, { bookingId });
  await publishEarlier(world.db, bookingId, publishedDaysAgo);
  if (archived) await recruiter(jobAdEditing.archive, { bookingId });
}
