export { type PaymentProvider, PaymentUnreachable, type Session } from './session.ts';
export { stripePayments } from './stripe.ts';
