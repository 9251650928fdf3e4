import { leastByCard } from '@vitrine/contract/billing/cards.ts';
import { closeupMonths } from '@vitrine/contract/closeup/shapes.ts';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { lessHeld, settingsAt, taxOfPerson } from '../billing/index.ts';
import { providerOf } from './provider.ts';
import type { PurchaseRow } from './purchases.sql.ts';

/** VAT that is in a price, in whole cents; the rate in hundredths of a percent. */
export const vatWithin = (total: number, vatRate: number) => total - Math.round((total * 10_000) / (10_000 + vatRate));

/** What is sold now, with VAT; undefined while nothing is. */
export async function offerOf(world: World) {
  const settings = await settingsAt(world, world.now());
  const { closeupPrice: price, countryRates, seller } = settings;
  const provider = providerOf(world);
  // what is sold has an invoice, and somebody who sells stands on it
  if (price === null || !seller || !provider) return undefined;
  const { vatRate } = taxOfPerson(settings, null);
  const countries = countryRates.map(({ country }) => country);
  return { months: closeupMonths, price, vatRate, vat: vatWithin(price, vatRate), paying: provider.name, countries };
}

/** What a purchase costs now, less its voucher, with the VAT of now; its price stays while nothing is sold. What no card takes is let go. */
export async function costOf(world: World, { country, price, voucher_id }: Pick<PurchaseRow, 'country' | 'price' | 'voucher_id'>) {
  const settings = await settingsAt(world, world.now());
  const { category, vatRate } = taxOfPerson(settings, country);
  const now = settings.closeupPrice ?? price;
  const left = voucher_id ? await lessHeld(world, voucher_id, now) : now;
  return { price: now, total: left < leastByCard ? 0 : left, vat_rate: vatRate, vat_category: category };
}

export async function demandOffer(world: World) {
  const offer = await offerOf(world);
  if (!offer) throw new Refused('buying-off');
  return offer;
}
