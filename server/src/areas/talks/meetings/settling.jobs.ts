import { hour, minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { Refused } from '../../../platform/refused.ts';
import { fill } from '../../../platform/texts.ts';
import { type WantedMeeting, type WebexClient, WebexFailed } from '../../../providers/webex/index.ts';
import { findTalk, interviewersOf, lockPlans, placeTalk, type TalkRow, talkTexts } from '../../applications/index.ts';
import { atWebex } from '../../integrations/index.ts';
import { notify } from '../../notifications/index.ts';
import { recipientOf, saidOf, tellCandidate, tellEverybody, tellInterviewers } from '../telling.ts';
import * as sql from './meetings.sql.ts';
import { type Untold, untoldOf } from './untold.ts';

/** Somebody plans anew while Webex is asked: so often it is asked again at once. */
const rounds = 5;

/**
 * Makes a meeting at Webex what the talk is: there, moved, or gone. It may run twice and be killed anywhere, for it asks
 * what is there under its name before it makes one. What fails is noted and tried again; it never costs the talk.
 */
export const settleMeeting = oneOfMany('settle-meeting', async (ctx, { id }) => {
  for (let round = 0; round < rounds; round++) {
    const row = await sql.findMeeting(ctx.db, id);
    if (!row || row.past) return;
    const wanted = row.application_id ? await sql.wantedOf(ctx.db, row.application_id) : undefined;
    if (wanted && wanted.sequence === row.settled) return;
    try {
      if (!wanted) return await remove(ctx, row);
      if (await keep(ctx, row, wanted, await made(ctx, row, wanted))) return;
    } catch (error) {
      return await noteFault(ctx, row, wanted, faultOf(error));
    }
  }
});

export const settleMeetings = everyOne('settle-meetings', '* * * * *', settleMeeting, (ctx, after, limit) =>
  sql.meetingsToSettle(ctx.db, ctx.now().toISOString(), after, limit),
);

const isGone = (error: unknown) => error instanceof WebexFailed && error.fault === 'gone';

/** What a meeting of another account is, or one that somebody deleted at Webex: as if it had never been. */
const orNothing = async <R>(work: Promise<R>) => {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/** Nothing is said to Webex of the applicant: neither who it is nor an address. */
function asMeeting({ title, company, starts_at, minutes, language }: sql.WantedRow): WantedMeeting {
  const named = fill(talkTexts[(language ?? 'en') as Language].summary, { title, company });
  return { title: named, start: new Date(starts_at), minutes };
}

async function made(ctx: Ctx<undefined>, row: sql.MeetingRow, wanted: sql.WantedRow) {
  const meeting = asMeeting(wanted);
  const move = (client: WebexClient, id: string) => orNothing(client.moveMeeting(id, meeting));
  return atWebex(ctx, row.company_id, async (client) => {
    const moved = row.meeting_id ? await move(client, row.meeting_id) : undefined;
    if (moved) return moved;
    // one that was made and not noted lies where it was tried
    const left = await client.meetingOf(row.id, new Date(row.starts_at ?? wanted.starts_at));
    const taken = left && (await move(client, left.id));
    if (taken) return taken;
    await sql.updateMeeting(ctx.db, row.id, { meeting_id: null, starts_at: wanted.starts_at, minutes: wanted.minutes });
    return client.makeMeeting(row.id, meeting);
  });
}

async function remove(ctx: Ctx<undefined>, row: sql.MeetingRow) {
  const { starts_at, company_id } = row;
  // what took place stays at Webex, and what was never tried is not there
  if (starts_at && new Date(starts_at) > ctx.now())
    await atWebex(ctx, company_id, async (client) => {
      const id = row.meeting_id ?? (await client.meetingOf(row.id, new Date(starts_at)))?.id;
      if (id) await orNothing(client.deleteMeeting(id));
    });
  await sql.deleteMeetingRow(ctx.db, row.id);
}

/** Notes what is at Webex now, and says it to those who take part. False where the talk is another one by now. */
const keep = (ctx: Ctx<undefined>, row: sql.MeetingRow, wanted: sql.WantedRow, { id, webLink }: { id: string; webLink: string }) =>
  atomically(ctx, async (ctx) => {
    const applicationId = row.application_id ?? '';
    await lockPlans(ctx.db, applicationId);
    const [talk, now] = [await findTalk(ctx.db, applicationId), await sql.findMeeting(ctx.db, row.id)];
    if (!now) return true;
    const there = { meeting_id: id, link: webLink, starts_at: wanted.starts_at, minutes: wanted.minutes, fault: null, tries: 0 };
    await sql.updateMeeting(ctx.db, row.id, there);
    if (!isAsWanted(talk, wanted)) return false;
    const placed = talk.place === webLink ? talk : await placeTalk(ctx.db, applicationId, webLink);
    const untold = untoldOf(now);
    if (untold) await tellUntold(ctx, placed, untold);
    else if (placed !== talk) await tellEverybody(ctx, placed, { what: 'moved', note: '', by: null });
    await sql.updateMeeting(ctx.db, row.id, { settled: placed.sequence, untold: null });
    return true;
  });

const isAsWanted = (talk: TalkRow | undefined, { sequence }: sql.WantedRow): talk is TalkRow =>
  Boolean(talk?.webex && !talk.cancelled_at) && talk?.sequence === sequence;

async function tellUntold(ctx: Atomic<Ctx<undefined>>, row: TalkRow, { what, moved, note, by }: Untold) {
  if (what !== 'picked') return tellEverybody(ctx, row, { what, note, by });
  await tellCandidate(ctx, saidOf(row), row, { what: moved ? 'moved' : 'set', byThemselves: true });
  await tellInterviewers(ctx, row, await interviewersOf(ctx.db, [row.application_id]), { what: 'picked' });
}

type Fault = 'ended' | 'forbidden' | 'away';

/** What somebody can do about it, and how long to leave Webex alone. */
function faultOf(error: unknown): { fault: Fault; pause: number | undefined } {
  // nobody is connected any more, or the operator has turned it off
  if (error instanceof Refused) return { fault: 'ended', pause: undefined };
  if (!(error instanceof WebexFailed)) throw error;
  const fault = error.fault === 'ended' || error.fault === 'forbidden' ? error.fault : 'away';
  return { fault, pause: error.pause };
}

/** The talk stands without a link, and everybody hears of it; whoever planned it hears why. */
const noteFault = (
  ctx: Ctx<undefined>,
  row: sql.MeetingRow,
  wanted: sql.WantedRow | undefined,
  { fault, pause }: ReturnType<typeof faultOf>,
) =>
  atomically(ctx, async (ctx) => {
    const applicationId = row.application_id ?? '';
    await lockPlans(ctx.db, applicationId);
    const now = await sql.findMeeting(ctx.db, row.id);
    if (!now) return;
    const at = ctx.now();
    const wait = pause ? pause * 1000 : Math.min(minute * 2 ** now.tries, hour);
    const tried = { tries: now.tries + 1, tried_at: at.toISOString(), retry_at: new Date(at.getTime() + wait).toISOString() };
    await sql.updateMeeting(ctx.db, row.id, { ...tried, fault });
    const talk = wanted && (await findTalk(ctx.db, applicationId));
    if (!talk || !isAsWanted(talk, wanted)) return;
    const untold = untoldOf(now);
    if (untold) await tellUntold(ctx, talk, untold);
    await sql.updateMeeting(ctx.db, row.id, { untold: null });
    if (now.fault === null) await tellPlanner(ctx, talk);
  });

async function tellPlanner(ctx: Atomic<Ctx<undefined>>, { application_id: applicationId, planned_by }: TalkRow) {
  const { booking_id: bookingId } = await recipientOf(ctx, applicationId);
  await notify(ctx, [planned_by], { kind: 'appointment', thing: applicationId, applicationId, bookingId, detail: 'no-link', count: 1 });
}
