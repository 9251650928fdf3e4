export { demandEntitlement, entitlementOf, hasSeat } from './entitlement.ts';
export { endSubscriptions } from './subscriptions.sql.ts';
