import { shopPayments } from '@vitrine/contract/shop/payments.ts';
import { trialPayments } from '@vitrine/contract/shop/trial.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { shopData } from './personal-data.ts';
import { shopPaymentHandlers } from './purchases.ts';
import { findPayment, findPayments, forgetPurchases, giveBack, giveBackAll, openPurchase, openPurchases } from './shop.jobs.ts';
import { trialPaymentHandlers } from './trial.ts';
import { servePaymentNews } from './webhook.ts';
import { withdrawingHandlers } from './withdrawing.ts';

export const shopArea = defineArea({
  serves: [topic(shopPayments, shopPaymentHandlers), topic(trialPayments, trialPaymentHandlers), topic(withdrawing, withdrawingHandlers)],
  jobs: [findPayment, findPayments, openPurchase, openPurchases, giveBack, giveBackAll, forgetPurchases],
  personalData: shopData,
  routes: [servePaymentNews],
});
