import Stripe from 'stripe';
import { type PaymentProvider, PaymentUnreachable, type Session } from './session.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  api?: string | undefined;
}

const patience = 15_000;
/** News older than this is not taken: it may have been listened to. */
const toleranceSeconds = 300;

function clientOf({ secretKey, api }: StripeSettings) {
  const at = api ? new URL(api) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: patience,
    telemetry: false,
    ...(at ? { host: at.hostname, port: Number(at.port), protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const) } : {}),
  });
}

const paymentOf = ({ payment_intent }: Stripe.Checkout.Session) =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);

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

const isSettled = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

/** What passes is said as such; what Stripe refuses is a fault of ours. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
      throw new PaymentUnreachable('The payment provider does not answer', { cause: error });
    if (error instanceof Stripe.errors.StripeRateLimitError) throw new PaymentUnreachable('The payment provider is busy', { cause: error });
    throw error;
  }
}

/** Stripe with its hosted Checkout: buyers are sent to its page, and nothing of it loads on ours. */
export function stripePayments(settings: StripeSettings) {
  const stripe = clientOf(settings);
  const sessions = stripe.checkout.sessions;
  const look = (id: string) =>
    asking(async () => {
      const one = await sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
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
        const payment = paymentOf(await sessions.retrieve(id));
        if (!payment) return;
        try {
          await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund:${id}` });
        } catch (error) {
          if (!(isSettled(error) && (error as { code?: string }).code === 'charge_already_refunded')) throw error;
        }
      }),
  };
  return {
    ...provider,
    /** The session that a message of Stripe is about; throws where the message is not from Stripe or too old. */
    async news(body: Buffer, signature: string): Promise<Pick<Session, 'id' | 'purchaseId'> | undefined> {
      const { data, type } = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds);
      if (type.startsWith('checkout.session.')) return sessionOf(data.object as Stripe.Checkout.Session);
      if (type !== 'charge.refunded' && type !== 'charge.dispute.created') return undefined;
      const { payment_intent } = data.object as { payment_intent: string | null };
      if (!payment_intent) return undefined;
      const { data: found } = await asking(() => sessions.list({ payment_intent, limit: 1 }));
      return found[0] && sessionOf(found[0]);
    },
  };
}
