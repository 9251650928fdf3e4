import { orders } from '@vitrine/contract/billing/orders.ts';
import { intervalTypes, type Product, planIdOf, products } from '@vitrine/contract/billing/plans.ts';
import type { Seller } from '@vitrine/contract/billing/seller.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';

/** Whole cents before VAT for a month and a recruiter. */
const prices: Record<Product, number> = { 'JobAd+': 4900, 'Jobcode Pro': 3900, RS: 5900 };

/** Whoever runs the demo; nobody has these numbers. */
const seller: Seller = {
  name: 'Vitrine Demo GmbH',
  street: 'Beispielweg 1',
  postcode: '99999',
  city: 'Lindenhof',
  country: 'DE',
  email: 'rechnung@vitrine.example',
  vatNumber: 'DE999999999',
  taxNumber: '30/999/99999',
  smallBusiness: false,
  iban: null,
};

/** Sells plans by invoice; the bakeries have one of each for a year, paid, and the neighbours are in their trial. */
export async function openShop(administrator: Call, owner: Call) {
  const { today: countsFrom } = await administrator(settings.look, {});
  for (const productName of products)
    for (const intervalType of intervalTypes)
      for (const maxRecruiter of [1, 3, 10]) {
        const price = prices[productName] * maxRecruiter * (intervalType === 'Year' ? 10 : 1);
        await administrator(settings.insert, { countsFrom, price: { productName, intervalType, maxRecruiter, price } });
      }
  await administrator(settings.insert, { countsFrom, seller });
  await administrator(settings.insert, { countsFrom, closeupPrice: 4900 });
  await administrator(settings.insert, { countsFrom, buying: 'invoice' });
  for (const productName of products) {
    const planId = planIdOf({ productName, intervalType: 'Year', maxRecruiter: 10 });
    const { total } = await owner(subscriptions.quote, { planId });
    await owner(subscriptions.create, { planId, insteadOf: null, total, billTo: 'Lindenhof Bakeries\nAm Markt 1\n99999 Lindenhof' });
  }
  for (const { id } of (await administrator(orders.list, {})).items) await administrator(orders.markPaid, { id });
}
