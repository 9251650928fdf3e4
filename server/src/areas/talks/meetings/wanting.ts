import { minute } from '@vitrine/contract/durations.ts';
import type { Atomic, World } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import * as sql from './meetings.sql.ts';
import { settleMeeting } from './settling.jobs.ts';
import { type Untold, untoldOf } from './untold.ts';

const isOver = (world: Pick<World, 'now'>, { starts_at, minutes }: sql.MeetingRow) =>
  starts_at !== null && new Date(starts_at).getTime() + (minutes ?? 0) * minute < world.now().getTime();

/** The link of the meeting that is there for the talk about an application, and stays when it is moved. */
export async function linkOf(ctx: Atomic, applicationId: string) {
  const row = await sql.meetingNow(ctx.db, applicationId);
  return row && !isOver(ctx, row) ? row.link : null;
}

/**
 * In the transaction that plans a talk at Webex: its meeting is made, or moved, right after that. `said` waits for the link
 * where there is none yet; what waited before is said with it.
 */
export async function wantMeeting(ctx: Atomic, { id, company_id }: { id: string; company_id: string }, said: Untold | null) {
  const now = ctx.now().toISOString();
  const former = await sql.meetingNow(ctx.db, id);
  const isPast = former !== undefined && isOver(ctx, former);
  if (isPast) await sql.updateMeeting(ctx.db, former.id, { past: true });
  const row = isPast ? undefined : former;
  const waits = row && untoldOf(row);
  // whoever has not heard of the first date hears of this one as the first
  const next = said && waits ? { ...said, what: waits.what, moved: waits.moved } : said;
  const set = { retry_at: now, untold: next && JSON.stringify(next), fault: null, tries: 0 };
  const meetingId = row?.id ?? ctx.newId();
  if (row) await sql.updateMeeting(ctx.db, row.id, set);
  else await sql.insertMeeting(ctx.db, { ...set, id: meetingId, company_id, application_id: id });
  await enqueue(ctx, settleMeeting, { id: meetingId }, { key: meetingId });
}
