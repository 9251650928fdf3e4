import { type PlanKey, type Product, products } from '@vitrine/contract/billing/plans.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { World } from '../../platform/context.ts';
import { testSeller } from '../invoices/fixtures.ts';
import { insertOrder } from './orders.sql.ts';
import { insertSubscription } from './subscriptions.sql.ts';

/** Prices of the tests, in whole cents before VAT for a period. */
export const testPrices: Record<Product, number> = { 'JobAd+': 4900, 'Jobcode Pro': 3100, RS: 9900 };

const sizes = [1, 3, 10] as const;

/** A larger plan costs more, and a year as much as ten months. */
export const priceOf = ({ productName, intervalType, maxRecruiter }: PlanKey) =>
  testPrices[productName] * maxRecruiter * (intervalType === 'Year' ? 10 : 1);

/** Sells every product in three sizes by month and year, and says who sells. */
export async function givenPlans(administrator: Call) {
  const { today: countsFrom } = await administrator(settings.look, {});
  await administrator(settings.insert, { countsFrom, seller: testSeller });
  for (const productName of products)
    for (const maxRecruiter of sizes)
      for (const intervalType of ['monthly', 'Year'] as const) {
        const plan = { productName, maxRecruiter, intervalType };
        await administrator(settings.insert, { countsFrom, price: { ...plan, price: priceOf(plan) } });
      }
  return countsFrom;
}

/** Turns buying by invoice on, with plans to buy. */
export async function givenBuying(administrator: Call) {
  const countsFrom = await givenPlans(administrator);
  await administrator(settings.insert, { countsFrom, buying: 'invoice' });
}

/** Chooses a first plan of its product as the last step shows it. */
export async function choosePlan(owner: Call, planId: string, billTo = 'Lindenhof') {
  const { total } = await owner(subscriptions.quote, { planId });
  return owner(subscriptions.create, { planId, insteadOf: null, total, billTo });
}

/** A plan that a company has for a month, with its bill, whether anything is sold here or not. */
export async function givenSubscription(world: World, companyId: string, accountId: string, billTo: string) {
  const now = world.now();
  const [from, to] = [now.toISOString(), new Date(now.getTime() + 30 * day).toISOString()];
  const period = { price: 9900, bill_to: billTo, company_id: companyId };
  const { id } = await insertSubscription(world.db, {
    ...period,
    id: world.newId(),
    product: 'RS',
    interval_type: 'monthly',
    max_recruiter: 3,
    anchor_at: from,
    period_from: from,
    period_to: to,
    created_at: from,
  });
  await insertOrder(world.db, {
    ...period,
    id: world.newId(),
    subscription_id: id,
    kind: 'period',
    plan_id: 'rs-monthly-3',
    covers_from: from,
    covers_to: to,
    net: 9900,
    vat_rate: 1900,
    vat: 1881,
    total: 11_781,
    ordered_by: accountId,
    ordered_at: from,
    due_at: to,
  });
  return id;
}
