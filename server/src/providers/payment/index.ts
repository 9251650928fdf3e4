export type { Card, CardProvider, CardSession, Charge } from './cards.ts';
export { type PaymentProvider, PaymentUnreachable, type Session } from './session.ts';
export { stripePayments } from './stripe.ts';
export { stripeCards } from './stripe-cards.ts';
