import type { World } from '../../../platform/context.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { type Card, type CardProvider, type CardSession, type Charge, stripeCards } from '../../../providers/payment/index.ts';
import { findCard } from './cards.sql.ts';
import type { PaymentRow } from './payments.sql.ts';
import * as sql from './trial.sql.ts';

/** What the card for trying that is refused later is known by. */
const refused = 'refused';

/** The provider for trying: it keeps its pages and charges in the database, and no money moves. */
function trialCards({ db, now }: World): CardProvider {
  const cardNamed = ({ id, last4, pays }: sql.TrialCardRow): Card => ({
    customer: id,
    method: `${pays ? 'pays' : refused}:${id}`,
    brand: 'visa',
    last4: last4 ?? '',
    expMonth: 12,
    expYear: 2099,
    namedAt: now(),
  });
  const sessionOf = (row: sql.TrialCardRow): CardSession => ({
    id: row.id,
    sessionId: row.session_id,
    state: row.state,
    url: null,
    card: row.state === 'saved' ? cardNamed(row) : undefined,
  });
  const chargeOf = ({ id, payment_id, state }: Awaited<ReturnType<typeof sql.findTrialCharge>>): Charge => ({
    id,
    paymentId: payment_id,
    state,
  });
  return {
    name: 'trial',
    begin: async ({ sessionId, doneUrl }) => {
      const session = sessionOf(await sql.beginTrialCard(db, { id: newToken(), session_id: sessionId, state: 'open' }));
      const url = new URL(doneUrl);
      url.hash = [`card=${session.id}`, url.hash.slice(1)].filter(Boolean).join('&');
      return { ...session, url: url.href };
    },
    session: async (id) => {
      const row = await sql.findTrialCard(db, id);
      return row && sessionOf(row);
    },
    prepare: async ({ paymentId, method }) =>
      chargeOf(await sql.prepareTrialCharge(db, { id: newToken(), payment_id: paymentId, method, state: 'prepared' })),
    take: async (id) => {
      const { method } = await sql.findTrialCharge(db, id);
      return chargeOf(await sql.turnTrialCharge(db, id, 'prepared', method.startsWith(refused) ? 'declined' : 'paid'));
    },
    look: async (id) => chargeOf(await sql.findTrialCharge(db, id)),
    drop: async (id) => {
      await sql.turnTrialCharge(db, id, 'declined', 'dropped');
      return chargeOf(await sql.turnTrialCharge(db, id, 'prepared', 'dropped'));
    },
    refund: async (id) => {
      await sql.turnTrialCharge(db, id, 'paid', 'refunded');
      return true;
    },
    forget: async () => undefined,
  };
}

/** Who charges cards of companies; nobody while the operator has set no provider and this is no installation for trying. */
export function cardsOf(world: World): CardProvider | undefined {
  const { stripe, tryPayments } = world.config.payment;
  if (stripe) return stripeCards(stripe);
  return tryPayments ? trialCards(world) : undefined;
}

/** Who is asked about a payment: whom it was begun with, where they are still there, as the one for trying always is. */
export function providerOf(world: World, { provider }: Pick<PaymentRow, 'provider'>) {
  const there = provider === 'trial' ? trialCards(world) : cardsOf(world);
  return there?.name === provider ? there : undefined;
}

/** The card that a company pays with now; one of another provider than the operator has now is none. */
export async function cardOf(world: World, companyId: string) {
  const card = await findCard(world.db, companyId);
  return card && card.provider === cardsOf(world)?.name ? card : undefined;
}
