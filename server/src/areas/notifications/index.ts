export { notify } from './notifying.ts';
export { endMailLink } from './unsubscribe.ts';
