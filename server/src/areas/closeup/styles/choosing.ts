import { type OwnCloseup, stylesPage } from '@vitrine/contract/closeup/shapes.ts';
import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import type { Atomic, Ctx, World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { drawnEffect, releasedEffect, releasedEffectsOf } from '../../speech-effect/index.ts';
import type { CloseupRow } from '../closeups.sql.ts';
import * as sql from './choosing.sql.ts';

/** What the page of communication styles draws: what its owner chose, as long as it is released. Read each time, kept nowhere. */
export async function stylesOf(world: Pick<World, 'db'>, row: CloseupRow): Promise<DrawnEffect | null> {
  const id = await sql.chosenFor(world.db, row.id);
  if (!id) return null;
  const { effect } = await releasedEffect(world, { id, accountId: row.account_id });
  return effect && drawnEffect(effect, row.language as Language);
}

/** What the owner of a closeup may choose from. */
export async function releasedFor(ctx: Ctx, row: CloseupRow): Promise<OwnCloseup['releasedEffects']> {
  const [released, chosen] = await Promise.all([releasedEffectsOf(ctx, row.account_id), sql.chosenFor(ctx.db, row.id)]);
  return released.map(({ id, company_name, title, released_at }) => ({
    applicationId: id,
    companyName: company_name,
    title,
    releasedAt: released_at,
    chosen: id === chosen,
  }));
}

/** Shows the styles of an own application on their page, or of none. */
export async function chooseStyles(ctx: Atomic<Ctx>, closeupId: string, accountId: string, applicationId: string | null) {
  await sql.unchoose(ctx.db, closeupId);
  if (applicationId) {
    const released = await releasedEffectsOf(ctx, accountId);
    if (!released.some(({ id }) => id === applicationId)) throw new Refused('not-found');
    await sql.choose(ctx.db, { closeup_id: closeupId, application_id: applicationId, chosen_at: ctx.now().toISOString() });
    await sql.unhide(ctx.db, closeupId, stylesPage);
  }
  const action = applicationId ? 'shared' : 'changed';
  await audited(ctx, { action, object: 'closeup', objectId: closeupId, subjects: [accountId] });
}
