import { type IntervalType, type PlanKey, type Product, planIdOf, planKeyOf, products } from '@vitrine/contract/billing/plans.ts';
import type { Seller } from '@vitrine/contract/billing/seller.ts';
import type { Buying, settingNames, settings } from '@vitrine/contract/billing/settings.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { type Atomic, atomically, type Ctx, type World } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import * as sql from './settings.sql.ts';

const usualTrialDays = 14;
const usualVatRate = 1900;
const shownChanges = 200;

/** A plan that is sold, with its price in whole cents before VAT. */
export interface OfferedPlan extends PlanKey {
  planId: string;
  price: number;
}

export interface Settings {
  buying: Buying;
  trialDays: number;
  vatRate: number;
  /** Whole cents with VAT; null: no closeup is sold. */
  closeupPrice: number | null;
  /** Who sells; null: nobody has said so, and nothing can be sold. */
  seller: Seller | null;
  /** Rates of VAT for candidates of other countries. */
  countryRates: { country: string; vatRate: number }[];
  plans: OfferedPlan[];
}

const order = { product: (one: Product) => products.indexOf(one), interval: (one: IntervalType) => (one === 'monthly' ? 0 : 1) };

const byProduct = (one: OfferedPlan, other: OfferedPlan) =>
  order.product(one.productName) - order.product(other.productName) ||
  one.maxRecruiter - other.maxRecruiter ||
  order.interval(one.intervalType) - order.interval(other.intervalType);

function offeredOf({ planId, value }: { planId: string; value: string | null }): OfferedPlan[] {
  const key = planKeyOf(planId);
  return key && value !== null ? [{ planId, ...key, price: Number(value) }] : [];
}

const rateOf = ({ planId, value }: { planId: string; value: string | null }) =>
  value === null ? [] : [{ country: planId, vatRate: Number(value) }];

/** What holds at a moment; what nobody has set is as usual, and buying is off. */
export async function settingsAt({ db }: Pick<World, 'db'>, at: Date): Promise<Settings> {
  const rows = await sql.settingsAt(db, at.toISOString());
  const heldBy = (name: string) => rows.find((row) => row.name === name)?.value;
  return {
    buying: (heldBy('buying') ?? 'off') as Buying,
    trialDays: Number(heldBy('trialDays') ?? usualTrialDays),
    vatRate: Number(heldBy('vatRate') ?? usualVatRate),
    closeupPrice: heldBy('closeupPrice') ? Number(heldBy('closeupPrice')) : null,
    seller: JSON.parse(heldBy('seller') ?? 'null') as Seller | null,
    countryRates: rows.filter(({ name }) => name === 'countryRate').flatMap(rateOf),
    plans: rows
      .filter(({ name }) => name === 'price')
      .flatMap(offeredOf)
      .sort(byProduct),
  };
}

/** Since when companies can buy, without a break; nothing where they cannot. */
export async function buyingSince({ db }: Pick<World, 'db'>, at: Date): Promise<Date | undefined> {
  let since: Date | undefined;
  for (const row of await sql.buyingUntil(db, at.toISOString())) {
    if (row.value === 'off') break;
    since = new Date(row.at);
  }
  return since;
}

/**
 * A trial that ends where nothing can be bought would lock companies out, and what is sold needs somebody who sells: now, and
 * whenever something changes that is set already.
 */
async function demandSomethingForSale(ctx: Atomic, now: Date) {
  for (const at of [now, ...(await sql.changesAhead(ctx.db, now.toISOString())).map((one) => new Date(one.at))]) {
    const then = await settingsAt(ctx, at);
    const sold = new Set(then.plans.map(({ productName }) => productName));
    if (then.buying !== 'off' && products.some((one) => !sold.has(one))) throw new Refused('nothing-for-sale');
    if (!then.seller && (then.buying !== 'off' || then.closeupPrice !== null)) throw new Refused('seller-missing');
  }
}

async function insert(
  ctx: Atomic<Ctx>,
  { countsFrom, price, closeupPrice, seller, countryRate, ...rest }: Input<typeof settings.insert>,
  accountId: string,
) {
  await sql.lockSettings(ctx.db);
  const now = ctx.now();
  if (countsFrom < (await sql.today(ctx.db, now))) throw refuseField('countsFrom', 'This day is over');
  const put = (name: (typeof settingNames)[number], value: string | null, plan_id = '') =>
    sql.insertSetting(ctx.db, {
      id: ctx.newId(),
      name,
      plan_id,
      value,
      counts_from: countsFrom,
      set_by: accountId,
      set_at: now.toISOString(),
    });
  if (price) await put('price', price.price === null ? null : String(price.price), planIdOf(price));
  if (closeupPrice !== undefined) await put('closeupPrice', closeupPrice === null ? null : String(closeupPrice));
  if (seller) await put('seller', JSON.stringify(seller));
  if (countryRate) await put('countryRate', countryRate.vatRate === null ? null : String(countryRate.vatRate), countryRate.country);
  for (const name of ['trialDays', 'vatRate', 'buying'] as const) {
    const value = rest[name];
    if (value !== undefined) await put(name, String(value));
  }
  await demandSomethingForSale(ctx, now);
}

/** What holds where nobody has set anything; nothing of what is named here is ever without a value. */
const usual: Partial<Record<string, string>> = { buying: 'off', trialDays: String(usualTrialDays), vatRate: String(usualVatRate) };

/** Sets what would hold without a change; the change itself stays in the history. */
async function undo(ctx: Atomic<Ctx>, id: string, accountId: string) {
  await sql.lockSettings(ctx.db);
  const now = ctx.now();
  const change = await sql.changeToUndo(ctx.db, id, now.toISOString());
  if (!change) throw new Refused('not-found');
  if (!change.isLast) throw new Refused('changed-elsewhere');
  const today = await sql.today(ctx.db, now);
  await sql.insertSetting(ctx.db, {
    id: ctx.newId(),
    name: change.name,
    plan_id: change.planId,
    value: change.before ?? usual[change.name] ?? null,
    // days as they are written follow each other as text
    counts_from: [change.countsFrom, today].sort()[1] ?? today,
    set_by: accountId,
    set_at: now.toISOString(),
  });
  await demandSomethingForSale(ctx, now);
}

/** A change as administrators read it: whoever sells by their name, and a rate by its country. */
function shown({ planId, value, before, ...change }: Awaited<ReturnType<typeof sql.listChanges>>[number]) {
  const isRate = change.name === 'countryRate';
  const said = (one: string | null) => (change.name === 'seller' && one ? (JSON.parse(one) as Seller).name : one);
  return { ...change, value: said(value), before: said(before), planId: isRate ? null : planId || null, country: isRate ? planId : null };
}

export const settingsHandlers: Handlers<typeof settings> = {
  async look(ctx) {
    const now = ctx.now();
    const [holding, today, changes] = await Promise.all([
      settingsAt(ctx, now),
      sql.today(ctx.db, now),
      sql.listChanges(ctx.db, shownChanges),
    ]);
    return { ...holding, today, history: changes.map(shown) };
  },

  insert: (ctx, input) => atomically(ctx, (ctx) => insert(ctx, input, ctx.actor.accountId)),
  undo: (ctx, { id }) => atomically(ctx, (ctx) => undo(ctx, id, ctx.actor.accountId)),
};
