import { setTimeout as sleep } from 'node:timers/promises';
import { day, minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { webhookFaults } from '@vitrine/contract/webhooks/endpoints.ts';
import { webhookDays, webhookPauses } from '@vitrine/contract/webhooks/events.ts';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { askingNameServers, NotReachable, postPublic } from '../../providers/outgoing/index.ts';
import * as sql from './delivering.sql.ts';
import { disabledLetter } from './mails/disabled.ts';
import { signedHeaders } from './signing.ts';

/** So long an endpoint has to answer. */
const patience = 15_000;
/** Longer than a try lasts: what a program held that was killed is sent by another after so long. */
const lease = minute;
const mostAtOnce = 200;
const atOnceToOne = 8;
/** Nothing arrives for so long: it is turned off. */
const longestFailing = 5 * day;

/** What is sent: ids and where they lead, never words of a person. The same at every try. */
function bodyOf({ url }: World, { event_id, sequence, type, application_id, booking_id, detail, at }: sql.Taken) {
  const home = url();
  const links = application_id
    ? {
        api: `${home}/api/candidatemanagement/applicant/${application_id}`,
        page: `${home}/candidate-details/candidate/${application_id}`,
      }
    : booking_id
      ? { api: `${home}/api/v2/jobad/parts?bookingId=${encodeURIComponent(booking_id)}` }
      : {};
  const about = { ...(application_id ? { applicationId: application_id } : {}), ...(booking_id ? { bookingId: booking_id } : {}) };
  return JSON.stringify({
    type,
    timestamp: new Date(at).toISOString(),
    data: { id: event_id, sequence: Number(sequence), ...about, ...detail, links },
  });
}

const sealedFor = (endpointId: string) => `webhook ${endpointId}`;
export const sealSecrets = ({ seal }: World, endpointId: string, secrets: readonly string[]) =>
  seal.close(secrets.join(' '), sealedFor(endpointId));
const openSecrets = ({ seal }: World, endpointId: string, sealed: Buffer) => seal.open(sealed, sealedFor(endpointId)).toString().split(' ');

type Secrets = Pick<sql.Taken, 'secret' | 'former_secret' | 'former_until'>;

/** With what is signed now: the secret of now, and before a day is over those that it follows, the latest first. */
export function secretsOf(world: World, endpointId: string, { secret, former_secret, former_until }: Secrets) {
  const former = former_secret && former_until && new Date(former_until) > world.now() ? [former_secret] : [];
  return [secret, ...former].flatMap((one) => openSecrets(world, endpointId, one));
}

type Fault = (typeof webhookFaults)[number];

function faultOf(error: unknown): Fault {
  if (error instanceof NotReachable) return error.why;
  return error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name) ? 'timeout' : 'connection';
}

async function post(world: World, taken: sql.Taken): Promise<{ status: number | null; fault: Fault | null }> {
  const body = bodyOf(world, taken);
  const now = world.now();
  const signed = { id: taken.event_id, timestamp: Math.floor(now.getTime() / 1000), body };
  let signatures: ReturnType<typeof signedHeaders>;
  try {
    signatures = signedHeaders(signed, secretsOf(world, taken.endpoint_id, taken));
  } catch {
    // sealed with another key of the installation
    return { status: null, fault: 'secret' };
  }
  const headers = { 'content-type': 'application/json', 'user-agent': 'Vitrine-Webhooks/1', ...signatures };
  try {
    const status = await postPublic(taken.url, { headers, body: Buffer.from(body) }, patience, askingNameServers(world.config.outgoing));
    return { status, fault: null };
  } catch (error) {
    return { status: null, fault: faultOf(error) };
  }
}

/** When the next try is, a little later than the schedule says, so that not all come at once; null after the last. */
function nextTry(now: Date, tries: number) {
  const pause = webhookPauses[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (1 + Math.random() / 10)).toISOString();
}

async function turnOff(ctx: Atomic, { id, company_id, url }: { id: string; company_id: string; url: string }, why: 'failing' | 'gone') {
  await sql.disable(ctx.db, id, why, ctx.now().toISOString());
  for (const owner of await sql.ownersOf(ctx.db, company_id)) {
    const language = owner.language as Language;
    const letter = disabledLetter(language, { why, firstName: owner.first_name, url, page: `${ctx.url()}/recruiter-settings/programs` });
    await sendMail(ctx, { email: owner.email, language }, letter, { about: owner.id });
  }
}

const noteFailed = (world: World, taken: sql.Taken, how: { status: number | null; fault: Fault | null; milliseconds: number }) =>
  atomically(world, async (ctx) => {
    const now = ctx.now();
    const endpoint = await sql.lockEndpoint(ctx.db, taken.endpoint_id);
    if (!endpoint) return;
    const { endpoint_id, event_id, tries } = taken;
    await sql.insertAttempt(ctx.db, { endpoint_id, event_id, at: now.toISOString(), try: tries, ...how });
    const isGone = how.status === 410;
    await sql.putOff(ctx.db, taken, isGone ? null : nextTry(now, tries));
    await sql.noteFailing(ctx.db, endpoint_id, now.toISOString());
    if (endpoint.disabled_at) return;
    const isLong = endpoint.failing_since !== null && now.getTime() - new Date(endpoint.failing_since).getTime() > longestFailing;
    if (isGone || isLong) await turnOff(ctx, endpoint, isGone ? 'gone' : 'failing');
  });

async function deliver(world: World, taken: sql.Taken) {
  const begun = performance.now();
  const { status, fault } = await post(world, taken);
  const milliseconds = Math.round(performance.now() - begun);
  const { endpoint_id, event_id, tries } = taken;
  if (status !== null && status >= 200 && status < 300)
    await sql.noteArrived(world.db, { endpoint_id, event_id, tries, at: world.now().toISOString(), status, milliseconds });
  else await noteFailed(world, taken, { status, fault, milliseconds });
}

/** Sends what is due, many at once and to one endpoint a few, and says how it stands. */
export function startDelivering(world: World) {
  const busy = new Map<string, number>();
  const running = new Set<Promise<void>>();

  const one = async (taken: sql.Taken) => {
    const id = taken.endpoint_id;
    busy.set(id, (busy.get(id) ?? 0) + 1);
    try {
      await deliver(world, taken);
    } catch (error) {
      // its lease ends, and it is sent again
      world.log.warn({ error }, 'what became of a webhook could not be noted');
    } finally {
      const left = (busy.get(id) ?? 1) - 1;
      if (left > 0) busy.set(id, left);
      else busy.delete(id);
    }
  };

  return {
    running,
    /** Begins to send what is due and has room; returns how many that are. */
    async round() {
      const now = world.now();
      const until = new Date(now.getTime() + lease).toISOString();
      const room = { each: atOnceToOne, eachFailing: 1, busy, most: mostAtOnce - running.size };
      if (room.most <= 0) return 0;
      const taken = await sql.takeDue(world.db, { now: now.toISOString(), lease: until, ...room });
      for (const each of taken) {
        const sending: Promise<void> = one(each).finally(() => running.delete(sending));
        running.add(sending);
      }
      return taken.length;
    },
  };
}

/** Sends all that is due now; for tests and measurements. */
export async function deliverDue(world: World) {
  const delivering = startDelivering(world);
  for (;;) {
    const begun = await delivering.round();
    if (begun === 0 && delivering.running.size === 0) return;
    if (begun === 0) await Promise.race(delivering.running);
  }
}

/** Looks every second for what is due, as long as the program lives; where much is, without a pause. */
export function watchWebhooks(world: World) {
  const closing = new AbortController();
  const delivering = startDelivering(world);
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
  const turning = (async () => {
    while (!closing.signal.aborted) {
      const begun = await delivering.round().catch((error: unknown) => {
        world.log.debug({ error }, 'no look at webhooks');
        return 0;
      });
      if (begun === 0) await (delivering.running.size > 0 ? Promise.race([pause(1000), ...delivering.running]) : pause(1000));
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await turning;
      await Promise.all(delivering.running);
    },
  };
}

/** What happened long ago is told nobody any more. */
export const forgetWebhookEvents = job(
  'forget-webhook-events',
  z.object({}),
  async (ctx) => void (await sql.forgetEvents(ctx.db, new Date(ctx.now().getTime() - webhookDays * day).toISOString())),
  { cron: '43 3 * * *' },
);
