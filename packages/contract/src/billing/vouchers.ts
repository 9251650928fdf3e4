import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, instant, pageOf, paging, required, typedName } from '../vocabulary.ts';
import { netCents, planId } from './plans.ts';

/** For which purchases a voucher is. */
export const voucherScopes = ['closeup', 'subscription', 'both'] as const;

/** A voucher is held for whoever looked it up for so long. */
export const voucherHeldMinutes = 30;

/** For so many hours a deleted voucher can be brought back. */
export const voucherGraceHours = 24;

/** What people type as the code of a voucher: case and blanks do not matter. */
export const voucherCode = required(60)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}_-]{4,40}$/u));

const worth = {
  /** Percent off, or `amount` whole cents off; one of the two. */
  percent: z.number().int().min(1).max(100).nullable(),
  amount: netCents.min(1).nullable(),
};

export const vouchers = {
  list: endpoint({
    route: 'GET /api/v2/closeup/admin/list/voucher',
    access: 'admin',
    summary: `Vouchers, newest first; one that was deleted stays for ${voucherGraceHours} hours, in which it can be brought back.`,
    query: paging,
    reply: pageOf(
      z.object({
        id,
        voucherCode: z.string(),
        scope: z.enum(voucherScopes),
        ...worth,
        /** The last day on which it can be used. */
        validUntil: z.string(),
        maxUses: z.number(),
        /** How often it was paid with. */
        used: z.number(),
        /** How often it is held for somebody now. */
        held: z.number(),
        /** It is deleted, and can be brought back until then; null where it is not. */
        restoreUntil: instant.nullable(),
      }),
    ),
  }),
  create: endpoint({
    route: 'POST /api/v2/closeup/admin/create/voucher',
    access: 'admin',
    password: true,
    summary: 'Makes a voucher.',
    body: z.object({
      voucherCode,
      scope: z.enum(voucherScopes),
      ...worth,
      validUntil: z.iso.date(),
      maxUses: z.number().int().min(1).max(1_000_000),
    }),
    reply: z.object({ id }),
    refusals: ['voucher-exists'],
  }),
  delete: endpoint({
    route: 'POST /api/v2/closeup/admin/delete/voucher',
    access: 'admin',
    password: true,
    summary: `Ends a voucher, whose code is typed as it stands there; what was paid with it stays. It can be brought back for ${voucherGraceHours} hours.`,
    body: byId.extend({ name: typedName }),
    reply: z.object({ restoreUntil: instant }),
    refusals: ['not-found', 'name-differs'],
  }),
  touched: endpoint({
    route: 'GET /api/v2/closeup/admin/touched/voucher',
    access: 'admin',
    summary: 'What deleting a voucher touches, before it is done.',
    query: byId,
    reply: z.object({
      /** What is to be typed. */
      name: z.string(),
      used: z.number(),
      held: z.number(),
    }),
    refusals: ['not-found'],
  }),
  restore: endpoint({
    route: 'POST /api/v2/closeup/admin/restore/voucher',
    access: 'admin',
    summary: 'Brings a deleted voucher back as it was, with what was used of it. One that nobody has deleted stays as it is.',
    body: byId,
    refusals: ['not-found', 'voucher-exists'],
  }),
};

export const voucherUse = {
  look: endpoint({
    route: 'GET /api/rs/subscription/voucher',
    access: 'owner',
    summary: `What a voucher takes off; holds a use of it for the company for ${voucherHeldMinutes} minutes.`,
    query: z.object({
      voucherNo: voucherCode,
      /** What it is to be used for: a company uses a voucher once for a product. */
      planId: planId.optional(),
    }),
    rate: { max: 10, seconds: 3600 },
    reply: z.object({ voucherNo: z.string(), ...worth, heldUntil: z.string() }),
    refusals: ['voucher-unknown', 'voucher-over', 'buying-off'],
  }),
};
