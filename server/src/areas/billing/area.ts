import { cards } from '@vitrine/contract/billing/cards.ts';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { parties } from '@vitrine/contract/billing/parties.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { vouchers, voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import { defineArea, topic } from '../../platform/area.ts';
import {
  chaseOrder,
  chaseOrders,
  invoiceAllLater,
  invoiceLater,
  mailTrial,
  mailTrials,
  turnSubscription,
  turnSubscriptions,
} from './billing.jobs.ts';
import { findCard, findCards, finishCharge, finishCharges, forgetCard, forgetCards } from './cards/cards.jobs.ts';
import { cardHandlers } from './cards/cards.ts';
import { payOrder } from './cards/orders.jobs.ts';
import { billingCompanyData } from './company-data/company-data.ts';
import { orderHandlers } from './orders.ts';
import { billingData } from './personal-data.ts';
import { settingsHandlers } from './settings/settings.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { partyHandlers } from './vat/parties.ts';
import { voucherHandlers, voucherUseHandlers } from './vouchers/vouchers.ts';

export const billingArea = defineArea({
  serves: [
    topic(settings, settingsHandlers),
    topic(vouchers, voucherHandlers),
    topic(voucherUse, voucherUseHandlers),
    topic(subscriptions, subscriptionHandlers),
    topic(orders, orderHandlers),
    topic(parties, partyHandlers),
    topic(cards, cardHandlers),
  ],
  jobs: [
    mailTrial,
    mailTrials,
    turnSubscription,
    turnSubscriptions,
    chaseOrder,
    chaseOrders,
    invoiceLater,
    invoiceAllLater,
    payOrder,
    finishCharge,
    finishCharges,
    findCard,
    findCards,
    forgetCard,
    forgetCards,
  ],
  personalData: billingData,
  companyData: billingCompanyData,
});
