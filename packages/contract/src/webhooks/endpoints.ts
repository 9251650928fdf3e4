import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, instant, whole } from '../vocabulary.ts';
import { webhookEvent, webhookEvents } from './events.ts';

const access = 'owner';
const path = '/api/company/webhook';

const url = z
  .url({ protocol: /^https$/ })
  .max(1000)
  .refine((value) => !/^https:\/\/[^/]*@/.test(value), 'must not hold a password');
const events = z.array(webhookEvent).min(1).max(webhookEvents.length);

export const webhookFaults = ['dns', 'not-public', 'port', 'timeout', 'connection', 'secret'] as const;

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  /** `failing`: nothing has arrived for five days. `gone`: it answered 410. */
  disabled: z.enum(['person', 'failing', 'gone']).nullable(),
  failingSince: instant.nullable(),
  /** Until when everything is signed with the former secrets as well. */
  rotatingUntil: instant.nullable(),
  createdAt: instant,
});
export type Webhook = z.output<typeof webhook>;

const attempt = z.object({
  id: z.number(),
  eventId: z.string(),
  type: z.string(),
  at: instant,
  try: z.number(),
  /** What the endpoint answered; its words are neither kept nor shown. */
  status: z.number().nullable(),
  /** Why it could not answer. */
  fault: z.enum(webhookFaults).nullable(),
  milliseconds: z.number(),
  /** How the event stands now. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  nextAt: instant.nullable(),
});
export type WebhookAttempt = z.output<typeof attempt>;

/** Addresses that hear at once what happens, by Standard Webhooks 1.0. */
export const webhooks = {
  list: endpoint({
    route: `GET ${path}`,
    access,
    summary: 'The webhooks of the company, the oldest first.',
    reply: z.object({ items: z.array(webhook) }),
  }),
  make: endpoint({
    route: `POST ${path}`,
    access,
    password: true,
    summary: 'Makes a webhook, at an https address on the public internet. The secret is in this reply and nowhere else.',
    body: z.object({ url, events }),
    reply: z.object({ id: z.string(), secret: z.string() }),
    refusals: ['address-not-public', 'too-many-webhooks'],
    rate: { max: 60, seconds: 3600 },
  }),
  update: endpoint({
    route: `POST ${path}/update`,
    access,
    password: true,
    summary: 'Changes where events go, or which.',
    body: byId.extend({ url: url.optional(), events: events.optional() }),
    refusals: ['not-found', 'address-not-public'],
    rate: { max: 60, seconds: 3600 },
  }),
  turn: endpoint({
    route: `POST ${path}/turn`,
    access,
    summary: 'Turns a webhook off, with all that waits for it, or on again. What was missed meanwhile can be replayed.',
    body: byId.extend({ on: z.boolean() }),
    refusals: ['not-found'],
  }),
  rotate: endpoint({
    route: `POST ${path}/rotate`,
    access,
    password: true,
    summary: 'Makes a new secret. For 24 hours everything is signed with the ones before it too, which a receiver may still check with.',
    body: byId,
    reply: z.object({ secret: z.string(), rotatingUntil: instant }),
    refusals: ['not-found'],
    rate: { max: 20, seconds: 3600 },
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access,
    summary: 'Deletes a webhook with its log.',
    body: byId,
    refusals: ['not-found'],
  }),
  test: endpoint({
    route: `POST ${path}/test`,
    access,
    summary: 'Sends an event that says nothing, to try the address out.',
    body: byId,
    refusals: ['not-found', 'webhook-off'],
    rate: { max: 30, seconds: 600 },
  }),
  log: endpoint({
    route: `GET ${path}/log`,
    access,
    summary: 'The tries of the last thirty days, the latest first.',
    query: z.object({ id, before: whole(1, Number.MAX_SAFE_INTEGER).optional(), count: whole(1, 200).default(50) }),
    reply: z.object({ items: z.array(attempt), more: z.boolean() }),
    refusals: ['not-found'],
  }),
  replay: endpoint({
    route: `POST ${path}/replay`,
    access,
    summary: 'Sends one event again, or all since a moment of the last thirty days, also those that were never sent.',
    body: byId.extend({ eventId: id.optional(), since: z.iso.datetime({ offset: true }).optional() }),
    reply: z.object({ events: z.number() }),
    refusals: ['not-found', 'webhook-off'],
    rate: { max: 60, seconds: 3600 },
  }),
};
