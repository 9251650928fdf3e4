import type { ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { feelingStyles } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../../platform/context.ts';
import { areFeelingStylesShown } from '../settings.sql.ts';
import { heldOf } from './consents.ts';
import * as sql from './released.sql.ts';

/** What the candidate of an application released, as a company may see it; who of it may is asked before. */
export async function releasedEffect(world: Pick<World, 'db'>, { id, accountId }: { id: string; accountId: string }) {
  const offer = await sql.findOffer(world.db, id);
  if (!offer?.is_on) return { isOn: false, effect: null, dossier: false, field: null };
  const released = await sql.findReleased(world.db, id);
  const held = await heldOf(world, { accountId, bookingId: offer.booking_id, since: offer.since });
  const isShown = released !== undefined && held.counting !== null && held.company !== null;
  const withFeelings = await areFeelingStylesShown(world.db);
  const effect: ShownEffect | null = isShown
    ? {
        version: released.version,
        language: released.language as Language,
        wordCount: released.words,
        items: (released.results as ShownEffect['items']).filter(({ results }) => withFeelings || !feelingStyles.includes(results)),
      }
    : null;
  return { isOn: true, effect, dossier: isShown && held.dossier !== null, field: offer.field };
}

/** Whether somebody of a company has given the own rating, before which nobody is shown anything counted. */
export const hasRated = (world: Pick<World, 'db'>, applicationId: string, accountId: string) =>
  sql.hasRated(world.db, applicationId, accountId);
