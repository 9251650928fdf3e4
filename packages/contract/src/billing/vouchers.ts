import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, pageOf, paging, required } from '../vocabulary.ts';
import { netCents, planId } from './plans.ts';

/** For which purchases a voucher is. */
export const voucherScopes = ['closeup', 'subscription', 'both'] as const;

/** A voucher is held for whoever looked it up for so long. */
export const voucherHeldMinutes = 30;

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
    summary: 'Vouchers, newest first, without those that were deleted.',
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
    summary: 'Ends a voucher; what was paid with it stays.',
    body: byId,
    refusals: ['not-found'],
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
