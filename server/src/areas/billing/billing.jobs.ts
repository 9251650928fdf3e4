import { products } from '@vitrine/contract/billing/plans.ts';
import { trialNoticeDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { invoiceOrder } from './invoicing.ts';
import { tellOwner } from './letters.ts';
import { trialLetter } from './mails/trial.ts';
import { findOrder, lockOrder, ordersDue, withoutInvoice } from './orders.sql.ts';
import { turnPeriod } from './periods.ts';
import { buyingSince, settingsAt } from './settings/settings.ts';
import { isUsable } from './states.ts';
import * as sql from './subscriptions.sql.ts';
import { type Trial, trialOf } from './trial.ts';
import { chase } from './unpaid.ts';
import { checkNumber } from './vat/checking.ts';

/** Ends, rests or goes on with one subscription whose period is over. */
export const turnSubscription = oneOfMany('turn-subscription', async (ctx, { id }) => {
  const found = await sql.findSubscription(ctx.db, id);
  if (found) await checkNumber(ctx, found.company_id);
  await atomically(ctx, (ctx) => turnPeriod(ctx, id));
});

/** Every ten minutes: one piece of work for each subscription whose period is over. */
export const turnSubscriptions = everyOne('turn-subscriptions', '*/10 * * * *', turnSubscription, (ctx, after, limit) =>
  sql.periodsOver(ctx.db, ctx.now().toISOString(), after, limit),
);

/** Reminds of one order, suspends or ends what it is for. */
export const chaseOrder = oneOfMany('chase-order', (ctx, { id }) => atomically(ctx, (ctx) => chase(ctx, id)));

/** Every hour: one piece of work for each order that is due. */
export const chaseOrders = everyOne('chase-orders', '17 * * * *', chaseOrder, (ctx, after, limit) =>
  ordersDue(ctx.db, ctx.now().toISOString(), after, limit),
);

/** Writes the invoice of an order that has none yet. */
export const invoiceLater = oneOfMany('invoice-later', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    const found = await findOrder(ctx.db, id);
    if (!found?.company_id) return;
    await sql.lockCompany(ctx.db, found.company_id);
    const order = await lockOrder(ctx.db, id);
    if (order) await invoiceOrder(ctx, order);
  }),
);

/** Every hour, once somebody has said who sells: one piece of work for each order that went on without an invoice until then. */
export const invoiceAllLater = everyOne('invoice-all-later', '37 * * * *', invoiceLater, async (ctx, after, limit) => {
  const now = ctx.now();
  return (await settingsAt(ctx, now)).seller ? withoutInvoice(ctx.db, now.toISOString(), after, limit) : [];
});

/** What is told of a trial at a moment: that there is one now, and that it ends soon; of one that is over nothing. */
function newsOf({ wasThere, endsAt }: Trial, now: Date) {
  const soon = endsAt.getTime() - trialNoticeDays * day <= now.getTime();
  return [...(wasThere ? (['begun'] as const) : []), ...(soon ? (['ending'] as const) : [])].map((kind) => ({
    kind,
    isTold: now < endsAt,
  }));
}

/** Whoever has a plan of each product loses nothing with a trial, and is told nothing of it. */
async function hasEverything(ctx: Atomic<World>, companyId: string, now: Date) {
  const usable = (await sql.listSubscriptions(ctx.db, companyId)).filter((one) => isUsable(one, now));
  return products.every((product) => usable.some((one) => one.product === product));
}

async function tellOfTrial(ctx: Atomic<World>, companyId: string) {
  const now = ctx.now();
  const { createdAt } = await sql.findCompany(ctx.db, companyId);
  const trial = await trialOf(ctx, createdAt, now);
  if (!trial) return;
  const asksNothing = await hasEverything(ctx, companyId, now);
  const begins_at = trial.beginsAt.toISOString();
  for (const { kind, isTold } of newsOf(trial, now)) {
    const isNew = await sql.noteTrial(ctx.db, { company_id: companyId, kind, begins_at, at: now.toISOString() });
    if (!isNew || !isTold || asksNothing) continue;
    await tellOwner(
      ctx,
      companyId,
      (language, to) => trialLetter(language, { ...to, kind, endsAt: trial.endsAt }),
      `trial ${kind} ${companyId} ${begins_at}`,
    );
  }
}

/** Tells one company of its trial. */
export const mailTrial = oneOfMany('mail-trial', (ctx, { id }) => atomically(ctx, (ctx) => tellOfTrial(ctx, id)));

/** Every hour: one piece of work for each company in its trial. */
export const mailTrials = everyOne('mail-trials', '7 * * * *', mailTrial, async (ctx, after, limit) => {
  const since = await buyingSince(ctx, ctx.now());
  return since ? sql.companiesInTrial(ctx.db, since.toISOString(), after, limit) : [];
});
