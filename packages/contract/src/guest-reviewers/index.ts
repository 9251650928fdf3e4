export { entering } from './entering.ts';
export { inviting } from './inviting.ts';
export { leaving } from './leaving.ts';
