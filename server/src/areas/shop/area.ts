import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { trialPayments } from '@vitrine/contract/shop/trial.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { shopData } from './personal-data.ts';
import { shopPaymentHandlers } from './purchases.ts';
import { findPayment, findPayments, openPurchase, openPurchases } from './shop.jobs.ts';
import { trialPaymentHandlers } from './trial.ts';
import { servePaymentNews } from './webhook.ts';

export const shopArea = defineArea({
  serves: [topic(shopPayments, shopPaymentHandlers), topic(trialPayments, trialPaymentHandlers)],
  jobs: [findPayment, findPayments, openPurchase, openPurchases],
  personalData: shopData,
  routes: [servePaymentNews],
});
