import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { push } from '@vitrine/contract/notifications/push.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import { forgetNotifications, mailMorning, mailMornings } from './morning.jobs.ts';
import { notificationHandlers } from './notifications.ts';
import { notificationData } from './personal-data.ts';
import { pushNews, pushToDevice } from './push.jobs.ts';
import { pushHandlers } from './push.ts';
import { notificationSettingHandlers } from './settings.ts';
import { notificationMail } from './unsubscribe.ts';
import { endWaiting } from './waiting.ts';

export const notificationsArea = defineArea({
  serves: [topic(notifications, notificationHandlers), topic(notificationSettings, notificationSettingHandlers), topic(push, pushHandlers)],
  jobs: [mailMornings, mailMorning, forgetNotifications, pushNews, pushToDevice],
  personalData: notificationData,
  routes: [stepRoutes(notificationMail), (app, world) => void app.addHook('preClose', async () => endWaiting(world))],
});
