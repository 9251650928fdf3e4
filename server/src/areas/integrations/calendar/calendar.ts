import { day, hour, minute } from '@vitrine/contract/durations.ts';
import type { ownCalendar } from '@vitrine/contract/integrations/calendar.ts';
import { atomically, type Ctx, type RecruiterActor, type World } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { Refused } from '../../../platform/refused.ts';
import { calendarAddress, readCalendar } from '../../../providers/calendars/index.ts';
import * as sql from './calendar.sql.ts';

/** So far ahead times are kept free. */
const horizon = 366 * day;
/** What somebody enters elsewhere is known here after so long. */
const pause = 15 * minute;

const purpose = (accountId: string) => `calendar ${accountId}`;

/** What a calendar holds from yesterday on; why it cannot be read. */
async function read(world: World, address: string, timeZone: string) {
  const now = world.now().getTime();
  const within = { from: new Date(now - day), to: new Date(now + horizon), timeZone };
  const found = await readCalendar(address, within, world.config.outgoing);
  if ('why' in found) return found;
  return { spans: found.busy.map(({ from, to }) => ({ starts_at: from.toISOString(), ends_at: to.toISOString() })) };
}

const next = (world: World) => {
  const now = world.now();
  return { read_at: now.toISOString(), retry_at: new Date(now.getTime() + pause).toISOString() };
};

/** Reads one calendar anew. One that is away is asked more and more seldom, and keeps what it held. */
export const readOwnCalendar = oneOfMany('read-calendar', async (ctx, { id }) => {
  const row = await sql.findCalendar(ctx.db, id);
  if (!row || new Date(row.retry_at) > ctx.now()) return;
  const address = addressOf(ctx, row);
  const found = address === undefined ? { why: 'failed' as const } : await read(ctx, address, row.time_zone);
  if ('spans' in found) return atomically(ctx, (ctx) => sql.keepBusy(ctx.db, row, found.spans, next(ctx)));
  const wait = Math.min(pause * 2 ** Math.min(row.failures, 8), 12 * hour);
  await sql.noteUnread(ctx.db, row, new Date(ctx.now().getTime() + wait).toISOString());
});

export const readOwnCalendars = everyOne('read-calendars', '*/5 * * * *', readOwnCalendar, (ctx, after, limit) =>
  sql.calendarsToRead(ctx.db, ctx.now().toISOString(), after, limit),
);

/** Nothing where it was sealed with another key: its owner connects it again. */
function addressOf(world: World, { account_id, address }: sql.CalendarRow) {
  try {
    return world.seal.open(address, purpose(account_id)).toString();
  } catch {
    return undefined;
  }
}

const refusals = { 'not-public': 'address-not-public', failed: 'calendar-not-fetched', unreadable: 'calendar-unreadable' } as const;

type Own = Ctx<RecruiterActor>;

export const calendarHandlers: Handlers<typeof ownCalendar> = {
  async show(ctx: Own) {
    const { accountId } = ctx.actor;
    const row = await sql.findCalendar(ctx.db, accountId);
    if (!row) return { calendar: null };
    const busy = await sql.countBusy(ctx.db, accountId, ctx.now().toISOString());
    return { calendar: { host: row.host, state: row.state, readAt: row.read_at, busy } };
  },

  async connect(ctx, { address: typed }) {
    const { accountId } = ctx.actor;
    const address = calendarAddress(typed);
    const found = await read(ctx, address, await sql.clockOf(ctx.db, accountId));
    if ('why' in found) {
      const code = refusals[found.why];
      throw new Refused(code, [{ field: 'address', message: code }]);
    }
    await atomically(ctx, async (ctx) => {
      const connected_at = ctx.now().toISOString();
      const sealed = ctx.seal.close(address, purpose(accountId));
      const host = new URL(address).hostname;
      await sql.putCalendar(ctx.db, { account_id: accountId, address: sealed, host, state: 'ready', connected_at, ...next(ctx) });
      await sql.keepBusy(ctx.db, { account_id: accountId, connected_at }, found.spans, next(ctx));
    });
  },

  async disconnect(ctx) {
    if (!(await sql.deleteCalendar(ctx.db, ctx.actor.accountId))) throw new Refused('not-found');
  },
};
