import { randomUUID } from 'node:crypto';

export type Fields = Record<string, string>;

interface FakePage {
  id: string;
  client_reference_id: string;
  /** Who there is once a card was named. */
  customer: string | null;
  status: 'open' | 'complete' | 'expired';
  /** The card that was named. */
  method: string | null;
}

interface FakePayment {
  id: string;
  status: 'requires_confirmation' | 'requires_payment_method' | 'succeeded' | 'canceled';
  amount: number;
  customer: string;
  method: string;
  payment: string;
  once: string;
  refunded: boolean;
  disputed: boolean;
  failed: boolean;
}

/** What Stripe remembers of cards: who has one, pages on which they are named, and what was charged while nobody was there. */
export interface FakeCards {
  customers: Set<string>;
  pages: FakePage[];
  payments: FakePayment[];
  methods: Map<string, { last4: string; pays: boolean; created: number }>;
  /** The owner of a company names a card on the page of Stripe. */
  name: (page: FakePage | undefined, card?: { last4?: string; pays?: boolean; at?: number }) => void;
  /** Every card of a customer pays from now on, or none does. */
  turn: (pays: boolean) => void;
  /** Payments for which money moved, those given back left out. */
  taken: () => FakePayment[];
}

/** What Stripe refuses, with the status of its answer. */
export class Wrong extends Error {
  readonly code: string;
  readonly status: number;
  readonly param: string | undefined;
  constructor(code: string, status = code === 'resource_missing' ? 404 : 400, param?: string) {
    super(code);
    this.code = code;
    this.status = status;
    this.param = param;
  }
}

export function newCards(): FakeCards {
  const pages: FakePage[] = [];
  const payments: FakePayment[] = [];
  const customers = new Set<string>();
  const methods: FakeCards['methods'] = new Map();
  return {
    customers,
    pages,
    payments,
    methods,
    name: (page, { last4 = '4242', pays = true, at = Date.now() } = {}) => {
      if (page?.status !== 'open') throw new Error('No card can be named on this page');
      const id = `pm_${randomUUID()}`;
      methods.set(id, { last4, pays, created: Math.floor(at / 1000) });
      const customer = `cus_${randomUUID()}`;
      customers.add(customer);
      Object.assign(page, { status: 'complete', method: id, customer });
    },
    turn: (pays) => {
      for (const one of methods.values()) one.pays = pays;
    },
    taken: () => payments.filter(({ status, refunded }) => status === 'succeeded' && !refunded),
  };
}

function shownPage({ methods }: FakeCards, page: FakePage) {
  const card = page.method ? methods.get(page.method) : undefined;
  const { id, status, client_reference_id, customer } = page;
  const named = card && {
    id: page.method,
    object: 'payment_method',
    created: card.created,
    card: { brand: 'visa', last4: card.last4, exp_month: 4, exp_year: 2031 },
  };
  return {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status,
    client_reference_id,
    customer,
    payment_status: 'no_payment_required',
    payment_intent: null,
    url: status === 'open' ? `https://checkout.stripe.test/card/${id}` : null,
    setup_intent: named ? { id: `seti_${id}`, object: 'setup_intent', status: 'succeeded', customer, payment_method: named } : null,
  };
}

const shownPayment = (one: FakePayment) => ({
  id: one.id,
  object: 'payment_intent',
  status: one.status,
  amount: one.amount,
  metadata: { payment: one.payment, once: one.once },
  last_payment_error: one.failed ? { type: 'card_error', code: 'card_declined' } : null,
  latest_charge:
    one.status === 'succeeded' ? { id: `ch_${one.id}`, object: 'charge', refunded: one.refunded, disputed: one.disputed } : null,
});

function found<T extends { id: string }>(all: T[], id: string | undefined) {
  const one = all.find((each) => each.id === id);
  if (!one) throw new Wrong('resource_missing');
  return one;
}

/** A card that was detached from its customer is refused by its parameter, without a code. */
function demandAttached({ methods }: FakeCards, method: string) {
  if (!methods.has(method)) throw new Wrong('', 400, 'payment_method');
}

/** A payment while nobody is there: it is made without moving money, and taken once. */
function answerOfPayments(cards: FakeCards, id: string | undefined, act: string | undefined, fields: Fields) {
  if (!id && !fields.amount) {
    const of = cards.payments.filter(({ customer }) => customer === fields.customer);
    return { object: 'list', has_more: false, data: of.map(shownPayment).toReversed() };
  }
  if (!id) {
    const { customer = '', payment_method = '' } = fields;
    if (!cards.customers.has(customer)) throw new Wrong('resource_missing', 400, 'customer');
    demandAttached(cards, payment_method);
    if (Number(fields.amount) < 50) throw new Wrong('amount_too_small');
    const made: FakePayment = {
      id: `pi_${randomUUID()}`,
      status: 'requires_confirmation',
      amount: Number(fields.amount),
      customer,
      method: payment_method,
      payment: fields['metadata[payment]'] ?? '',
      once: fields['metadata[once]'] ?? '',
      refunded: false,
      disputed: false,
      failed: false,
    };
    cards.payments.push(made);
    return shownPayment(made);
  }
  const one = found(cards.payments, id);
  if (!act && fields['metadata[payment]']) one.payment = fields['metadata[payment]'];
  if (act === 'confirm') {
    if (one.status !== 'requires_confirmation') throw new Wrong('payment_intent_unexpected_state');
    demandAttached(cards, one.method);
    if (!cards.methods.get(one.method)?.pays) {
      Object.assign(one, { status: 'requires_payment_method', failed: true });
      throw new Wrong('card_declined', 402);
    }
    one.status = 'succeeded';
  }
  if (act === 'cancel') {
    if (one.status === 'succeeded' || one.status === 'canceled') throw new Wrong('payment_intent_unexpected_state');
    one.status = 'canceled';
  }
  return shownPayment(one);
}

/** Answers what is asked of cards; nothing where something else is asked. */
export function answerOfCards(cards: FakeCards, method: string, url: URL, fields: Fields): object | undefined {
  const [, , kind, nameOrId, id] = url.pathname.split('/');
  if (kind === 'customers') {
    if (method === 'DELETE') {
      if (!cards.customers.delete(nameOrId ?? '')) throw new Wrong('resource_missing');
      return { id: nameOrId, object: 'customer', deleted: true };
    }
    throw new Wrong('unknown_url');
  }
  if (kind === 'payment_intents') {
    const asked = method === 'GET' ? Object.fromEntries(url.searchParams) : fields;
    return answerOfPayments(cards, nameOrId, id, asked);
  }
  if (kind === 'refunds') {
    const one = cards.payments.find((each) => each.id === fields.payment_intent);
    if (!one) return undefined;
    if (one.status !== 'succeeded') throw new Wrong('resource_missing');
    if (one.refunded) throw new Wrong('charge_already_refunded');
    one.refunded = true;
    return { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' };
  }
  if (kind !== 'checkout') return undefined;
  if (method === 'POST' && !id && fields.mode === 'setup') {
    const { client_reference_id = '', customer_creation } = fields;
    if (customer_creation !== 'always') throw new Wrong('parameter_missing');
    const made: FakePage = { id: `cs_test_${randomUUID()}`, client_reference_id, customer: null, status: 'open', method: null };
    cards.pages.push(made);
    return shownPage(cards, made);
  }
  const page = cards.pages.find((each) => each.id === id);
  return page && shownPage(cards, page);
}
