import type { EffectConsent } from '@vitrine/contract/speech-effect/own.ts';
import type { World } from '../../../platform/context.ts';
import * as sql from './released.sql.ts';

/** What candidates agree to, each a consent of its own. */
export const purposes = {
  counting: 'effect-counting',
  company: 'effect-company',
  dossier: 'effect-dossier',
} as const satisfies Record<EffectConsent, string>;

export type Held = Record<EffectConsent, string | null>;
const none: Held = { counting: null, company: null, dossier: null };

/** Which of the three hold for an application: given since the company has it on for this purpose, and not taken back. */
export async function heldOf(
  { db }: Pick<World, 'db'>,
  { accountId, bookingId, since }: { accountId: string; bookingId: string; since: string | null },
): Promise<Held> {
  if (!since) return none;
  const rows = await sql.heldConsents(db, accountId, bookingId, Object.values(purposes), since);
  const at = (purpose: string) => rows.find((one) => one.purpose === purpose)?.given_at ?? null;
  return { counting: at(purposes.counting), company: at(purposes.company), dossier: at(purposes.dossier) };
}
