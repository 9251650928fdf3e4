export { notifications } from './notifications.ts';
export { notificationSettings } from './settings.ts';
