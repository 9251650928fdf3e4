import type Stripe from 'stripe';
import type { PaymentProvider, Session } from './session.ts';
import { asking, clientOf, idOf, ifKnown, isSettled, refundOf, type StripeSettings } from './stripe-client.ts';

/** News older than this is not taken: it may have been listened to. */
const toleranceSeconds = 300;

function stateOf({ status, payment_status }: Stripe.Checkout.Session, refunded: boolean): Session['state'] {
  if (refunded) return 'refunded';
  if (payment_status === 'paid') return 'paid';
  if (status === 'complete') return 'pending';
  return status === 'open' ? 'open' : 'expired';
}

const sessionOf = (one: Stripe.Checkout.Session, refunded = false): Session => ({
  id: one.id,
  purchaseId: one.client_reference_id ?? '',
  url: one.status === 'open' ? one.url : null,
  state: stateOf(one, refunded),
});

/** Stripe with its hosted Checkout: buyers are sent to its page, and nothing of it loads on ours. */
export function stripePayments(settings: StripeSettings) {
  const stripe = clientOf(settings);
  const sessions = stripe.checkout.sessions;
  const look = (id: string) =>
    asking(async () => {
      const one = await ifKnown(() => sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
      if (!one) return undefined;
      const intent = typeof one.payment_intent === 'string' ? null : one.payment_intent;
      const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
      return sessionOf(one, charge?.refunded === true || charge?.disputed === true);
    });
  const provider: PaymentProvider = {
    name: 'stripe',
    begin: ({ purchaseId, version, total, title, email, language, endsAt, doneUrl, backUrl }) =>
      asking(async () =>
        sessionOf(
          await sessions.create(
            {
              mode: 'payment',
              client_reference_id: purchaseId,
              customer_email: email,
              locale: language,
              line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: total, product_data: { name: title } } }],
              allowed_payment_method_types: ['card'],
              expires_at: Math.floor(endsAt.getTime() / 1000),
              success_url: doneUrl,
              cancel_url: backUrl,
            },
            { idempotencyKey: `${purchaseId}:${version}` },
          ),
        ),
      ),
    look,
    end: (id) =>
      asking(async () => {
        try {
          return sessionOf(await sessions.expire(id));
        } catch (error) {
          // it was paid, or has ended by itself
          if (isSettled(error)) return look(id);
          throw error;
        }
      }),
    refund: (id) =>
      asking(async () => {
        const session = await ifKnown(() => sessions.retrieve(id));
        const payment = idOf(session?.payment_intent);
        return payment ? refundOf(stripe, payment, id) : session !== undefined;
      }),
  };
  return {
    ...provider,
    /** What a message of Stripe is about; throws where the message is not from Stripe or too old. */
    async news(body: Buffer, signature: string): Promise<News | undefined> {
      const { data, type } = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds);
      if (type.startsWith('checkout.session.')) {
        const session = data.object as Stripe.Checkout.Session;
        if (session.mode === 'setup') return { cardSession: session.client_reference_id ?? '' };
        return { session: sessionOf(session) };
      }
      if (type === 'payment_intent.succeeded' || type === 'payment_intent.payment_failed')
        return chargeIn((data.object as Stripe.PaymentIntent).metadata);
      if (type !== 'charge.refunded' && type !== 'charge.dispute.created') return undefined;
      const payment = idOf((data.object as { payment_intent: string | { id: string } | null }).payment_intent);
      if (!payment) return undefined;
      const { data: found } = await asking(() => sessions.list({ payment_intent: payment, limit: 1 }));
      if (found[0]) return { session: sessionOf(found[0]) };
      return chargeIn((await asking(() => stripe.paymentIntents.retrieve(payment))).metadata);
    },
  };
}

/** What a message of Stripe is about: a session that is paid once, the page of a card, or a payment by a card that is kept. */
export type News = { session: Pick<Session, 'id' | 'purchaseId'> } | { cardSession: string } | { paymentId: string };

const chargeIn = ({ payment }: Stripe.Metadata): News | undefined => (payment ? { paymentId: payment } : undefined);
