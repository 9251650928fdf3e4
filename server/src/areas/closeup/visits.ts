import { day as oneDay } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { atomically, type Ctx } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sign } from '../../platform/sessions/secrets.ts';
import type { CloseupRow } from './closeups.sql.ts';
import * as sql from './viewing.sql.ts';

/** What fetches pages without a person in front of it: it says so of itself. */
const programs =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|slack|discord|skype|curl|wget|python|^$/i;

/** More than what passed between two signs is not counted, but for what the way of a sign may take. */
const tolerance = 2;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Whether this look counts: not that of the owner, of administrators, of programs, or of a page loaded ahead of time. */
const counts = ({ actor, caller }: Ctx, row: CloseupRow) =>
  caller.deliberate && actor?.accountId !== row.account_id && actor?.userType !== 'User' && !programs.test(caller.agent);

/**
 * Counts a view once per visitor and day, and the seconds in which it was seen: at most as many as have passed since the
 * last sign of this visitor in whatever tab, and two (decision 7.10). Who it was is a digest that is forgotten every night.
 */
export async function countVisit(ctx: Ctx, row: CloseupRow, seconds = 0) {
  if (!counts(ctx, row)) return;
  const now = ctx.now();
  const day = dayOf(now);
  const who = ctx.actor?.accountId ?? `${ctx.caller.ip} ${ctx.caller.agent}`;
  const visit = { closeupId: row.id, viewer: sign(ctx.key, `closeup ${row.id} ${day} ${who}`), day, now: now.toISOString() };
  await atomically(ctx, async (ctx) => {
    const first = await sql.beginVisit(ctx.db, visit);
    const last = first ? undefined : await sql.lockVisit(ctx.db, visit);
    const counted = new Date(last?.last_at ?? now).getTime();
    const seen = Math.max(0, Math.min(seconds, Math.floor((now.getTime() - counted) / 1000) + tolerance));
    // what was counted ahead of time is owed, so that many signs at once do not add their tolerances
    const until = new Date(Math.max(now.getTime(), counted + seen * 1000)).toISOString();
    if (seconds > 0) await sql.goOn(ctx.db, { ...visit, now: until });
    if (first || seen > 0) await sql.addSeen(ctx.db, row.id, { views: first ? 1 : 0, seconds: seen });
  });
}

const yearOfResponses = 365 * oneDay;

/** Every night: who looked the days before is forgotten, and what recruiters said a year ago. */
export const forgetVisits = job(
  'forget-closeup-visits',
  z.object({}),
  async ({ db, now }) => {
    await sql.forgetVisits(db, dayOf(now()));
    await sql.forgetResponses(db, new Date(now().getTime() - yearOfResponses).toISOString());
  },
  { cron: '7 0 * * *' },
);
