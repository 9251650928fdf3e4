import type { World } from '../../platform/context.ts';
import { findPerson, newLink } from '../accounts/index.ts';
import type { Application } from '../applications/index.ts';

/** Address by which a candidate comes back to the interview from a mail; a guest's opens the session too. */
export async function wayBack(
  world: World,
  application: Pick<Application, 'account_id' | 'invitation_id' | 'unique_id'>,
  jobcodeId: string,
) {
  const person = await findPerson(world.db, application.account_id);
  const uniqueId = application.invitation_id ? application.unique_id : null;
  const address = `${world.url()}/video-interview/${jobcodeId}${uniqueId ? `/${uniqueId}` : ''}`;
  if (!person?.guest) return address;
  return `${address}?guest=${await newLink(world, application.account_id, 'guest', { jobcodeId, uniqueId })}`;
}
