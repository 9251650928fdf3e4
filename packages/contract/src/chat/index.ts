export { conversationAliases, conversations } from './conversations.ts';
export { messageAliases, messages } from './messages.ts';
