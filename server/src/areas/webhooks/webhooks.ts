import { hour } from '@vitrine/contract/durations.ts';
import type { webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { mostWebhooks, rotationHours, testEvent, type WebhookEvent, webhookEvents } from '@vitrine/contract/webhooks/events.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { addressOf, NotReachable } from '../../providers/outgoing/index.ts';
import { disable, lockEndpoint } from './delivering.sql.ts';
import { sealSecrets, secretsOf } from './delivering.ts';
import { newSecret } from './signing.ts';
import * as sql from './webhooks.sql.ts';

type Owner = Ctx<RecruiterActor>;

async function webhookOf(ctx: Owner, id: string) {
  const row = await sql.findWebhook(ctx.db, ctx.actor.companyId, id);
  if (!row) throw new Refused('not-found');
  return row;
}

/** Refused at once where nothing would ever be sent; a name that is not known yet may come to be. */
async function demandPublic({ config }: Owner, named: string) {
  const url = new URL(named);
  try {
    await addressOf(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port || 443), 'web', config.outgoing);
  } catch (error) {
    if (!(error instanceof NotReachable)) throw error;
    if (error.why !== 'dns') throw new Refused('address-not-public', [{ field: 'url', message: 'address-not-public' }]);
  }
}

const known = (events: readonly string[]): WebhookEvent[] => webhookEvents.filter((one) => events.includes(one));

/** Nobody makes so many new secrets in a day that receivers may still check with one before them. */
const mostFormer = 9;

/** With what is signed beside a new secret, for nobody knows with which of them a receiver checks yet; null where none can be opened. */
function formerOf(ctx: Owner, row: NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>) {
  try {
    return secretsOf(ctx, row.id, row).slice(0, mostFormer);
  } catch {
    // sealed with another key of the installation: a new secret is what mends it
    return null;
  }
}

export const webhookHandlers: Handlers<typeof webhooks> = {
  async list(ctx) {
    const rows = await sql.webhooksOf(ctx.db, ctx.actor.companyId);
    const now = ctx.now();
    const items = rows.map((row) => ({
      id: row.id,
      url: row.url,
      events: known(row.events),
      disabled: row.disabled_at ? (row.disabled_why ?? 'person') : null,
      failingSince: row.failing_since,
      rotatingUntil: row.former_until && new Date(row.former_until) > now ? row.former_until : null,
      createdAt: row.created_at,
    }));
    return { items };
  },

  async make(ctx, { url, events }) {
    await demandPublic(ctx, url);
    return atomically(ctx, async (ctx) => {
      const { companyId, accountId } = ctx.actor;
      await sql.lockWebhooks(ctx.db, companyId);
      if ((await sql.webhooksOf(ctx.db, companyId)).length >= mostWebhooks) throw new Refused('too-many-webhooks');
      const id = ctx.newId();
      const secret = newSecret();
      await sql.insertWebhook(ctx.db, {
        id,
        company_id: companyId,
        url,
        events: known(events),
        secret: sealSecrets(ctx, id, [secret]),
        created_by: accountId,
        created_at: ctx.now().toISOString(),
      });
      return { id, secret };
    });
  },

  async update(ctx, { id, url, events }) {
    const { id: found, url: before } = await webhookOf(ctx, id);
    if (url) await demandPublic(ctx, url);
    // another address has not failed yet
    const set = { ...(url && url !== before ? { url, failing_since: null } : {}), ...(events ? { events: known(events) } : {}) };
    if (Object.keys(set).length > 0) await sql.updateWebhook(ctx.db, found, set);
  },

  async turn(ctx, { id, on }) {
    const row = await webhookOf(ctx, id);
    if (on) await sql.updateWebhook(ctx.db, row.id, { disabled_at: null, disabled_why: null, failing_since: null });
    else if (!row.disabled_at) await atomically(ctx, (ctx) => disable(ctx.db, row.id, 'person', ctx.now().toISOString()));
  },

  rotate: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      await webhookOf(ctx, id);
      const row = await lockEndpoint(ctx.db, id);
      if (!row) throw new Refused('not-found');
      const secret = newSecret();
      const former = formerOf(ctx, row);
      const rotatingUntil = new Date(ctx.now().getTime() + rotationHours * hour).toISOString();
      await sql.updateWebhook(ctx.db, id, {
        secret: sealSecrets(ctx, id, [secret]),
        former_secret: former && sealSecrets(ctx, id, former),
        former_until: former && rotatingUntil,
      });
      return { secret, rotatingUntil };
    }),

  async remove(ctx, { id }) {
    await sql.deleteWebhook(ctx.db, (await webhookOf(ctx, id)).id);
  },

  async test(ctx, { id }) {
    const row = await webhookOf(ctx, id);
    if (row.disabled_at) throw new Refused('webhook-off');
    const event = { id: ctx.newId(), company_id: row.company_id, type: testEvent, at: ctx.now().toISOString() };
    await atomically(ctx, (ctx) => sql.sendAlone(ctx.db, row.id, event));
  },

  async log(ctx, { id, before, count }) {
    const row = await webhookOf(ctx, id);
    const rows = await sql.attemptsOf(ctx.db, row.id, { before, limit: count + 1 });
    const items = rows.slice(0, count).map(({ id, event_id, type, at, try: nth, status, fault, milliseconds, state, next_at }) => ({
      id,
      eventId: event_id,
      type,
      at,
      try: nth,
      status,
      fault,
      milliseconds,
      state,
      nextAt: state === 'waiting' ? next_at : null,
    }));
    return { items, more: rows.length > count };
  },

  async replay(ctx, { id, eventId, since }) {
    const row = await webhookOf(ctx, id);
    if (row.disabled_at) throw new Refused('webhook-off');
    if ((eventId === undefined) === (since === undefined))
      throw new Refused('invalid', [{ field: 'eventId', message: 'say either which event, or since when (since)' }]);
    const which = eventId ? { eventId } : { since: since ?? '' };
    const events = await sql.replay(ctx.db, row, which, ctx.now().toISOString());
    if (eventId && events === 0) throw new Refused('not-found');
    return { events };
  },
};
