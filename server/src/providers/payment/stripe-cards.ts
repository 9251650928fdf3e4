import type Stripe from 'stripe';
import type { Card, CardProvider, CardSession, Charge } from './cards.ts';
import { asking, clientOf, idOf, ifKnown, isDeclined, isSettled, refundOf, type StripeSettings, shownOf } from './stripe-client.ts';

function cardOf({ setup_intent, customer: named }: Stripe.Checkout.Session): Card | undefined {
  const setup = shownOf(setup_intent);
  const method = shownOf(setup?.payment_method);
  const customer = idOf(named) ?? idOf(setup?.customer);
  if (setup?.status !== 'succeeded' || !method?.card || !customer) return undefined;
  const { brand, last4, exp_month, exp_year } = method.card;
  const namedAt = new Date(method.created * 1000);
  return { customer, method: method.id, brand, last4, expMonth: exp_month, expYear: exp_year, namedAt };
}

function sessionOf(one: Stripe.Checkout.Session): CardSession {
  const card = cardOf(one);
  const state = card ? 'saved' : one.status === 'open' ? 'open' : 'expired';
  return { id: one.id, sessionId: one.client_reference_id ?? '', url: one.status === 'open' ? one.url : null, state, card };
}

function stateOf({ status, last_payment_error, latest_charge }: Stripe.PaymentIntent): Charge['state'] {
  const charge = shownOf(latest_charge);
  if (charge?.refunded || charge?.disputed) return 'refunded';
  if (status === 'succeeded') return 'paid';
  if (status === 'processing' || status === 'requires_capture') return 'pending';
  if (status === 'canceled') return 'dropped';
  // nobody is there to do what a bank asks for
  if (status === 'requires_action' || last_payment_error) return 'declined';
  return 'prepared';
}

const chargeOf = (one: Stripe.PaymentIntent): Charge => ({ id: one.id, paymentId: one.metadata.payment ?? '', state: stateOf(one) });

/** What Stripe refuses because of the card: its customer is gone, or it was detached from it. */
const isOfCard = (error: unknown) => isSettled(error) && ['customer', 'payment_method'].includes((error as { param?: string }).param ?? '');

/** Stripe with its page for keeping a card, and payments while nobody is there. */
export function stripeCards(settings: StripeSettings): CardProvider {
  const stripe = clientOf(settings);
  const payments = stripe.paymentIntents;
  const look = (id: string) =>
    asking(async (): Promise<Charge> => {
      const one = await ifKnown(() => payments.retrieve(id, { expand: ['latest_charge'] }));
      // under the key of another account nobody ever takes it
      return one ? chargeOf(one) : { id, paymentId: '', state: 'dropped' };
    });
  /** What was taken for the same before: an installation that was restored from a backup does not know of it. */
  async function takenFor(customer: string, once: string | undefined) {
    if (!once) return undefined;
    const { data } = await payments.list({ customer, limit: 100, expand: ['data.latest_charge'] });
    return data.find((one) => one.metadata.once === once && stateOf(one) === 'paid');
  }
  return {
    name: 'stripe',
    begin: ({ sessionId, email, language, doneUrl, backUrl }) =>
      asking(async () =>
        sessionOf(
          await stripe.checkout.sessions.create(
            {
              mode: 'setup',
              currency: 'eur',
              // a page that nobody fills in leaves no customer behind
              customer_creation: 'always',
              customer_email: email,
              client_reference_id: sessionId,
              locale: language,
              allowed_payment_method_types: ['card'],
              success_url: doneUrl,
              cancel_url: backUrl,
            },
            { idempotencyKey: `card:${sessionId}` },
          ),
        ),
      ),
    session: (id) =>
      asking(async () => {
        const one = await ifKnown(() => stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] }));
        return one && sessionOf(one);
      }),
    prepare: ({ paymentId, customer, method, total, title, once }) =>
      asking(async () => {
        const before = await ifKnown(() => takenFor(customer, once));
        if (before) return chargeOf(await payments.update(before.id, { metadata: { payment: paymentId } }));
        const what = {
          amount: total,
          currency: 'eur',
          customer,
          payment_method: method,
          allowed_payment_method_types: ['card' as const],
          description: title,
          metadata: { payment: paymentId, ...(once ? { once } : {}) },
        };
        try {
          return chargeOf(await payments.create(what, { idempotencyKey: `charge:${paymentId}` }));
        } catch (error) {
          if (!isOfCard(error)) throw error;
          return undefined;
        }
      }),
    take: (id) =>
      asking(async () => {
        try {
          return chargeOf(await payments.confirm(id, { off_session: true }));
        } catch (error) {
          if (!isDeclined(error) && !isSettled(error)) throw error;
          // the bank said no, it was taken or dropped before, or its card is gone: how it stands is asked
          const charge = await look(id);
          return charge.state === 'prepared' ? { ...charge, state: 'declined' } : charge;
        }
      }),
    look,
    drop: (id) =>
      asking(async () => {
        try {
          return chargeOf(await payments.cancel(id));
        } catch (error) {
          if (isSettled(error)) return look(id);
          throw error;
        }
      }),
    refund: (id) => asking(() => refundOf(stripe, id, id)),
    forget: ({ customer }) =>
      asking(async () => {
        try {
          await stripe.customers.del(customer);
        } catch (error) {
          // it is gone already
          if (!isSettled(error)) throw error;
        }
      }),
  };
}
