export { closeupAddress, publicCloseup } from './closeups.ts';
export { giveMonths, monthsFrom, takeMonths } from './giving.ts';
export { cardPicture } from './routes.ts';
