import type { ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { feelingStyles } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, World } from '../../../platform/context.ts';
import { isMember } from '../../../platform/sessions/roles.ts';
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

/** The applications of a candidate of which an effect of words is released and holds. */
export async function releasedEffectsOf(world: Pick<World, 'db'>, accountId: string) {
  const rows = await sql.releasedApplications(world.db, accountId);
  const shown = await Promise.all(rows.map(({ id }) => releasedEffect(world, { id, accountId })));
  return rows.filter((_, index) => shown[index]?.effect);
}

/**
 * What somebody of a company may read of an application: after release and after the own rating, and never a program, which
 * would only make a list of it.
 */
export async function effectFor(ctx: Pick<Ctx, 'db' | 'actor'>, { id, accountId }: { id: string; accountId: string }) {
  const { actor } = ctx;
  if (!actor || actor.key) return null;
  if (actor.accountId !== accountId && !(await hasRated(ctx, id, actor.accountId))) return null;
  return (await releasedEffect(ctx, { id, accountId })).effect;
}

/** Whether somebody of a company has to judge this candidate first, wherever the effect of words is shown. */
export const judgesFirst = async (ctx: Pick<Ctx, 'db' | 'actor'>, candidateId: string) =>
  isMember(ctx.actor) && (await sql.waitsForRating(ctx.db, candidateId, ctx.actor));

/** Whether somebody of a company has given the own rating, before which nobody is shown anything counted. */
export const hasRated = (world: Pick<World, 'db'>, applicationId: string, accountId: string) =>
  sql.hasRated(world.db, applicationId, accountId);
