export { unreadConversations } from './conversations.ts';
export { handOver } from './handing-over.ts';
export { forgetConversations, forgetWordsAbout } from './personal-data.sql.ts';
export { find as findMessages } from './searching/searching.ts';
export { sendMessage } from './sending.ts';
