import type { World } from '../../../platform/context.ts';
import type { CardProvider, Charge } from '../../../providers/payment/index.ts';
import { findOrder } from '../orders.sql.ts';
import * as sql from './payments.sql.ts';
import { providerOf } from './provider.ts';

/**
 * What is done with a payment whose charge may or may not have been taken: it is taken, only looked at, or let go. What was
 * taken before counts in each case.
 */
export type How = 'take' | 'look' | 'drop';

export type Outcome = 'paid' | 'declined' | 'open' | 'refunded';

const outcomes: Record<Charge['state'], Outcome> = {
  prepared: 'open',
  pending: 'open',
  paid: 'paid',
  declined: 'declined',
  dropped: 'declined',
  refunded: 'refunded',
};

/** What an order is for, by what a restored installation names it by as well: its subscription, and since when. */
async function onceFor({ db }: World, orderId: string | null) {
  const order = orderId ? await findOrder(db, orderId) : undefined;
  return order?.subscription_id ? `${order.subscription_id} ${order.covers_from}` : undefined;
}

/** The charge of a payment: prepared now where it is to be taken and there is none. */
async function chargeOf(world: World, provider: CardProvider, { id, ...row }: sql.PaymentRow, how: How) {
  if (row.charge_id || how !== 'take') return row.charge_id ?? undefined;
  const { customer, method, total, title } = row;
  const once = await onceFor(world, row.order_id);
  const prepared = await provider.prepare({ paymentId: id, customer, method, total, title, once });
  // noted before it is taken, so that whoever comes later finds this one and takes no second
  return prepared && sql.keepCharge(world.db, id, prepared.id);
}

/** Moves the money of a payment at the provider, once, and says what became of it. Nothing is locked meanwhile. */
export async function taken(world: World, row: sql.PaymentRow, how: How): Promise<Outcome> {
  const provider = providerOf(world, row);
  // the operator has another provider now: nobody can say what became of it there
  if (!provider) return row.charge_id ? 'open' : 'declined';
  const chargeId = await chargeOf(world, provider, row, how);
  if (!chargeId) return how === 'look' ? 'open' : 'declined';
  const { state } = await provider[how](chargeId);
  // what a bank has refused is let go, so that nobody takes it later beside the next try
  return outcomes[state === 'declined' ? (await provider.drop(chargeId)).state : state];
}
