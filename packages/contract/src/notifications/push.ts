import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../vocabulary.ts';

/** Notifications of the operating system at the device that somebody is signed in on, also while no page is open. */
export const push = {
  read: endpoint({
    route: 'GET /api/notifications/push',
    access: 'candidate-or-hiring-manager',
    summary:
      'The public key of this installation to subscribe with, null where the operator has not turned push on; and whether this device is told.',
    reply: z.object({ key: z.string().nullable(), on: z.boolean() }),
  }),
  subscribe: endpoint({
    route: 'POST /api/notifications/push/subscribe',
    access: 'candidate-or-hiring-manager',
    summary: 'Tells this device, until its session ends. The endpoint and the keys are those that its browser gave.',
    body: z.object({ endpoint: z.url({ protocol: /^https$/ }).max(1000), p256dh: text(200), auth: text(100) }),
    refusals: ['not-found'],
  }),
  unsubscribe: endpoint({
    route: 'POST /api/notifications/push/unsubscribe',
    access: 'candidate-or-hiring-manager',
    summary: 'Tells this device no more.',
  }),
};
