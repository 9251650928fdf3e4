import { minute } from '@vitrine/contract/durations.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { type Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { type Handlers, limit } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { fill } from '../../platform/texts.ts';
import { PaymentUnreachable } from '../../providers/payment/index.ts';
import { holdVoucher, keepVoucher, lookVoucher } from '../billing/index.ts';
import { monthsFrom } from '../closeup/index.ts';
import { numberOf } from './numbers.ts';
import { costOf, demandOffer, offerOf, vatWithin } from './offer.ts';
import { providerOf } from './provider.ts';
import * as sql from './purchases.sql.ts';
import { markPaid, settle } from './settling.ts';
import { shopTexts } from './texts.ts';

type Buyer = Ctx & { actor: { accountId: string; email: string; language: 'en' | 'de' | 'fr' } };

const shown = (row: sql.PurchaseRow): Purchase => ({
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
  opensAt: row.begins_at ?? row.opens_at,
});

/** A session at the provider lives for so long, as does what is held of a voucher meanwhile. */
const sessionMinutes = 31;
/** What was ordered longer ago without a session is ordered anew: a session cannot begin in the past. */
const freshMinutes = 1;

const isOver = ({ started_at }: sql.PurchaseRow, now: Date) =>
  started_at !== null && now.getTime() - new Date(started_at).getTime() > freshMinutes * minute;

/** Whether its price is agreed. */
const isOrdered = (row: sql.PurchaseRow, now: Date) =>
  row.state !== 'draft' && (row.state !== 'started' || row.session_id !== null || !isOver(row, now));

/** What waits for its beginning follows what is there by then. */
async function beginOf(ctx: Ctx, { account_id, months, opens_at, opened_at, begins_at }: sql.PurchaseRow) {
  if (!account_id || !opens_at || opened_at) return begins_at;
  return (await monthsFrom(ctx, account_id, months, new Date(opens_at))).from;
}

/** What is not ordered yet costs what it costs now, however long ago it was begun. */
async function onWire(ctx: Ctx, row: sql.PurchaseRow) {
  if (!isOrdered(row, ctx.now())) return shown({ ...row, ...(await costOf(ctx, row)) });
  return shown({ ...row, begins_at: await beginOf(ctx, row) });
}

async function ownPurchase(ctx: Buyer, id: string) {
  const row = await sql.purchaseOf(ctx.db, id);
  if (!row || row.account_id !== ctx.actor.accountId) throw new Refused('not-found');
  return row;
}

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
  const id = ctx.newId();
  const { accountId } = ctx.actor;
  await sql.insertPurchase(ctx.db, {
    id,
    account_id: accountId,
    number: numberOf(id),
    state: 'draft',
    months,
    ...(await costOf(ctx, { price, country: null, voucher_id: null })),
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
  const own = await ownPurchase(ctx, id);
  // a code is no easier to find out by using it than by asking what it is worth
  if (voucherCode) await limit(ctx, shopPayments.voucher);
  const before = await letGo(ctx, own);
  if (before.state === 'paid' || before.state === 'refunded') throw new Refused('already-paid');
  const { accountId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, id);
    if (!row || row.state === 'paid' || row.state === 'refunded') throw new Refused('already-paid');
    // ordered in another window since: what is paid there is not taken away from below
    if (row.session_id && row.session_id !== before.session_id) throw new Refused('changed-elsewhere');
    const changed = {
      bill_to: billTo ?? row.bill_to,
      country: country ?? row.country,
      voucher_code: voucherCode === undefined ? row.voucher_code : voucherCode,
      voucher_id: voucherCode ? await holdVoucher(ctx, { code: voucherCode, accountId }) : voucherCode === null ? null : row.voucher_id,
    };
    const cost = await costOf(ctx, { ...row, ...changed });
    return sql.updatePurchase(ctx.db, id, { state: 'draft', session_id: null, version: row.version + 1, ...changed, ...cost });
  });
}

interface Ordered {
  paymentId: string;
  total: number;
  startsNow: boolean;
  knowsLoss: boolean;
}

const endsAt = (startedAt: string | Date) => new Date(new Date(startedAt).getTime() + sessionMinutes * minute);

/** Notes the order at what it costs now, if that is what its buyer was shown; in the transaction of the lock on it. */
async function start(ctx: Atomic<Buyer>, row: sql.PurchaseRow, asked: Ordered) {
  const { accountId, email } = ctx.actor;
  const [{ countries }, cost] = await Promise.all([demandOffer(ctx), costOf(ctx, row)]);
  if (cost.total !== asked.total) throw new Refused('changed-elsewhere');
  if (row.bill_to.trim() === '' || (countries.length > 0 && !row.country)) throw new Refused('bill-missing');
  const now = ctx.now();
  if (row.voucher_id && !(await keepVoucher(ctx, { voucherId: row.voucher_id, accountId, until: endsAt(now) })))
    throw new Refused('voucher-not-held');
  return sql.updatePurchase(ctx.db, row.id, {
    state: 'started',
    version: row.version + 1,
    started_at: now.toISOString(),
    starts_now: asked.startsNow && asked.knowsLoss,
    withdrawn_at: null,
    email,
    ...cost,
  });
}

/**
 * Who comes back from the provider and orders again says anew when the months begin, and is shown the boxes unticked: the last
 * word counts, at the same price and session. Paid is what was shown last.
 */
async function orderedAgain(ctx: Atomic<Buyer>, row: sql.PurchaseRow, asked: Ordered) {
  if (row.total !== asked.total || row.withdrawn_at) throw new Refused('changed-elsewhere');
  const starts_now = asked.startsNow && asked.knowsLoss;
  return row.starts_now === starts_now ? row : sql.updatePurchase(ctx.db, row.id, { starts_now });
}

/** Orders what the buyer was shown: what costs nothing is paid at once, everything else waits for the provider. */
const order = (ctx: Buyer, asked: Ordered) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, asked.paymentId);
    if (!row || row.account_id !== ctx.actor.accountId) throw new Refused('not-found');
    if (isOrdered(row, ctx.now())) return row.state === 'started' ? orderedAgain(ctx, row, asked) : row;
    const started = await start(ctx, row, asked);
    return started.total === 0 ? markPaid(ctx, started) : started;
  });

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
    if (row.state !== 'started') return { purchase: await onWire(ctx, row), redirectUrl: null };
    const session = await sessionFor(ctx, row);
    if (session?.state === 'open') return { purchase: await onWire(ctx, row), redirectUrl: session.url };
    const settled = await settle(ctx, row.id, session?.id);
    if (settled && settled.state !== 'draft') return { purchase: await onWire(ctx, settled), redirectUrl: null };
  }
  throw new Refused('provider-unreachable');
}

export const shopPaymentHandlers: Handlers<typeof shopPayments> = {
  offer: async (ctx) => ({ offer: (await offerOf(ctx)) ?? null }),
  own: async (ctx) => ({ items: await Promise.all((await sql.purchasesOf(ctx.db, ctx.actor.accountId)).map((row) => onWire(ctx, row))) }),
  create: async (ctx) => onWire(ctx, await begin(ctx)),
  update: async (ctx, { paymentId, ...changes }) => onWire(ctx, await change(ctx, paymentId, changes)),
  execute: (ctx, asked) => execute(ctx, asked),

  async status(ctx, { paymentId }) {
    const row = await ownPurchase(ctx, paymentId);
    if (row.state !== 'started') return onWire(ctx, row);
    try {
      return onWire(ctx, (await settle(ctx, paymentId)) ?? row);
    } catch (error) {
      // its news comes later
      if (error instanceof PaymentUnreachable) return onWire(ctx, row);
      throw error;
    }
  },

  async voucher(ctx, { voucherCode }) {
    await demandOffer(ctx);
    return atomically(ctx, (ctx) => lookVoucher(ctx, { code: voucherCode, accountId: ctx.actor.accountId }));
  },
};
