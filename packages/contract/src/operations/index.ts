export { checks } from './checks.ts';
export { queues } from './queues.ts';
export { storage } from './storage.ts';
