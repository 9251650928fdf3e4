/** A card that a company pays with, as the provider knows it; no number of a card ever comes here. */
export interface Card {
  customer: string;
  method: string;
  brand: string;
  /** The last four figures of its number. */
  last4: string;
  expMonth: number;
  expYear: number;
  /** By the clock of the provider. */
  namedAt: Date;
}

/** What a page is begun with on which somebody names a card. */
export interface ToKeep {
  /** Ours, for this page: two of the same are one. */
  sessionId: string;
  email: string;
  language: 'en' | 'de' | 'fr';
  doneUrl: string;
  backUrl: string;
}

export interface CardSession {
  id: string;
  sessionId: string;
  /** Null once no card can be named there any more. */
  url: string | null;
  state: 'open' | 'saved' | 'expired';
  /** Once it is saved. */
  card: Card | undefined;
}

export interface ToCharge {
  /** Ours: two of the same are one charge. */
  paymentId: string;
  customer: string;
  method: string;
  /** Whole cents with VAT, in euro. */
  total: number;
  title: string;
  /** What it is for, where that has a name which outlasts a restore: what was taken for it is not taken again. */
  once: string | undefined;
}

export interface Charge {
  id: string;
  paymentId: string;
  /** `prepared`: no money has moved and none does by itself; `pending`: it is on its way; `dropped`: none ever will, or it is of another account. */
  state: 'prepared' | 'pending' | 'paid' | 'declined' | 'dropped' | 'refunded';
}

/**
 * Keeps a card by a page of its own, and charges it while its owner is not there. A charge is prepared, noted by us and then
 * taken: however often it is taken, money moves once, however long ago it was prepared.
 */
export interface CardProvider {
  name: 'stripe' | 'trial';
  begin(what: ToKeep): Promise<CardSession>;
  /** Nothing where it was begun at another provider. */
  session(id: string): Promise<CardSession | undefined>;
  /** Nothing where the card is not known any more. */
  prepare(what: ToCharge): Promise<Charge | undefined>;
  take(chargeId: string): Promise<Charge>;
  look(chargeId: string): Promise<Charge>;
  /** Nobody can take it any more; one that was taken meanwhile says so. */
  drop(chargeId: string): Promise<Charge>;
  /** Gives back what was taken, once however often it is called; false where it was taken at another provider. */
  refund(chargeId: string): Promise<boolean>;
  /** Knows the card no more. */
  forget(card: Pick<Card, 'customer' | 'method'>): Promise<void>;
}
