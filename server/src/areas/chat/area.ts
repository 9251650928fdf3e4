import { choices } from '@vitrine/contract/chat/choices.ts';
import { conversationAliases, conversations } from '@vitrine/contract/chat/conversations.ts';
import { messageAliases, messages } from '@vitrine/contract/chat/messages.ts';
import { reports } from '@vitrine/contract/chat/reports.ts';
import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { transcodeRecording } from './attaching/transcoding.jobs.ts';
import { choiceHandlers } from './choices/choices.ts';
import { removeUnsentFiles } from './cleanup.jobs.ts';
import { chatCompanyData } from './company-data/company-data.ts';
import { conversationHandlers } from './conversations.ts';
import { messageHandlers } from './messages.ts';
import { chatData } from './personal-data.ts';
import { removeOldReports } from './reports/reports.jobs.ts';
import { reportHandlers } from './reports/reports.ts';
import { serveChat } from './socket/serving.ts';
import { templateHandlers } from './templates/templates.ts';
import { mailUnread, mailUnreads } from './unread/unread.jobs.ts';

export const chatArea = defineArea({
  serves: [
    topic(conversations, conversationHandlers),
    topic(conversationAliases, conversationHandlers),
    topic(choices, choiceHandlers),
    topic(messages, messageHandlers),
    topic(messageAliases, messageHandlers),
    topic(reports, reportHandlers),
    topic(chatTemplates, templateHandlers),
  ],
  jobs: [removeUnsentFiles, transcodeRecording, removeOldReports, mailUnread, mailUnreads],
  personalData: chatData,
  companyData: chatCompanyData,
  routes: [serveChat],
});
