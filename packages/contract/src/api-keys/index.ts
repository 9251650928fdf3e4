export { apiKeys } from './keys.ts';
