import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { PaymentUnreachable } from './session.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  api?: string | undefined;
}

const patience = 15_000;

const require = createRequire(import.meta.url);
/** Two hundred modules, read where an installation is paid by Stripe. */
const library = () => require('stripe') as typeof Stripe;

export function clientOf({ secretKey, api }: StripeSettings) {
  const at = api ? new URL(api) : undefined;
  const Client = library();
  return new Client(secretKey, {
    maxNetworkRetries: 2,
    timeout: patience,
    telemetry: false,
    ...(at ? { host: at.hostname, port: Number(at.port), protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const) } : {}),
  });
}

/** What Stripe refuses because of how something stands there. */
export const isSettled = (error: unknown) => error instanceof library().errors.StripeInvalidRequestError;

/** What a name leads to at Stripe; nothing where it knows no such thing, as under the key of another account. */
export async function ifKnown<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isSettled(error) && (error as { code?: string }).code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Gives a payment back, once for a name; false where Stripe knows no such payment. */
export async function refundOf(stripe: Stripe, payment_intent: string, once: string) {
  try {
    return (await ifKnown(() => stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${once}` }))) !== undefined;
  } catch (error) {
    if (isSettled(error) && (error as { code?: string }).code === 'charge_already_refunded') return true;
    throw error;
  }
}

/** What the bank of a card says no to. */
export const isDeclined = (error: unknown) => error instanceof library().errors.StripeCardError;

/** What may go well another time: nobody answers, or two come at once with one key. With another body that is a fault of ours. */
function isPassing(error: unknown) {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } = library().errors;
  if (error instanceof StripeIdempotencyError) return error.statusCode === 409;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((one) => error instanceof one);
}

/** What passes is said as such; what Stripe refuses is a fault of ours, and not of whoever asked: its status goes no further. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isPassing(error)) throw new PaymentUnreachable('The payment provider does not answer', { cause: error });
    if (error instanceof library().errors.StripeError) throw new Error('The payment provider refuses what it was asked', { cause: error });
    throw error;
  }
}

/** The id of something that Stripe names by its id or shows as a whole. */
export const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : (one?.id ?? null));
/** What Stripe shows as a whole, where it does. */
export const shownOf = <T extends { id: string }>(one: string | T | null | undefined) =>
  typeof one === 'string' ? undefined : (one ?? undefined);
