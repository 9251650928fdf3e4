import { minute } from '@vitrine/contract/durations.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { fill } from '../../platform/texts.ts';
import { PaymentUnreachable } from '../../providers/payment/index.ts';
import { holdVoucher, keepVoucher, lookVoucher } from '../billing/index.ts';
import { demandOffer, offerOf, taxIn, vatWithin } from './offer.ts';
import { providerOf } from './provider.ts';
import * as sql from './purchases.sql.ts';
import { markPaid, settle } from './settling.ts';
import { shopTexts } from './texts.ts';

type Buyer = Ctx & { actor: { accountId: string; email: string; language: 'en' | 'de' | 'fr' } };

const onWire = (row: sql.PurchaseRow): Purchase => ({
  paymentId: row.id,
  number: row.number,
  state: row.state as Purchase['state'],
  months: row.months,
  price: row.price,
  total: row.total,
  vatRate: row.vat_rate,
  vat: vatWithin(row.total, row.vat_rate),
  voucherCode: row.voucher_code,
  billTo: row.bill_to,
  country: row.country,
  paidAt: row.paid_at,
  opensAt: row.opens_at,
});

async function ownPurchase(ctx: Buyer, id: string) {
  const row = await sql.purchaseOf(ctx.db, id);
  if (!row || row.account_id !== ctx.actor.accountId) throw new Refused('not-found');
  return row;
}

/** Letters and figures that nobody mistakes for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberOf = (id: string) => {
  let left = BigInt(`0x${id.replaceAll('-', '')}`) & ((1n << 50n) - 1n);
  let made = '';
  for (let at = 0; at < 10; at++, left /= 30n) made += signs[Number(left % 30n)];
  return `C-${made}`;
};

/** What the provider does while nothing is locked; when it is away nothing has changed, and it can be tried again. */
async function reaching<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider does not answer');
    throw new Refused('provider-unreachable');
  }
}

async function begin(ctx: Buyer) {
  const { months, price } = await demandOffer(ctx);
  const { category, vatRate } = await taxIn(ctx, null);
  const id = ctx.newId();
  const { accountId } = ctx.actor;
  await sql.insertPurchase(ctx.db, {
    id,
    account_id: accountId,
    number: numberOf(id),
    state: 'draft',
    months,
    price,
    total: price,
    vat_rate: vatRate,
    vat_category: category,
    created_at: ctx.now().toISOString(),
  });
  const row = await sql.openPurchase(ctx.db, accountId);
  if (!row) throw new Refused('not-found');
  return row;
}

/** Ends the session of a purchase that is about to change, so that nobody pays what no longer holds. */
async function letGo(ctx: Buyer, row: sql.PurchaseRow) {
  if (row.state !== 'started' || !row.session_id) return row;
  const session = row.session_id;
  const ended = await reaching(ctx, async () => providerOf(ctx)?.end(session));
  if (ended?.state !== 'paid') return row;
  return (await settle(ctx, row.id)) ?? row;
}

async function change(ctx: Buyer, id: string, { billTo, country, voucherCode }: Omit<Input<typeof shopPayments.update>, 'paymentId'>) {
  const before = await letGo(ctx, await ownPurchase(ctx, id));
  if (before.state === 'paid' || before.state === 'refunded') throw new Refused('already-paid');
  const { accountId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, id);
    if (!row || row.state === 'paid' || row.state === 'refunded') throw new Refused('already-paid');
    const tax = country === undefined ? undefined : await taxIn(ctx, country);
    const voucher = voucherCode ? await holdVoucher(ctx, { code: voucherCode, accountId }, row.price) : null;
    return sql.updatePurchase(ctx.db, id, {
      state: 'draft',
      session_id: null,
      version: row.version + 1,
      ...(billTo === undefined ? {} : { bill_to: billTo }),
      ...(tax && { country: country ?? row.country, vat_rate: tax.vatRate, vat_category: tax.category }),
      ...(voucherCode === undefined
        ? {}
        : { voucher_id: voucher?.voucherId ?? null, voucher_code: voucherCode, total: voucher ? voucher.total : row.price }),
    });
  });
}

interface Ordered {
  paymentId: string;
  total: number;
  startsNow: boolean;
  knowsLoss: boolean;
}

/** A session at the provider lives for so long, as does what is held of a voucher meanwhile. */
const sessionMinutes = 31;
/** What was ordered longer ago without a session is ordered anew: a session cannot begin in the past. */
const freshMinutes = 1;

const endsAt = (startedAt: string | Date) => new Date(new Date(startedAt).getTime() + sessionMinutes * minute);

/** Notes the order, in the transaction of the lock on it. */
async function start(ctx: Atomic<Buyer>, row: sql.PurchaseRow, asked: Ordered) {
  const { accountId } = ctx.actor;
  if (row.total !== asked.total) throw new Refused('changed-elsewhere');
  if (row.bill_to.trim() === '') throw new Refused('bill-missing');
  const now = ctx.now();
  if (row.voucher_id && !(await keepVoucher(ctx, { voucherId: row.voucher_id, accountId, until: endsAt(now) })))
    throw new Refused('voucher-not-held');
  return sql.updatePurchase(ctx.db, row.id, {
    state: 'started',
    version: row.version + 1,
    started_at: now.toISOString(),
    starts_now: asked.startsNow && asked.knowsLoss,
  });
}

/**
 * Who comes back from the provider and orders again says anew when the months begin, and is shown the boxes unticked: the last
 * word counts, at the same price and session. Paid is what was shown last.
 */
async function orderedAgain(ctx: Atomic<Buyer>, row: sql.PurchaseRow, asked: Ordered) {
  if (row.total !== asked.total) throw new Refused('changed-elsewhere');
  const starts_now = asked.startsNow && asked.knowsLoss;
  return row.starts_now === starts_now ? row : sql.updatePurchase(ctx.db, row.id, { starts_now });
}

/** Orders what the buyer was shown: what costs nothing is paid at once, everything else waits for the provider. */
const order = (ctx: Buyer, asked: Ordered) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, asked.paymentId);
    if (!row || row.account_id !== ctx.actor.accountId) throw new Refused('not-found');
    const left = row.state === 'started' && !row.session_id && isOver(row, ctx.now());
    if (row.state === 'started' && !left) return orderedAgain(ctx, row, asked);
    if (row.state !== 'draft' && !left) return row;
    const started = await start(ctx, row, asked);
    return started.total === 0 ? markPaid(ctx, started) : started;
  });

const isOver = ({ started_at }: sql.PurchaseRow, now: Date) =>
  started_at !== null && now.getTime() - new Date(started_at).getTime() > freshMinutes * minute;

/** Where a purchase is paid: one session for each version of it, however often and from wherever it is asked for. */
async function sessionFor(ctx: Buyer, row: sql.PurchaseRow) {
  const provider = providerOf(ctx);
  if (!provider) throw new Refused('buying-off');
  const { id, version, total, session_id } = row;
  if (session_id) return reaching(ctx, () => provider.look(session_id));
  const { email, language } = ctx.actor;
  const shop = `${ctx.url()}/closeup-shop`;
  const session = await reaching(ctx, () =>
    provider.begin({
      purchaseId: id,
      version,
      total,
      title: fill(shopTexts[language].product, { months: row.months }),
      email,
      language,
      endsAt: endsAt(row.started_at ?? ctx.now()),
      doneUrl: `${shop}/confirm?payment=${id}`,
      backUrl: `${shop}/payment`,
    }),
  );
  const kept = await sql.keepSession(ctx.db, { id, version, sessionId: session.id });
  if (kept) return session;
  // it was changed meanwhile: nobody is to pay what no longer holds
  await reaching(ctx, () => provider.end(session.id));
  throw new Refused('changed-elsewhere');
}

async function execute(ctx: Buyer, asked: Ordered) {
  await demandOffer(ctx);
  // a session that has run out is followed by one more
  for (let tries = 0; tries < 2; tries++) {
    const row = await order(ctx, asked);
    if (row.state !== 'started') return { purchase: onWire(row), redirectUrl: null };
    const session = await sessionFor(ctx, row);
    if (session.state === 'open') return { purchase: onWire(row), redirectUrl: session.url };
    const settled = await settle(ctx, row.id, session.id);
    if (settled && settled.state !== 'draft') return { purchase: onWire(settled), redirectUrl: null };
  }
  throw new Refused('provider-unreachable');
}

export const shopPaymentHandlers: Handlers<typeof shopPayments> = {
  offer: async (ctx) => ({ offer: (await offerOf(ctx)) ?? null }),
  own: async (ctx) => ({ items: (await sql.purchasesOf(ctx.db, ctx.actor.accountId)).map(onWire) }),
  create: async (ctx) => onWire(await begin(ctx)),
  update: async (ctx, { paymentId, ...changes }) => onWire(await change(ctx, paymentId, changes)),
  execute: (ctx, asked) => execute(ctx, asked),

  async status(ctx, { paymentId }) {
    const row = await ownPurchase(ctx, paymentId);
    if (row.state !== 'started') return onWire(row);
    try {
      return onWire((await settle(ctx, paymentId)) ?? row);
    } catch (error) {
      // its news comes later
      if (error instanceof PaymentUnreachable) return onWire(row);
      throw error;
    }
  },

  async voucher(ctx, { voucherCode }) {
    await demandOffer(ctx);
    return atomically(ctx, (ctx) => lookVoucher(ctx, { code: voucherCode, accountId: ctx.actor.accountId }));
  },
};
