/** What is to be paid, for one state of a purchase. */
export interface ToPay {
  purchaseId: string;
  /** Two of the same version are one session. */
  version: number;
  /** Whole cents with VAT, in euro. */
  total: number;
  title: string;
  email: string;
  language: 'en' | 'de' | 'fr';
  /** Nobody can pay it after that. */
  endsAt: Date;
  /** Where the buyer comes back to. */
  doneUrl: string;
  backUrl: string;
}

export interface Session {
  id: string;
  purchaseId: string;
  /** Null once it cannot be paid any more. */
  url: string | null;
  /** `pending`: the buyer is through, and the money is on its way. */
  state: 'open' | 'pending' | 'paid' | 'expired' | 'refunded';
}

/** Takes payments by a page of its own to which the buyer is sent. A session that was begun at another provider it does not know. */
export interface PaymentProvider {
  name: 'stripe' | 'trial';
  begin(what: ToPay): Promise<Session>;
  look(sessionId: string): Promise<Session | undefined>;
  /** Nobody can pay it any more; a session that was paid meanwhile says so. */
  end(sessionId: string): Promise<Session | undefined>;
  /** Gives back what was paid, once however often it is called; false where it was paid at another provider. */
  refund(sessionId: string): Promise<boolean>;
}

/** The provider did not answer, or not as it should: what was asked may be tried again. */
export class PaymentUnreachable extends Error {
  override name = 'PaymentUnreachable';
}
