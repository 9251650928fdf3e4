import { closeupMonths } from '@vitrine/contract/closeup/shapes.ts';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { settingsAt } from '../billing/index.ts';
import { providerOf } from './provider.ts';

/** VAT that is in a price, in whole cents; the rate in hundredths of a percent. */
export const vatWithin = (total: number, vatRate: number) => total - Math.round((total * 10_000) / (10_000 + vatRate));

/** What is sold now, with VAT; undefined while nothing is. */
export async function offerOf(world: World) {
  const { closeupPrice: price, vatRate } = await settingsAt(world, world.now());
  const provider = providerOf(world);
  if (price === null || !provider) return undefined;
  return { months: closeupMonths, price, vatRate, vat: vatWithin(price, vatRate), paying: provider.name };
}

export async function demandOffer(world: World) {
  const offer = await offerOf(world);
  if (!offer) throw new Refused('buying-off');
  return offer;
}
