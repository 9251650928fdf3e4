export { forgetNews, notify, seeNews } from './notifying.ts';
export { endMailLink } from './unsubscribe.ts';
