import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { nextWebexTokens, type WebexClient, WebexFailed, type WebexTokens, webexClient } from '../../../providers/webex/index.ts';
import { endedLetter } from '../mails/ended.ts';
import { type ConnectionRow, endConnection, endRenewal, findConnection, takeRenewal, whoIsTold } from './connection.sql.ts';

/** What ends sooner is renewed before it is used. */
const ahead = 5 * minute;
/** Longer than Webex is waited for. A program that was killed meanwhile lets go after it. */
const renewalLease = 15_000;
const longestWait = 20_000;
const lookEvery = 150;

const purpose = (connectionId: string) => `webex ${connectionId}`;

export const sealTokens = (world: World, connectionId: string, tokens: WebexTokens) =>
  world.seal.close(JSON.stringify(tokens), purpose(connectionId));

/** Tokens that were sealed with another key are as good as ended. */
export function openTokens(world: World, { id, secret }: { id: string; secret: Buffer }): WebexTokens {
  try {
    return JSON.parse(world.seal.open(secret, purpose(id)).toString()) as WebexTokens;
  } catch (cause) {
    throw new WebexFailed('ended', { cause });
  }
}

/** When tokens are renewed although nobody uses them: what is not used for long is worth nothing at Webex. */
export const renewAt = ({ until, lasts }: WebexTokens) => new Date(until - lasts / 4).toISOString();

export function settingsOf({ config }: World) {
  if (!config.webex) throw new Refused('webex-off');
  return config.webex;
}

/**
 * What opens Webex now, renewed ahead of its end. One program renews at a time, with no connection to the database in its
 * hands; `worthless` names a token that Webex did not take although its time is not over.
 */
async function tokenFor(world: World, companyId: string, { worthless, before = ahead }: { worthless?: string; before?: number } = {}) {
  const end = performance.now() + longestWait;
  while (performance.now() < end) {
    const row = await findConnection(world.db, companyId);
    if (!row) throw new Refused('webex-not-connected');
    if (row.state === 'ended') throw new WebexFailed('ended');
    const tokens = await orEnded(world, row, async () => openTokens(world, row));
    const now = world.now();
    if (tokens.access !== worthless && tokens.until - now.getTime() > before) return { row, token: tokens.access };
    const until = new Date(now.getTime() + renewalLease).toISOString();
    if (await takeRenewal(world.db, row, now.toISOString(), until)) await orEnded(world, row, () => renew(world, row, tokens));
    else await sleep(lookEvery);
  }
  throw new WebexFailed('away');
}

async function renew(world: World, row: ConnectionRow, { refresh }: WebexTokens) {
  let next: { secret: Buffer; renew_at: string } | undefined;
  try {
    const tokens = await nextWebexTokens(settingsOf(world), refresh, world.now());
    next = { secret: sealTokens(world, row.id, tokens), renew_at: renewAt(tokens) };
  } finally {
    await endRenewal(world.db, row, next);
  }
}

/** Webex takes what it gave no more: that is noted, and said once to somebody who can connect again. */
async function orEnded<R>(world: World, row: ConnectionRow, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WebexFailed && error.fault === 'ended') await noteEnd(world, row);
    throw error;
  }
}

const noteEnd = (world: World, { id, company_id, connected_by }: ConnectionRow) =>
  atomically(world, async (ctx) => {
    if (!(await endConnection(ctx.db, id))) return;
    const who = await whoIsTold(ctx.db, company_id, connected_by);
    if (!who) return;
    const language = who.language as Language;
    const letter = endedLetter(language, { what: 'ended', firstName: who.first_name, url: `${ctx.url()}/recruiter-settings/integrations` });
    await sendMail(ctx, { email: who.email, language }, letter, { once: `webex ended ${id}` });
  });

/** Does something at Webex in the name of whoever connected the company. Throws `WebexFailed`; a token that is not taken is renewed once. */
export async function atWebex<R>(world: World, companyId: string, work: (client: WebexClient) => Promise<R>): Promise<R> {
  const settings = settingsOf(world);
  const { token } = await tokenFor(world, companyId);
  try {
    return await work(webexClient(settings, token));
  } catch (error) {
    if (!(error instanceof WebexFailed) || error.fault !== 'ended') throw error;
  }
  const { row, token: next } = await tokenFor(world, companyId, { worthless: token });
  return orEnded(world, row, () => work(webexClient(settings, next)));
}

/** Renews tokens that nobody has used for a while. */
export const keepTokens = async (world: World, companyId: string) => {
  const row = await findConnection(world.db, companyId);
  if (!row || row.state === 'ended' || row.renew_at > world.now().toISOString()) return;
  const { until } = openTokens(world, row);
  await tokenFor(world, companyId, { before: until - world.now().getTime() });
};

/** What went wrong at Webex as a refusal that somebody can do something about. */
export function refusedFor(error: unknown) {
  if (!(error instanceof WebexFailed)) return error;
  if (error.fault === 'gone') return new Refused('not-found');
  if (error.fault === 'ended' || error.fault === 'forbidden') return new Refused(`webex-${error.fault}`);
  return new Refused('webex-unreachable');
}

/** The same for a person who waits. */
export async function forPerson<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw refusedFor(error);
  }
}
