export { forgetNews, notify, seeNews } from './notifying.ts';
export { unseenMentions } from './unseen.ts';
export { endMailLink } from './unsubscribe.ts';
