export { choices } from './choices.ts';
export { conversationAliases, conversations } from './conversations.ts';
export { messageAliases, messages } from './messages.ts';
export { reports } from './reports.ts';
export { chatTemplates } from './templates.ts';
