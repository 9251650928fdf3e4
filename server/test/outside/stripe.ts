import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOfCards, type FakeCards, type Fields, newCards, Wrong } from './stripe-cards.ts';

interface FakeSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  url: string | null;
  /** Where whoever paid comes back to. */
  success_url: string;
  refunded: boolean;
}

/** What Stripe answers, as its documentation says of Checkout: sessions, payments and refunds that change, keys that repeat. */
export interface FakeStripe {
  url: string;
  close: () => Promise<void>;
  webhookSecret: string;
  sessions: FakeSession[];
  /** Payments that money moved for, those given back left out. */
  charged: () => FakeSession[];
  /** The buyer pays on the page of Stripe. */
  pay: (sessionId: string) => void;
  refund: (sessionId: string) => void;
  /** Customers, pages for cards and payments while nobody is there. */
  cards: FakeCards;
  /** Does what is asked on a path from now on, and does not answer; with null whoever waits is cut off, and others are answered. */
  hold: (path: RegExp | null) => void;
  /** Answers whoever waits, and everybody from now on. */
  letGo: () => void;
  /** Answers nothing but faults from now on. */
  fail: (down: boolean) => void;
  /** Refuses the key from now on, as after it was revoked. */
  lock: (locked: boolean) => void;
  /** A message as Stripe signs it. */
  message: (type: string, object: object, options?: { secret?: string; at?: number }) => { body: string; signature: string };
}

const shown = (one: FakeSession, expand: boolean) => ({
  id: one.id,
  object: 'checkout.session',
  status: one.status,
  payment_status: one.payment_status,
  client_reference_id: one.client_reference_id,
  amount_total: one.amount_total,
  currency: one.currency,
  url: one.status === 'open' ? one.url : null,
  payment_intent:
    one.payment_intent && expand
      ? {
          id: one.payment_intent,
          object: 'payment_intent',
          latest_charge: { id: 'ch', object: 'charge', refunded: one.refunded, disputed: false },
        }
      : one.payment_intent,
});

interface Held {
  sessions: FakeSession[];
  cards: FakeCards;
}

/** Answers one call; what it may not do is `Wrong`. */
function answer({ sessions, cards }: Held, method: string, url: URL, fields: Fields): object {
  const ofCards = answerOfCards(cards, method, url, fields);
  if (ofCards) return ofCards;
  const [, , kind, name, id, act] = url.pathname.split('/');
  const found = () => {
    const one = sessions.find((each) => each.id === id);
    if (!one) throw new Wrong('resource_missing');
    return one;
  };
  if (kind === 'refunds') {
    const one = sessions.find((each) => each.payment_intent === fields.payment_intent);
    if (one?.payment_status !== 'paid') throw new Wrong('resource_missing');
    if (one.refunded) throw new Wrong('charge_already_refunded');
    one.refunded = true;
    return { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' };
  }
  if (kind !== 'checkout' || name !== 'sessions') throw new Wrong('unknown_url');
  if (method === 'GET' && id) return shown(found(), url.search.includes('expand'));
  if (method === 'GET') {
    const intent = url.searchParams.get('payment_intent');
    return {
      object: 'list',
      has_more: false,
      data: sessions.filter((one) => one.payment_intent === intent).map((one) => shown(one, false)),
    };
  }
  if (act === 'expire') {
    const one = found();
    if (one.status !== 'open') throw new Wrong('session_not_open');
    one.status = 'expired';
    return shown(one, false);
  }
  if (Number(fields['line_items[0][price_data][unit_amount]']) < 50) throw new Wrong('amount_too_small');
  const made: FakeSession = {
    id: `cs_test_${randomUUID()}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: fields.client_reference_id ?? '',
    amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
    currency: fields['line_items[0][price_data][currency]'] ?? '',
    url: 'https://checkout.stripe.test/pay',
    success_url: fields.success_url ?? '',
    refunded: false,
  };
  sessions.push(made);
  return shown(made, false);
}

/** Starts a Stripe that remembers. */
export async function startStripe(): Promise<FakeStripe> {
  const sessions: FakeSession[] = [];
  const cards = newCards();
  let held: RegExp | null = null;
  const waiting: { response: http.ServerResponse; answer: () => void }[] = [];
  const keys = new Map<string, { body: string; reply: object }>();
  let down = false;
  let locked = false;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const send = (status: number, reply: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(reply));
      };
      if (down) return send(500, { error: { type: 'api_error', message: 'down' } });
      if (locked) return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' ? keys.get(key) : undefined;
      if (known && known.body !== body) return send(400, { error: { type: 'idempotency_error', message: 'another body' } });
      if (known) return send(200, known.reply);
      try {
        const url = new URL(request.url ?? '', 'http://stripe.test');
        const reply = answer({ sessions, cards }, request.method ?? '', url, Object.fromEntries(new URLSearchParams(body)));
        if (typeof key === 'string' && request.method === 'POST') keys.set(key, { body, reply });
        if (held?.test(url.pathname)) waiting.push({ response, answer: () => send(200, reply) });
        else send(200, reply);
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        const type = error.status === 402 ? 'card_error' : 'invalid_request_error';
        send(error.status, { error: { type, code: error.code || undefined, param: error.param, message: error.code } });
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const webhookSecret = 'whsec_of_the_test';
  const one = (id: string) => {
    const found = sessions.find((each) => each.id === id);
    if (!found) throw new Error(`There is no session ${id}`);
    return found;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => void server.close(() => done())),
    webhookSecret,
    sessions,
    cards,
    hold: (path) => {
      held = path;
      for (const one of path ? [] : waiting.splice(0)) one.response.destroy();
    },
    letGo: () => {
      held = null;
      for (const one of waiting.splice(0)) one.answer();
    },
    charged: () => sessions.filter(({ payment_status, refunded }) => payment_status === 'paid' && !refunded),
    pay: (id) => {
      const session = one(id);
      if (session.status !== 'open') throw new Error('This session cannot be paid');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${randomUUID()}` });
    },
    refund: (id) => {
      one(id).refunded = true;
    },
    fail: (now) => {
      down = now;
    },
    lock: (now) => {
      locked = now;
    },
    message: (type, object, { secret = webhookSecret, at = Date.now() } = {}) => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
      const seconds = Math.floor(at / 1000);
      const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, signature: `t=${seconds},v1=${v1}` };
    },
  };
}
