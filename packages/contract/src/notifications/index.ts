export { notifications } from './notifications.ts';
export { push } from './push.ts';
export { notificationSettings } from './settings.ts';
