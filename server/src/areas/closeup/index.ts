export { closeupAddress, publicCloseup } from './closeups.ts';
export { giveMonths, takeMonths } from './giving.ts';
export { cardPicture } from './routes.ts';
