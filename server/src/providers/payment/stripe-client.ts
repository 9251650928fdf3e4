import Stripe from 'stripe';
import { PaymentUnreachable } from './session.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  api?: string | undefined;
}

const patience = 15_000;

export function clientOf({ secretKey, api }: StripeSettings) {
  const at = api ? new URL(api) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: patience,
    telemetry: false,
    ...(at ? { host: at.hostname, port: Number(at.port), protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const) } : {}),
  });
}

/** What Stripe refuses because of how something stands there. */
export const isSettled = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

const passing = [Stripe.errors.StripeConnectionError, Stripe.errors.StripeAPIError, Stripe.errors.StripeRateLimitError];

/** Two at once with one key: the other one is on its way. With another body it is a fault of ours. */
const isInUse = (error: unknown) => error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409;

/** What passes is said as such; what Stripe refuses is a fault of ours. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isInUse(error) || passing.some((one) => error instanceof one))
      throw new PaymentUnreachable('The payment provider does not answer', { cause: error });
    throw error;
  }
}

/** The id of something that Stripe names by its id or shows as a whole. */
export const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : (one?.id ?? null));
/** What Stripe shows as a whole, where it does. */
export const shownOf = <T extends { id: string }>(one: string | T | null | undefined) =>
  typeof one === 'string' ? undefined : (one ?? undefined);
