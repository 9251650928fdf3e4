export { installation } from './installation.ts';
export { outbox } from './outbox.ts';
