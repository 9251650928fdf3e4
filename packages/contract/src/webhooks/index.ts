export { webhooks } from './endpoints.ts';
