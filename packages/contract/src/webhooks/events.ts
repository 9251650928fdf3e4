import * as z from 'zod';

/** What programs can hear of. */
export const webhookEvents = [
  'application.sent',
  'application.status_changed',
  'application.withdrawn',
  'document.uploaded',
  'talk.booked',
  'job.published',
  'job.closed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const webhookEvent = z.enum(webhookEvents);

/** What is sent to try an endpoint out. */
export const testEvent = 'test';

/** Pauses between tries, in seconds: the schedule of Standard Webhooks. */
export const webhookPauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600] as const;

/** So many endpoints a company has. */
export const mostWebhooks = 20;

/** So long everything is signed with the former secrets as well after a new one was made, in hours. */
export const rotationHours = 24;

/** So long events and tries are kept, in days. */
export const webhookDays = 30;
