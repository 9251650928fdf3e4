import type { VatNumberState } from '@vitrine/contract/billing/parties.ts';
import type { VatCategory } from '@vitrine/contract/billing/seller.ts';
import { isEu, isOfCountry } from '@vitrine/contract/billing/vat-numbers.ts';
import type { World } from '../../../platform/context.ts';
import { type Settings, settingsAt } from '../settings/settings.ts';
import { partyOf } from './parties.sql.ts';

/** How VAT is dealt with for one buyer; the rate in hundredths of a percent. */
export interface Taxed {
  category: VatCategory;
  vatRate: number;
  /** Why VAT is charged although the buyer named a number of another country. */
  chargedAnyway: Exclude<VatNumberState, 'valid'> | null;
}

interface Buying {
  country: string;
  vatNumber: string | null;
  /** What is known of the number. */
  state: VatNumberState;
}

type Rates = Pick<Settings, 'seller' | 'vatRate' | 'countryRates'>;

const charged = (vatRate: number) => ({ category: 'S', vatRate, chargedAnyway: null }) as const;
const untaxed = <C extends 'E' | 'AE' | 'O'>(category: C) => ({ category, vatRate: 0, chargedAnyway: null }) as const;

/**
 * VAT of what a company buys. Between two countries of the Union the buyer owes it, where its number is known to be right
 * and the seller has one; across the border of the Union it is not taxed here; everywhere else it is charged.
 */
export function taxOfCompany({ seller, vatRate }: Rates, { country, vatNumber, state }: Buying): Taxed {
  if (!seller) return charged(vatRate);
  if (seller.smallBusiness) return untaxed('E');
  if (country === seller.country) return charged(vatRate);
  if (!isEu(country) || !isEu(seller.country)) return untaxed('O');
  if (!seller.vatNumber || !vatNumber || !isOfCountry(vatNumber, country)) return charged(vatRate);
  return state === 'valid' ? untaxed('AE') : { ...charged(vatRate), chargedAnyway: state };
}

/** VAT of what a person buys: at the rate of their country, where one is set, and ours otherwise. */
export function taxOfPerson({ seller, vatRate, countryRates }: Rates, country: string | null): Taxed & { category: 'S' | 'E' } {
  if (seller?.smallBusiness) return untaxed('E');
  return charged(countryRates.find((one) => one.country === country)?.vatRate ?? vatRate);
}

/** A confirmation of a VAT number counts for so many days. */
const confirmedDays = 30;

/** What is known of a number: one that was right counts as right for a while, also when nobody answers. */
export function stateOfNumber({ vat_number_state, valid_at }: { vat_number_state: string; valid_at: string | null }, now: Date) {
  const isFresh = valid_at !== null && now.getTime() - Date.parse(valid_at) <= confirmedDays * 86_400_000;
  if (vat_number_state === 'invalid') return 'invalid';
  if (isFresh) return 'valid';
  return vat_number_state === 'valid' ? 'unchecked' : (vat_number_state as VatNumberState);
}

/** Who a company is to the tax office, and how its VAT is dealt with now. */
export async function taxOf(ctx: Pick<World, 'db' | 'now'>, companyId: string, settings?: Settings) {
  const now = ctx.now();
  const [rates, row] = await Promise.all([settings ?? settingsAt(ctx, now), partyOf(ctx.db, companyId)]);
  const country = row?.country ?? rates.seller?.country ?? 'DE';
  const buying = { country, vatNumber: row?.vat_number ?? null, state: row ? stateOfNumber(row, now) : ('unchecked' as const) };
  const consultation = buying.state === 'valid' ? (row?.consultation ?? null) : null;
  return { ...buying, consultation, said: row !== undefined, ...taxOfCompany(rates, buying), seller: rates.seller };
}
