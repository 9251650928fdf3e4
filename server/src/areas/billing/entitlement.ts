import type { Product } from '@vitrine/contract/billing/plans.ts';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { isUsable, nextOf } from './states.ts';
import * as sql from './subscriptions.sql.ts';
import { trialOf } from './trial.ts';

type Asking = Pick<World, 'db' | 'now'>;

/** What a company may do now. */
export interface Entitlement {
  /** Make and publish ads. */
  jobAds: boolean;
  /** Make and publish job codes, and invite to them. */
  jobCodes: boolean;
  /** Turn to candidates it found. */
  contact: boolean;
  /** How many recruiters it may be, by the smallest of its plans; null is no limit. */
  seats: number | null;
}

const everything: Entitlement = { jobAds: true, jobCodes: true, contact: true, seats: null };

/** A smaller plan that was chosen for the next period gives no more seats than it will. */
const seatsOf = (row: sql.SubscriptionRow) => Math.min(row.max_recruiter, nextOf(row).max_recruiter);

/** What a company may do: everything while nothing can be bought, and during its trial for as many as its plans are for; then what its plans give. It is read anew each time. */
export async function entitlementOf(ctx: Asking, companyId: string): Promise<Entitlement> {
  const now = ctx.now();
  const { createdAt } = await sql.findCompany(ctx.db, companyId);
  const trial = await trialOf(ctx, createdAt, now);
  if (!trial) return everything;
  const usable = (await sql.listSubscriptions(ctx.db, companyId)).filter((one) => isUsable(one, now));
  // whoever has chosen a plan has chosen how many they are, also while the trial still gives the rest
  const ofPlans = usable.length === 0 ? null : Math.min(...usable.map(seatsOf));
  const seats = (await sql.arrangedSeats(ctx.db, companyId)) ?? ofPlans;
  if (now < trial.endsAt) return { ...everything, seats };
  const has = (product: Product) => usable.some((one) => one.product === product);
  return {
    jobAds: has('JobAd+'),
    jobCodes: has('Jobcode Pro'),
    contact: has('RS'),
    seats: seats ?? 0,
  };
}

const needed = {
  jobAds: 'jobad-plan-needed',
  jobCodes: 'jobcode-plan-needed',
  contact: 'rs-plan-needed',
} as const satisfies Record<Exclude<keyof Entitlement, 'seats'>, RefusalCode>;

/** Refuses what the plans of a company do not give, by the code of what would. */
export async function demandEntitlement(ctx: Asking, companyId: string, what: keyof typeof needed) {
  if (!(await entitlementOf(ctx, companyId))[what]) throw new Refused(needed[what]);
}

/** Whether another recruiter finds a seat; holds the company meanwhile, so that two do not take the last one. `but` has one already. */
export async function hasSeat(ctx: Atomic, companyId: string, but = '') {
  await sql.lockCompany(ctx.db, companyId);
  const { seats } = await entitlementOf(ctx, companyId);
  if (seats === null) return true;
  const { used, invited } = await sql.countSeats(ctx.db, companyId, ctx.now().toISOString(), but);
  return used + invited < seats;
}
