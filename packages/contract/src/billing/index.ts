export { cards } from './cards.ts';
export { orders } from './orders.ts';
export { parties } from './parties.ts';
export { settings } from './settings.ts';
export { subscriptions } from './subscriptions.ts';
export { vouchers, voucherUse } from './vouchers.ts';
