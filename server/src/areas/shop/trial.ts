import { trialCards, type trialPayments } from '@vitrine/contract/shop/trial.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { providerOf } from './provider.ts';
import { purchaseOf } from './purchases.sql.ts';
import { settle } from './settling.ts';
import * as sql from './trial.sql.ts';

async function ownTrial(ctx: Ctx & { actor: { accountId: string } }, session: string) {
  const row = providerOf(ctx)?.name === 'trial' ? await sql.trialOf(ctx.db, session) : undefined;
  const bought = row && (await purchaseOf(ctx.db, row.purchase_id));
  if (!row || bought?.account_id !== ctx.actor.accountId) throw new Refused('not-found');
  return row;
}

const figures = (typed: string) => typed.replace(/\D/g, '');

/** The page of the provider for trying. */
export const trialPaymentHandlers: Handlers<typeof trialPayments> = {
  async session(ctx, { session }) {
    const { purchase_id, total, state } = await ownTrial(ctx, session);
    return { paymentId: purchase_id, total, open: state === 'open' };
  },

  async pay(ctx, { session, card }) {
    const { id, purchase_id } = await ownTrial(ctx, session);
    if (figures(card) !== figures(trialCards.pays)) throw new Refused('card-declined');
    await sql.turnTrial(ctx.db, id, 'open', 'paid');
    await settle(ctx, purchase_id, id);
  },
};
