import { settings } from '@vitrine/contract/billing/settings.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { testSeller } from '../invoices/fixtures.ts';

/** Whole cents with VAT. */
export const closeupPrice = 4900;

/** Sells closeups from now on. */
export async function givenCloseupShop(administrator: Call) {
  const { today: countsFrom } = await administrator(settings.look, {});
  await administrator(settings.insert, { countsFrom, seller: testSeller, closeupPrice });
}

/** A purchase that is ready to be ordered. */
export async function givenPurchase(candidate: Call, voucherCode?: string) {
  const { paymentId } = await candidate(shopPayments.create, {});
  return candidate(shopPayments.update, { paymentId, billTo: 'Mia Held\nAm Markt 1', ...(voucherCode ? { voucherCode } : {}) });
}
