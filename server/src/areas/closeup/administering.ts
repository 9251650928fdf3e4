import type { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { audited } from '../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { beginCloseup } from './beginning.ts';
import { changing, saveDetails, savePages } from './changing.ts';
import * as sql from './closeups.sql.ts';
import { closeupFor, ownCloseup } from './closeups.ts';
import { addFile } from './files.ts';
import { tell } from './letters.ts';
import { removalHandlers } from './removing/removals.ts';

async function demandCandidate(ctx: Ctx, accountId: string) {
  if (!(await sql.findOwner(ctx.db, accountId))) throw new Refused('not-found');
}

/** What an administrator changed is noted and told: once a day, however many changes there are. */
async function changed(ctx: Ctx<Actor>, accountId: string) {
  await atomically(ctx, async (ctx) => {
    const { id } = await closeupFor(ctx, accountId);
    await audited(ctx, { action: 'changed', object: 'closeup', objectId: id, subjects: [accountId] });
    await tell(ctx, accountId, 'changed', { once: `closeup-changed ${id} ${ctx.now().toISOString().slice(0, 10)}` });
  });
}

async function give(ctx: Atomic<Ctx>, accountId: string, months: number) {
  const { given_until } = await sql.giveMonths(ctx.db, accountId, { months, enrollType: 'admin', now: ctx.now().toISOString() });
  await tell(ctx, accountId, 'given', { until: given_until });
}

async function make(ctx: Ctx<Actor>, accountId: string) {
  if (!(await beginCloseup(ctx, accountId))) return;
  await atomically(ctx, async (ctx) => {
    const { id } = await closeupFor(ctx, accountId);
    await audited(ctx, { action: 'added', object: 'closeup', objectId: id, subjects: [accountId] });
    await tell(ctx, accountId, 'made');
  });
}

export const closeupAdministeringHandlers: Handlers<typeof closeupAdministering> = {
  async ofCandidate(ctx, { candidate_id }) {
    await demandCandidate(ctx, candidate_id);
    const row = await sql.closeupOf(ctx.db, candidate_id);
    if (row) await audited(ctx, { action: 'seen', object: 'closeup', objectId: row.id, subjects: [candidate_id] });
    return { closeup: row ? await ownCloseup(ctx, row) : null };
  },

  async update(ctx, { candidate_id, months, ...details }) {
    await demandCandidate(ctx, candidate_id);
    await make(ctx, candidate_id);
    if (Object.keys(details).length > 0) {
      await changing(ctx, candidate_id, (ctx, closeupId) => saveDetails(ctx, closeupId, details));
      await changed(ctx, candidate_id);
    }
    if (months !== undefined)
      await atomically(ctx, async (ctx) => {
        await give(ctx, candidate_id, months);
        const { id } = await closeupFor(ctx, candidate_id);
        await audited(ctx, { action: 'changed', object: 'closeup', objectId: id, subjects: [candidate_id] });
      });
    return ownCloseup(ctx, await closeupFor(ctx, candidate_id));
  },

  async upload(ctx, { candidate_id, page, caption }, file) {
    await closeupFor(ctx, candidate_id);
    const closeup = await addFile(ctx, { accountId: candidate_id, page, caption }, file);
    await changed(ctx, candidate_id);
    return closeup;
  },

  async uploadPages(ctx, { candidate_id, ...pages }) {
    const closeup = await savePages(ctx, candidate_id, pages);
    await changed(ctx, candidate_id);
    return closeup;
  },

  ...removalHandlers,
};
