import { type cards, cardsForTrying } from '@vitrine/contract/billing/cards.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused } from '../../../platform/refused.ts';
import { PaymentUnreachable } from '../../../providers/payment/index.ts';
import { findOrder, ordersByCard } from '../orders.sql.ts';
import { settingsAt } from '../settings/settings.ts';
import { lockCompany } from '../subscriptions.sql.ts';
import * as sql from './cards.sql.ts';
import { payOrder } from './orders.jobs.ts';
import { payByCard } from './orders.ts';
import { cardOf, cardsOf } from './provider.ts';
import { findTrialCard, saveTrialCard } from './trial.sql.ts';

type Owner = Ctx<RecruiterActor>;

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

/** What the card has not paid yet is tried with what there is now: another card, or an invoice. */
async function tryAgain(ctx: Atomic<Ctx>, companyId: string) {
  for (const { id } of await ordersByCard(ctx.db, companyId)) await enqueue(ctx, payOrder, { id }, { key: id });
}

/** Asks the provider about a page on which a card was to be named, and keeps the card; whoever heard of it first, once. */
export async function settleCard(ctx: Ctx, id: string) {
  const row = await sql.findSession(ctx.db, id);
  const provider = cardsOf(ctx);
  if (row?.state !== 'open') return;
  if (!row.session_id || provider?.name !== row.provider) return void (await sql.settleSession(ctx.db, id, 'expired'));
  const page = await provider.session(row.session_id);
  if (page && (page.state === 'open' || page.sessionId !== id)) return;
  const card = page?.card;
  await atomically(ctx, async (ctx) => {
    await lockCompany(ctx.db, row.company_id);
    const held = await sql.lockSession(ctx.db, id);
    if (held?.state !== 'open') return;
    await sql.settleSession(ctx.db, id, card ? 'saved' : 'expired');
    if (!card) return;
    const kept = await sql.saveCard(ctx.db, {
      company_id: row.company_id,
      provider: provider.name,
      customer: card.customer,
      method: card.method,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      saved_at: card.namedAt.toISOString(),
    });
    if (kept) await tryAgain(ctx, row.company_id);
  });
}

async function standing(ctx: Owner) {
  const card = await cardOf(ctx, ctx.actor.companyId);
  return {
    paying: cardsOf(ctx)?.name ?? null,
    card: card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null,
  };
}

async function look(ctx: Owner) {
  const open = await sql.openSession(ctx.db, ctx.actor.companyId);
  try {
    if (open) await settleCard(ctx, open.id);
  } catch (error) {
    // its news comes later
    if (!(error instanceof PaymentUnreachable)) throw error;
  }
  return standing(ctx);
}

async function change(ctx: Owner, planId: string | undefined) {
  const provider = cardsOf(ctx);
  if (!provider || (await settingsAt(ctx, ctx.now())).buying === 'off') throw new Refused('buying-off');
  const { companyId, email, language } = ctx.actor;
  const sessionId = ctx.newId();
  await sql.insertSession(ctx.db, {
    id: sessionId,
    company_id: companyId,
    provider: provider.name,
    state: 'open',
    created_at: ctx.now().toISOString(),
  });
  const back = `${ctx.url()}/products`;
  const doneUrl = planId ? `${back}#plan=${planId}` : back;
  const begun = await reaching(ctx, () => provider.begin({ sessionId, email, language, doneUrl, backUrl: doneUrl }));
  if (!begun.url) throw new Refused('provider-unreachable');
  await sql.keepSession(ctx.db, sessionId, begun.id);
  return { redirectUrl: begun.url };
}

const remove = (ctx: Owner) =>
  atomically(ctx, async (ctx) => {
    const { companyId } = ctx.actor;
    await lockCompany(ctx.db, companyId);
    if (await sql.removeCard(ctx.db, companyId)) await tryAgain(ctx, companyId);
    return standing(ctx);
  });

async function pay(ctx: Owner, id: string) {
  const order = await findOrder(ctx.db, id);
  if (order?.company_id !== ctx.actor.companyId) throw new Refused('not-found');
  const outcome = await reaching(ctx, () => payByCard(ctx, id, { tells: false }));
  if (outcome === 'declined') throw new Refused('card-declined');
  if (outcome === 'open') throw new Refused('provider-unreachable');
}

const figures = (typed: string) => typed.replace(/\D/g, '');
const taken = Object.values(cardsForTrying).map(figures);

async function ownTrial(ctx: Owner, session: string) {
  const row = cardsOf(ctx)?.name === 'trial' ? await findTrialCard(ctx.db, session) : undefined;
  const begun = row && (await sql.findSession(ctx.db, row.session_id));
  if (!row || begun?.company_id !== ctx.actor.companyId) throw new Refused('not-found');
  return row;
}

/** How a company pays, as its owner says it. */
export const cardHandlers: Handlers<typeof cards> = {
  look,
  change: (ctx, { planId }) => change(ctx, planId),
  remove,
  pay: (ctx, { id }) => pay(ctx, id),

  async trial(ctx, { session }) {
    const { session_id, state } = await ownTrial(ctx, session);
    return { id: session_id, open: state === 'open' };
  },

  async saveTrial(ctx, { session, card }) {
    const { id, session_id } = await ownTrial(ctx, session);
    const typed = figures(card);
    if (!taken.includes(typed)) throw new Refused('card-declined');
    await saveTrialCard(ctx.db, id, { last4: typed.slice(-4), pays: typed === figures(cardsForTrying.pays) });
    await settleCard(ctx, session_id);
  },
};
