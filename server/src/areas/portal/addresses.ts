import type { World } from '../../platform/context.ts';

interface Ad {
  bookingId: string;
  companyId: string;
  hasJobCode: boolean;
}

/** The page of a job. */
export const jobAddress = (world: Pick<World, 'url'>, { bookingId, companyId, hasJobCode }: Ad) =>
  `${world.url()}/job/${bookingId}/${companyId}/${hasJobCode}`;

export const profileAddress = (world: Pick<World, 'url'>, companyId: string) => `${world.url()}/business-profile/${companyId}`;

/** An address of ours as others can open it. */
export const absolute = (world: Pick<World, 'url'>, address: string | null, otherwise = '/og.png') =>
  `${world.url()}${address ?? otherwise}`;
