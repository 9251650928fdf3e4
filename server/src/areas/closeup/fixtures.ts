import type { Call } from '@vitrine/contract/caller.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';

/** A candidate's closeup that others see: begun, given twelve months, released. */
export async function givenReleased(candidate: Call, admin: Call) {
  const { candidate_id } = await candidate(closeupEditing.open, {});
  await admin(closeupAdministering.update, { candidate_id, months: 12 });
  return candidate(closeupEditing.release, { released: true });
}
