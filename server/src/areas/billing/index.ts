export { settleCharge } from './cards/cards.jobs.ts';
export { settleCard } from './cards/cards.ts';
export { demandEntitlement, entitlementOf, hasSeat } from './entitlement.ts';
export { tellByHand } from './letters.ts';
export { settingsAt } from './settings/settings.ts';
export { endSubscriptions, leaveOutClosed, stopRenewals } from './subscriptions.sql.ts';
export { taxOfPerson } from './vat/taxing.ts';
export { holdVoucher, keepVoucher, lessHeld, lookVoucher, returnVoucher, settleVoucher } from './vouchers/by-candidates.ts';
