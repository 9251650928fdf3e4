import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { channel, notificationKind } from './kinds.ts';

const choice = z.object({ kind: notificationKind, channel, wanted: z.boolean() });

/** What somebody is told, and how. */
export const notificationSettings = {
  read: endpoint({
    route: 'GET /api/profile/notification/settings',
    access: 'candidate-or-hiring-manager',
    summary: 'On which ways the account is told of what; every kind and channel that its owner can switch.',
    reply: z.object({ items: z.array(choice) }),
  }),
  choose: endpoint({
    route: 'POST /api/profile/notification/settings',
    access: 'candidate-or-hiring-manager',
    summary: 'Switches one channel of one kind.',
    body: choice,
  }),
};
