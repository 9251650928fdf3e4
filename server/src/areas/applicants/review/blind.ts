import type { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx, type MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { authorOf } from '../../../platform/sessions/roles.ts';
import { setBlindReview } from '../../accounts/index.ts';
import { applicationOf } from '../applicants.ts';
import * as sql from './blind.sql.ts';

async function choiceOf(ctx: Ctx<MemberActor>) {
  const row = await sql.findChoice(ctx.db, ctx.actor.scope.companyId);
  return {
    blindReview: row.blind_review,
    chosenBy: row.first_name ? `${row.first_name} ${row.last_name}` : null,
    chosenAt: row.chosen_at,
    mayChange: ctx.actor.role === 'owner',
  };
}

export const blindReviewHandlers: Handlers<typeof blindReview> = {
  get: (ctx) => choiceOf(ctx),

  async set(ctx, { blindReview }) {
    const { companyId, accountId } = ctx.actor;
    const row = { company_id: companyId, blind: blindReview, chosen_by: accountId, chosen_at: ctx.now().toISOString() };
    await atomically(ctx, async (ctx) => {
      await sql.insertChoice(ctx.db, row);
      await setBlindReview(ctx.db, companyId, blindReview);
    });
    return choiceOf(ctx);
  },

  async show(ctx, { id }) {
    await atomically(ctx, async (ctx) => {
      const { account_id, blind } = await applicationOf(ctx, id);
      if (!blind) return;
      await sql.insertShown(ctx.db, { application_id: id, ...authorOf(ctx.actor), shown_at: ctx.now().toISOString() });
      await audited(ctx, { action: 'seen', object: 'identity', objectId: id, subjects: [account_id] });
    });
  },
};
