export { closeupAddress, publicCloseup } from './closeups.ts';
export { giveMonths, monthsFrom, takeTime } from './giving.ts';
export { cardPicture } from './routes.ts';
