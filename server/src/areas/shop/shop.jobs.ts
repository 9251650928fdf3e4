import { minute } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { atomically, type Ctx } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { forDays, job } from '../../platform/jobs/jobs.ts';
import { tellByHand } from '../billing/index.ts';
import { providerOf, refund } from './provider.ts';
import * as sql from './purchases.sql.ts';
import { open, settle, takeBack } from './settling.ts';
import { forgetProofs, toGiveBack } from './withdrawing.sql.ts';

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

/** Nobody can pay any more what was withdrawn; what was paid already and nobody has heard of goes back. */
async function endWithdrawn(ctx: Ctx, { id, session_id }: sql.PurchaseRow) {
  if (session_id) await providerOf(ctx)?.end(session_id);
  await settle(ctx, id);
}

/** Gives back what was paid for a purchase that was withdrawn in time; administrators do it where it was paid at another provider. */
export const giveBack = oneOfMany(
  'give-back',
  async (ctx, { id }) => {
    const row = await sql.purchaseOf(ctx.db, id);
    if (!row?.withdrawn_at) return;
    if (row.state === 'started') return endWithdrawn(ctx, row);
    if (row.state !== 'paid') return;
    const { session_id, number, total } = row;
    const isBack = !session_id || (await refund(ctx, session_id));
    await atomically(ctx, async (ctx) => {
      const held = await sql.lockPurchase(ctx.db, id);
      if (held?.state !== 'paid') return;
      await takeBack(ctx, held);
      if (!isBack) await tellByHand(ctx, { what: number, total, reference: session_id });
    });
  },
  { retries: forDays },
);

export const giveBackAll = everyOne('give-back-all', '34 * * * *', giveBack, ({ db }, after, limit) => toGiveBack(db, after, limit));

const yearsOfProofs = 8;

/** Every month: what nobody has to keep any more, from the first of January of the ninth year. */
export const forgetPurchases = job(
  'forget-purchases',
  z.object({}),
  ({ db, now }) => forgetProofs(db, new Date(Date.UTC(now().getUTCFullYear() - yearsOfProofs, 0, 1)).toISOString()),
  { cron: '41 3 2 * *' },
);
