import { voucherHeldMinutes } from '@vitrine/contract/billing/vouchers.ts';
import { minute } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import * as sql from './by-candidates.sql.ts';
import { findVoucher, holdVoucherById, lockVoucher } from './vouchers.sql.ts';
import { lessVoucher } from './vouchers.ts';

interface Wanted {
  code: string;
  accountId: string;
}

/** A voucher for closeups that is good and has a use left for this candidate, who has not used it yet; locked. */
async function goodVoucher(ctx: Atomic<World>, { code, accountId }: Wanted) {
  const now = ctx.now();
  const found = await lockVoucher(ctx.db, code);
  if (!found || found.scope === 'subscription') throw new Refused('voucher-unknown');
  const { others, own } = await sql.usesOf(ctx.db, found.id, accountId, now.toISOString());
  if (new Date(found.valid_to) <= now || others >= found.max_uses || own > 0) throw new Refused('voucher-over');
  return found;
}

/** What a voucher takes off a closeup. */
export async function lookVoucher(ctx: Atomic<World>, wanted: Wanted) {
  const { code, percent, amount } = await goodVoucher(ctx, wanted);
  return { voucherCode: code, percent, amount };
}

/** Holds a use of a voucher for a candidate, for half an hour from now; answers its id. */
export async function holdVoucher(ctx: Atomic<World>, wanted: Wanted) {
  const found = await goodVoucher(ctx, wanted);
  const reserved_until = new Date(ctx.now().getTime() + voucherHeldMinutes * minute).toISOString();
  await sql.holdUse(ctx.db, { id: ctx.newId(), voucher_id: found.id, account_id: wanted.accountId, reserved_until });
  return found.id;
}

/** What is left of a price with a voucher that was held for a candidate. */
export const lessHeld = async ({ db }: Pick<World, 'db'>, voucherId: string, price: number) =>
  lessVoucher(price, await findVoucher(db, voucherId));

interface Held {
  voucherId: string;
  accountId: string;
}

/** Goes on holding what is held for a candidate; false where it is held no longer, or the voucher is deleted. */
export async function keepVoucher(ctx: Atomic<World>, { voucherId, accountId, until }: Held & { until: Date }) {
  const found = await holdVoucherById(ctx.db, voucherId);
  return found?.deleted_at === null && sql.keepUse(ctx.db, voucherId, accountId, ctx.now().toISOString(), until.toISOString());
}

/** Counts the use of what was paid with a voucher, also where it was held no longer: the money has moved at that price. */
export const settleVoucher = (ctx: Atomic<World>, { voucherId, accountId }: Held) =>
  sql.countUse(ctx.db, { id: ctx.newId(), voucher_id: voucherId, account_id: accountId }, ctx.now().toISOString());

/** Gives the use of a voucher back: nothing was ever given for what was paid with it. */
export const returnVoucher = (ctx: Atomic<World>, { voucherId, accountId }: Held) => sql.forgetUse(ctx.db, voucherId, accountId);
