export { demandEntitlement, entitlementOf, hasSeat } from './entitlement.ts';
export { endSubscriptions, stopRenewals } from './subscriptions.sql.ts';
