export { entering } from './entering.ts';
export { inviting } from './inviting.ts';
