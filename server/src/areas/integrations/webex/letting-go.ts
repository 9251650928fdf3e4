import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { revokeWebex, WebexFailed } from '../../../providers/webex/index.ts';
import { endedLetter } from '../mails/ended.ts';
import * as sql from './connection.sql.ts';
import { keepTokens, openTokens } from './tokens.ts';

/** After so long Webex is told no more: what was given has nearly ended by itself. */
const longestTold = 7 * day;

/** Tells Webex to take back what it gave. What it answers to that is the end of it, unless it is away. */
export const revokeConnection = oneOfMany('revoke-webex', async (ctx, { id }) => {
  const row = await sql.findRevocation(ctx.db, id);
  const settings = ctx.config.webex;
  if (!row) return;
  const isOld = ctx.now().getTime() - new Date(row.since).getTime() > longestTold;
  try {
    if (settings) await revokeWebex(settings, openTokens(ctx, row));
  } catch (error) {
    const passes = error instanceof WebexFailed && (error.fault === 'away' || error.fault === 'busy');
    // what passes is tried again with the next round
    if (passes && !isOld) return;
    ctx.log.warn({ fault: error instanceof WebexFailed ? error.fault : 'unknown' }, 'Webex did not take a token back');
  }
  await sql.deleteRevocation(ctx.db, id);
});

export const revokeConnections = everyOne('revoke-webexes', '*/10 * * * *', revokeConnection, (ctx, after, limit) =>
  sql.revocationsAfter(ctx.db, after, limit),
);

/** Nothing is kept here that opens Webex, but until Webex is told so. Whether there was anything. */
export async function letGo(ctx: Atomic, companyId: string) {
  await sql.lockConnection(ctx.db, companyId);
  const row = await sql.findConnection(ctx.db, companyId);
  if (!row) return false;
  await sql.deleteConnection(ctx.db, companyId);
  await sql.insertRevocation(ctx.db, { id: row.id, secret: row.secret, since: ctx.now().toISOString() });
  await enqueue(ctx, revokeConnection, { id: row.id }, { key: row.id });
  return true;
}

/** A connection that nobody answers for any more ends, and its company is told; any other is kept from running out. */
export const tendConnection = oneOfMany('tend-webex', async (ctx, { id: companyId }) => {
  const ended = await atomically(ctx, async (ctx) => {
    const left = await sql.findLeft(ctx.db, companyId);
    if (!left || !(await letGo(ctx, companyId))) return false;
    const who = await sql.whoIsTold(ctx.db, companyId, null);
    const language = (who?.language ?? 'en') as Language;
    const url = `${ctx.url()}/recruiter-settings/integrations`;
    if (who) {
      const letter = endedLetter(language, { what: 'left', firstName: who.first_name, url });
      await sendMail(ctx, { email: who.email, language }, letter, { once: `webex left ${left.id}` });
    }
    return true;
  });
  if (ended || !ctx.config.webex) return;
  try {
    await keepTokens(ctx, companyId);
  } catch (error) {
    // one that has ended is told of; one that is away is tried with the next round
    if (!(error instanceof WebexFailed)) throw error;
  }
});

export const tendConnections = everyOne('tend-webexes', '*/5 * * * *', tendConnection, (ctx, after, limit) =>
  sql.connectionsToTend(ctx.db, ctx.now().toISOString(), after, limit),
);
