export { handOver } from './handing-over.ts';
export { forgetConversations, forgetWordsAbout } from './personal-data.sql.ts';
export { sendMessage } from './sending.ts';
