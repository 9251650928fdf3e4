import { type closeupViewing, inHours } from '@vitrine/contract/closeup/viewing.ts';
import { audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { closeupFor, demandPublic, publicCloseup, shownCloseup } from './closeups.ts';
import * as sql from './viewing.sql.ts';
import { countVisit } from './visits.ts';

export const closeupViewingHandlers: Handlers<typeof closeupViewing> = {
  async byId(ctx, { id }) {
    const { row, shown } = await publicCloseup(ctx, id);
    await audited(ctx, { action: 'seen', object: 'closeup', objectId: id, subjects: [row.account_id], byLink: !ctx.actor });
    await countVisit(ctx, row);
    return shown;
  },

  async preview(ctx, { id }) {
    const row = await closeupFor(ctx, ctx.actor.accountId);
    if (row.id !== id) throw new Refused('not-found');
    return shownCloseup(ctx, row, { withStyles: true });
  },

  async track(ctx, { id, seconds }) {
    await countVisit(ctx, await demandPublic(ctx, id), seconds);
  },

  async viewTime(ctx, { candidate_id }) {
    const { accountId, userType } = ctx.actor;
    const whose = candidate_id ?? accountId;
    if (whose !== accountId && userType !== 'User') throw new Refused('not-found');
    const { views, watched_seconds: seconds } = await closeupFor(ctx, whose);
    return { views, seconds, hours: inHours(seconds) };
  },

  async mine(ctx, { id }) {
    await demandPublic(ctx, id);
    const { accountId } = ctx.actor;
    const [evaluation, look] = await Promise.all([sql.evaluationBy(ctx.db, id, accountId), sql.lookBy(ctx.db, id, accountId)]);
    return { evaluation: evaluation ?? null, named: look !== undefined };
  },

  async evaluate(ctx, { id, rating, comment, shared }) {
    const row = await demandPublic(ctx, id);
    const { accountId } = ctx.actor;
    await sql.saveEvaluation(ctx.db, { closeup_id: id, account_id: accountId, rating, comment, shared, at: ctx.now().toISOString() });
    await audited(ctx, { action: 'changed', object: 'rating', objectId: id, subjects: [row.account_id] });
  },

  async nameMe(ctx, { id, named }) {
    await demandPublic(ctx, id);
    const { accountId } = ctx.actor;
    if (named) await sql.nameLook(ctx.db, { closeup_id: id, account_id: accountId, at: ctx.now().toISOString() });
    else await sql.unnameLook(ctx.db, id, accountId);
  },
};
