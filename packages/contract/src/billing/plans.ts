import * as z from 'zod';

/** What companies buy (R018): ads; job codes and their invitations; contact with candidates who were found. */
export const products = ['JobAd+', 'Jobcode Pro', 'RS'] as const;
export type Product = (typeof products)[number];

/** How long a period is (R086). */
export const intervalTypes = ['Year', 'monthly'] as const;
export type IntervalType = (typeof intervalTypes)[number];

/** The most recruiters that a plan may be made for. */
export const mostRecruiters = 1000;

/** What makes a plan another one; everything else of it may change. */
export const planKey = z.object({
  productName: z.enum(products),
  intervalType: z.enum(intervalTypes),
  maxRecruiter: z.number().int().min(1).max(mostRecruiters),
});
export type PlanKey = z.output<typeof planKey>;

/** Names a plan by what makes it: `jobad-monthly-3`. */
export const planIdOf = ({ productName, intervalType, maxRecruiter }: PlanKey) =>
  `${slugs[productName]}-${intervalType.toLowerCase()}-${maxRecruiter}`;

const slugs: Record<Product, string> = { 'JobAd+': 'jobad', 'Jobcode Pro': 'jobcode', RS: 'rs' };

/** The plan of such a name. */
export function planKeyOf(planId: string): PlanKey | undefined {
  const [slug, interval, seats] = planId.split('-');
  const found = planKey.safeParse({
    productName: products.find((one) => slugs[one] === slug),
    intervalType: intervalTypes.find((one) => one.toLowerCase() === interval),
    maxRecruiter: Number(seats),
  });
  return found.success ? found.data : undefined;
}

export const planId = z.string().regex(/^(jobad|jobcode|rs)-(year|monthly)-[1-9]\d{0,3}$/);

/** Whole cents of euro, before VAT. */
export const netCents = z.number().int().min(0).max(100_000_000);

/** Whole cents of euro with VAT, at most half as much again. */
export const totalCents = z.number().int().min(0).max(150_000_000);
