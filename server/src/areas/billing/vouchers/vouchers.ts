import { voucherGraceHours, voucherHeldMinutes, type vouchers, type voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { demandName } from '../../../platform/typed-name.ts';
import { today } from '../settings/settings.sql.ts';
import { settingsAt } from '../settings/settings.ts';
import * as sql from './vouchers.sql.ts';

const grace = voucherGraceHours * hour;
const graceEnds = (deletedAt: string) => new Date(Date.parse(deletedAt) + grace).toISOString();
/** What was deleted at this moment or earlier cannot be brought back any more. */
const beforeGrace = (now: Date) => new Date(now.getTime() - grace).toISOString();

/** A voucher is nobody's data: what is done to one stands under whoever does it. */
const note = (ctx: Atomic<Ctx<Actor>>, action: 'added' | 'removed' | 'changed', objectId: string) =>
  audited(ctx, { action, object: 'voucher', objectId, subjects: [ctx.actor.accountId], companyId: null });

/** A voucher that is there or can be brought back, held. */
async function holdKnown(ctx: Atomic<Ctx<Actor>>, id: string) {
  const found = await sql.holdVoucherById(ctx.db, id);
  if (!found || (found.deleted_at && found.deleted_at <= beforeGrace(ctx.now()))) throw new Refused('not-found');
  return found;
}

export const voucherHandlers: Handlers<typeof vouchers> = {
  async list(ctx, paging) {
    const now = ctx.now();
    const { items, total } = await sql.listVouchers(ctx.db, now.toISOString(), beforeGrace(now), paging);
    return {
      items: items.map(({ deletedAt, ...one }) => ({ ...one, restoreUntil: deletedAt && graceEnds(deletedAt) })),
      total,
      ...paging,
    };
  },

  async create(ctx, { voucherCode, scope, percent, amount, validUntil, maxUses }) {
    if ((percent === null) === (amount === null)) throw refuseField('percent', 'Either a part or an amount');
    const now = ctx.now();
    if (validUntil < (await today(ctx.db, now))) throw refuseField('validUntil', 'This day is over');
    const id = ctx.newId();
    return atomically(ctx, async (ctx) => {
      await sql.holdCode(ctx.db, voucherCode);
      const made = await sql.insertVoucher(ctx.db, {
        id,
        code: voucherCode,
        scope,
        percent,
        amount,
        valid_until: validUntil,
        max_uses: maxUses,
        created_by: ctx.actor.accountId,
        created_at: now.toISOString(),
      });
      if (!made) throw new Refused('voucher-exists');
      await note(ctx, 'added', id);
      return { id };
    });
  },

  async touched(ctx, { id }) {
    const found = await sql.touchedByVoucher(ctx.db, id, ctx.now().toISOString());
    if (!found) throw new Refused('not-found');
    return found;
  },

  delete: (ctx, { id, name }) =>
    atomically(ctx, async (ctx) => {
      const found = await holdKnown(ctx, id);
      demandName(found.code, name);
      // deleted twice, it stays at the earlier moment
      if (found.deleted_at) return { restoreUntil: graceEnds(found.deleted_at) };
      const now = ctx.now().toISOString();
      await sql.setDeleted(ctx.db, id, now);
      await note(ctx, 'removed', id);
      return { restoreUntil: graceEnds(now) };
    }),

  restore: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const found = await holdKnown(ctx, id);
      if (!found.deleted_at) return;
      await sql.holdCode(ctx.db, found.code);
      if (await sql.isCodeTaken(ctx.db, found.code)) throw new Refused('voucher-exists');
      await sql.setDeleted(ctx.db, id, null);
      await note(ctx, 'changed', id);
    }),
};

/** Which voucher is used by whom for what. */
export interface Use {
  code: string;
  companyId: string;
  planId: string;
}

/** A company uses a voucher once for each product. */
async function demandFirstUse(ctx: Atomic<Ctx>, voucherId: string, use: Pick<Use, 'companyId' | 'planId'>) {
  if (await sql.wasUsedFor(ctx.db, voucherId, use)) throw new Refused('voucher-over');
}

/** A voucher for plans that is good and has a use left for this company, locked. */
async function goodVoucher(ctx: Atomic<Ctx>, { code, companyId, planId }: Omit<Use, 'planId'> & { planId?: string | undefined }) {
  const now = ctx.now();
  const found = await sql.lockVoucher(ctx.db, code);
  if (!found || found.scope === 'closeup') throw new Refused('voucher-unknown');
  const uses = await sql.countOthersUses(ctx.db, found.id, companyId, now.toISOString());
  if (new Date(found.valid_to) <= now || uses >= found.max_uses) throw new Refused('voucher-over');
  if (planId) await demandFirstUse(ctx, found.id, { companyId, planId });
  return found;
}

/** Holds a use for a company for half an hour from now; returns until when. */
async function hold(ctx: Atomic<Ctx>, voucher_id: string, company_id: string) {
  const reserved_until = new Date(ctx.now().getTime() + voucherHeldMinutes * minute).toISOString();
  await sql.holdUse(ctx.db, { id: ctx.newId(), voucher_id, company_id, reserved_until });
  return reserved_until;
}

export const voucherUseHandlers: Handlers<typeof voucherUse> = {
  look: async (ctx, { voucherNo, planId }) => {
    const { companyId } = ctx.actor;
    if ((await settingsAt(ctx, ctx.now())).buying === 'off') throw new Refused('buying-off');
    return atomically(ctx, async (ctx) => {
      const { id, percent, amount } = await goodVoucher(ctx, { code: voucherNo, companyId, planId });
      return { voucherNo, percent, amount, heldUntil: await hold(ctx, id, companyId) };
    });
  },
};

/** What is left of a price after a voucher, in whole cents, half a cent up, and never below nothing. */
export function lessVoucher(price: number, { percent, amount }: { percent: number | null; amount: number | null }) {
  const off = percent === null ? (amount ?? 0) : Math.round((price * percent) / 100);
  return Math.max(0, price - off);
}

/** What a price is with a voucher that is held for the company; refuses where none is held any more. */
export async function heldVoucher(ctx: Atomic<Ctx>, { code, companyId, planId }: Use, price: number) {
  const found = await sql.lockVoucher(ctx.db, code);
  if (!found || !(await sql.isHeld(ctx.db, found.id, companyId, ctx.now().toISOString()))) throw new Refused('voucher-not-held');
  await demandFirstUse(ctx, found.id, { companyId, planId });
  return lessVoucher(price, found);
}

/** Goes on holding what is held for the company: its card is charged first, and the use counted once it is paid. */
export async function holdOn(ctx: Atomic<Ctx>, { code, companyId }: Use) {
  const found = await sql.lockVoucher(ctx.db, code);
  if (found) await hold(ctx, found.id, companyId);
}

/** Counts the use that is held for the company, in the transaction of what is paid; refuses where none is held any more. */
export async function payWithVoucher(ctx: Atomic<Ctx>, { code, companyId, planId }: Use, price: number) {
  const found = await sql.lockVoucher(ctx.db, code);
  const held = found && (await sql.countUse(ctx.db, found.id, companyId, ctx.now().toISOString()));
  if (!held) throw new Refused('voucher-not-held');
  await demandFirstUse(ctx, found.id, { companyId, planId });
  return { voucherId: found.id, net: lessVoucher(price, found) };
}
