import { conversationAliases, conversations } from '@vitrine/contract/chat/conversations.ts';
import { messageAliases, messages } from '@vitrine/contract/chat/messages.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { removeUnsentFiles } from './cleanup.jobs.ts';
import { conversationHandlers } from './conversations.ts';
import { messageHandlers } from './messages.ts';
import { chatData } from './personal-data.ts';
import { serveChat } from './socket/serving.ts';
import { mailUnread, mailUnreads } from './unread/unread.jobs.ts';

export const chatArea = defineArea({
  serves: [
    topic(conversations, conversationHandlers),
    topic(conversationAliases, conversationHandlers),
    topic(messages, messageHandlers),
    topic(messageAliases, messageHandlers),
  ],
  jobs: [removeUnsentFiles, mailUnread, mailUnreads],
  personalData: chatData,
  routes: [serveChat],
});
