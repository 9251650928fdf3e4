import { minute } from '@vitrine/contract/durations.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { forDays } from '../../platform/jobs/jobs.ts';
import * as sql from './purchases.sql.ts';
import { open, settle } from './settling.ts';

/** News of a payment comes within minutes, or not at all. */
const patience = 10 * minute;

/** Asks the provider for a purchase of which nothing was heard. */
export const findPayment = oneOfMany('find-payment', async (ctx, { id }) => void (await settle(ctx, id)), { retries: forDays });

export const findPayments = everyOne('find-payments', '*/10 * * * *', findPayment, ({ db, now }, after, limit) =>
  sql.startedBefore(db, new Date(now().getTime() - patience).toISOString(), after, limit),
);

/** Gives the months of a purchase once the time to withdraw is over. */
export const openPurchase = oneOfMany('open-purchase', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockPurchase(ctx.db, id);
    if (row?.opens_at && new Date(row.opens_at) <= ctx.now()) await open(ctx, row);
  }),
);

export const openPurchases = everyOne('open-purchases', '4 * * * *', openPurchase, ({ db, now }, after, limit) =>
  sql.toOpen(db, now().toISOString(), after, limit),
);
