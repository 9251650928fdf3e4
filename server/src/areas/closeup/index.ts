export { closeupAddress, publicCloseup } from './closeups.ts';
export { cardPicture } from './routes.ts';
