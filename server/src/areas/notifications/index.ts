export { ofMessages } from './notifying.sql.ts';
export { forgetNews, notify, seeNews } from './notifying.ts';
export { pushLater } from './push.jobs.ts';
export { unseenMentions } from './unseen.ts';
export { endMailLink } from './unsubscribe.ts';
