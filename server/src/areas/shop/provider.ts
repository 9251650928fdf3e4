import type { World } from '../../platform/context.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { type PaymentProvider, type Session, stripePayments } from '../../providers/payment/index.ts';
import * as sql from './trial.sql.ts';

/** The provider for trying: it keeps its sessions in the database, and no money moves. */
function trialPayments({ db, now, url }: World): PaymentProvider {
  const sessionOf = ({ id, purchase_id, state }: sql.TrialRow): Session => ({
    id,
    purchaseId: purchase_id,
    state,
    url: state === 'open' ? `${url()}/closeup-shop/payment?session=${id}` : null,
  });
  const known = (row: sql.TrialRow | undefined) => row && sessionOf(row);
  return {
    name: 'trial',
    begin: async ({ purchaseId, version, total }) => {
      const row = { id: newToken(), purchase_id: purchaseId, version, total, state: 'open' as const, created_at: now().toISOString() };
      return sessionOf(await sql.beginTrial(db, row));
    },
    look: async (id) => known(await sql.trialOf(db, id)),
    end: async (id) => known(await sql.turnTrial(db, id, 'open', 'expired')),
    refund: async (id) => (await sql.turnTrial(db, id, 'paid', 'refunded')) !== undefined,
  };
}

/** Gives back what was paid in a session; false where nobody who can is there now. What was paid for trying was no money. */
export async function refund(world: World, sessionId: string) {
  const provider = (await sql.trialOf(world.db, sessionId)) ? trialPayments(world) : providerOf(world);
  return provider ? provider.refund(sessionId) : false;
}

/** Whom buyers pay; nobody while the operator has set no provider and this is no installation for trying. */
export function providerOf(world: World): PaymentProvider | undefined {
  const { stripe, tryPayments } = world.config.payment;
  if (stripe) return stripePayments(stripe);
  return tryPayments ? trialPayments(world) : undefined;
}
