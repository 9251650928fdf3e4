import { day } from '@vitrine/contract/durations.ts';
import { withdrawalDays } from '@vitrine/contract/shop/payments.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, type World } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { fill } from '../../platform/texts.ts';
import { returnVoucher, settingsAt, settleVoucher } from '../billing/index.ts';
import { giveMonths, monthsFrom, takeTime } from '../closeup/index.ts';
import { buyerOf, creditInvoice, dayOf, issueInvoice } from '../invoices/index.ts';
import { boughtLetter } from './mails/bought.ts';
import { vatWithin } from './offer.ts';
import { providerOf } from './provider.ts';
import * as sql from './purchases.sql.ts';
import { shopTexts } from './texts.ts';

/**
 * Notes that a purchase is paid, in the transaction of the lock on it: the voucher is counted, the confirmation is written
 * and the months begin, now or after the time to withdraw. One that is paid already stays as it is.
 */
export async function markPaid(ctx: Atomic<World>, row: sql.PurchaseRow) {
  if (row.state === 'paid' || row.state === 'refunded' || !row.account_id) return row;
  const now = ctx.now();
  if (row.voucher_id) await settleVoucher(ctx, { voucherId: row.voucher_id, accountId: row.account_id });
  const opens = row.starts_now ? now : new Date(now.getTime() + withdrawalDays * day);
  const paid = await sql.updatePurchase(ctx.db, row.id, {
    state: 'paid',
    paid_at: now.toISOString(),
    opens_at: opens.toISOString(),
  });
  const lasting = await monthsFrom(ctx, row.account_id, row.months, opens);
  const buyer = await sql.buyerOf(ctx.db, row.account_id);
  if (buyer) {
    const language = buyer.language as Language;
    // confirmed before anything is given
    const letter = boughtLetter(language, {
      name: buyer.name,
      url: `${ctx.url()}/closeup-landing-v3`,
      withdrawalUrl: `${ctx.url()}/withdrawal`,
      purchase: paid,
      begins: lasting.from,
    });
    await sendMail(ctx, { email: buyer.email, language }, letter, { once: `purchase ${row.id}` });
  }
  const opened = row.starts_now ? await open(ctx, paid) : paid;
  await invoiceFor(ctx, opened, lasting);
  return opened;
}

/** The invoice of a paid purchase; for nothing there is none. It comes last: whoever takes a number keeps others waiting. */
async function invoiceFor(ctx: Atomic<World>, row: sql.PurchaseRow, lasting: { from: string; to: string }) {
  const { seller } = await settingsAt(ctx, ctx.now());
  if (!seller || row.total === 0 || !row.account_id) return;
  const vat = vatWithin(row.total, row.vat_rate);
  const { months } = row;
  await issueInvoice(ctx, {
    what: { purchaseId: row.id },
    of: { accountId: row.account_id },
    seller,
    buyer: buyerOf(row.bill_to, { country: row.country ?? seller.country, vatNumber: null, consultation: null }),
    line: (language) => ({ name: fill(shopTexts[language].product, { months }), from: dayOf(lasting.from), to: dayOf(lasting.to) }),
    category: row.vat_category,
    vatRate: row.vat_rate,
    net: row.total - vat,
    vat,
    total: row.total,
    payment: 'paid',
  });
}

/** Gives the months of a paid purchase, once. */
export async function open(ctx: Atomic<World>, row: sql.PurchaseRow) {
  if (row.state !== 'paid' || row.opened_at || row.withdrawn_at || !row.account_id) return row;
  const { months, account_id } = row;
  const now = ctx.now();
  const { from } = await monthsFrom(ctx, account_id, months, now);
  await giveMonths(ctx, account_id, { months, enrollType: row.total === 0 ? 'voucher' : 'paid' });
  return sql.updatePurchase(ctx.db, row.id, { opened_at: now.toISOString(), begins_at: from });
}

/** Takes back what is left of the months of a purchase, and of nothing else; what was bought after them begins earlier. */
async function takeLeft(ctx: Atomic<World>, row: sql.PurchaseRow, accountId: string) {
  const left = await sql.leftOf(ctx.db, row.id, ctx.now().toISOString());
  if (!left) return;
  await takeTime(ctx, accountId, left);
  await sql.bringForward(ctx.db, accountId, left);
}

/**
 * What was given back at the provider, also before we heard that it was paid, is no longer shown, and a credit note takes its
 * invoice back. Where nothing was given yet, its voucher was not used.
 */
export async function takeBack(ctx: Atomic<World>, row: sql.PurchaseRow) {
  if (row.state !== 'paid' && row.state !== 'started') return row;
  if (row.opened_at && row.account_id) await takeLeft(ctx, row, row.account_id);
  else if (row.state === 'paid' && row.voucher_id && row.account_id)
    await returnVoucher(ctx, { voucherId: row.voucher_id, accountId: row.account_id });
  const refunded = await sql.updatePurchase(ctx.db, row.id, { state: 'refunded', refunded_at: ctx.now().toISOString() });
  await creditInvoice(ctx, { purchaseId: row.id });
  return refunded;
}

/** Asks the provider how a session stands and writes down what follows from it, whoever heard of it first and however often. */
export async function settle(ctx: Ctx, purchaseId: string, sessionId?: string): Promise<sql.PurchaseRow | undefined> {
  const before = await sql.purchaseOf(ctx.db, purchaseId);
  const provider = providerOf(ctx);
  const asked = sessionId ?? before?.session_id;
  if (!before || !provider || !asked) return before;
  const session = await provider.look(asked);
  if (session && session.purchaseId !== purchaseId) return before;
  // what was begun at another provider than the operator has now is paid nowhere any more
  const state = session?.state ?? 'expired';
  let unwanted = false;
  const after = await atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, purchaseId);
    if (!row) return undefined;
    if (state === 'refunded') return row.session_id === asked ? takeBack(ctx, row) : row;
    if (state === 'expired' && row.state === 'started' && row.session_id === asked)
      return sql.updatePurchase(ctx.db, row.id, { state: 'draft', session_id: null, withdrawn_at: null });
    if (state !== 'paid') return row;
    // two sessions of one purchase were paid, it was withdrawn, or its buyer is gone: what nobody gets anything for is given back
    const isLeft = row.state === 'started' && (row.account_id === null || row.withdrawn_at !== null);
    unwanted = isLeft || (row.state !== 'started' && row.session_id !== asked);
    if (unwanted) return row;
    return markPaid(ctx, row.session_id === asked ? row : await sql.updatePurchase(ctx.db, row.id, { session_id: asked }));
  });
  if (!unwanted) return after;
  await provider.refund(asked);
  if (after?.state !== 'started') return after;
  return sql.updatePurchase(ctx.db, purchaseId, { state: 'refunded', refunded_at: ctx.now().toISOString() });
}
