import type { World } from '../../platform/context.ts';
import { newLink } from '../accounts/index.ts';
import { wayBack } from '../interviews/index.ts';
import { isGuest } from './applying.sql.ts';

interface Applied {
  account_id: string;
  booking_id: string;
  /** Of a begun interview. */
  job_code_id: string | null;
  invitation_id?: string | null;
  unique_id?: string;
}

/** Address at which a candidate sees where an application stands; that of a guest opens the session too. */
export async function wayTo(world: World, { account_id, booking_id, job_code_id, invitation_id = null, unique_id = '' }: Applied) {
  const guest = await isGuest(world.db, account_id);
  if (job_code_id && (guest || invitation_id)) return wayBack(world, { account_id, invitation_id, unique_id }, job_code_id);
  const address = `${world.url()}/application/${booking_id}`;
  return guest ? `${address}?guest=${await newLink(world, account_id, 'guest', { bookingId: booking_id })}` : address;
}
