import { hour } from '@vitrine/contract/durations.ts';
import type { talks } from '@vitrine/contract/talks/talks.ts';
import * as z from 'zod';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { instantOf } from '../../platform/mail/calendar.ts';
import { Refused } from '../../platform/refused.ts';
import { applicationOf } from '../applicants/index.ts';
import {
  cancelTalk,
  deleteOffer,
  findTalk,
  type InterviewerRow,
  interviewersOf,
  lockPlans,
  plannedOf,
  putOffer,
  recordStatus,
  setInterviewers,
  type TalkRow,
  upsertTalk,
} from '../applications/index.ts';
import { demandWebex } from '../integrations/index.ts';
import { tellPrograms } from '../webhooks/index.ts';
import { halfHours } from './half-hours.ts';
import { webexPlace } from './meetings/untold.ts';
import { linkOf, wantMeeting } from './meetings/wanting.ts';
import * as sql from './talks.sql.ts';
import { tellCandidate, tellEverybody, tellInterviewers } from './telling.ts';

type Planning = Ctx<RecruiterActor>;
type Application = Awaited<ReturnType<typeof applicationOf>>;

/** Who hears of a date less than this before it need not be reminded of it. */
const remindedBefore = 24 * hour;

/** When everybody counts as reminded of a date that is set now; null where they are reminded later. */
export const remindedAt = (ctx: Pick<Ctx, 'now'>, startsAt: string) =>
  new Date(startsAt).getTime() - ctx.now().getTime() < remindedBefore ? ctx.now().toISOString() : null;

/** An application that a talk can be planned for. */
async function plannable(ctx: Planning, id: string) {
  const application = await applicationOf(ctx, id);
  if (application.withdrawn_at) throw new Refused('already-withdrawn');
  return application;
}

/** These times as instants, in their order; refused where one lies in the past, with the field it came in. */
function ahead(ctx: Planning, times: readonly string[], timeZone: string, field: (place: number) => string) {
  const instants = times.map((one) => instantOf(one, timeZone));
  const past = instants.findIndex((one) => one <= ctx.now());
  if (past >= 0) throw new Refused('times-past', [{ field: field(past), message: 'times-past' }]);
  return [...new Set(instants.map((one) => one.toISOString()))].toSorted();
}

/** Says who takes part: those asked for, else those of before, else the caller. Returns those of before. */
async function keepPeople(ctx: Atomic<Planning>, { id, booking_id }: Application, wanted: readonly string[] | undefined) {
  const before = await interviewersOf(ctx.db, [id]);
  const ids = [...new Set(wanted ?? (before.length > 0 ? before.map((one) => one.id) : [ctx.actor.accountId]))];
  if (wanted && (await sql.whoCanMeet(ctx.db, ctx.actor.companyId, booking_id, ids)).length !== ids.length) throw new Refused('not-found');
  await setInterviewers(ctx.db, id, ids);
  return before;
}

/** Whoever was asked to come and is not any more hears of it. */
async function tellLeftOut(ctx: Atomic<Planning>, row: TalkRow, before: readonly InterviewerRow[]) {
  const now = await interviewersOf(ctx.db, [row.application_id]);
  const left = before.filter((one) => !now.some(({ id }) => id === one.id));
  await tellInterviewers(ctx, row, left, { what: 'without', by: ctx.actor.accountId });
  return now.filter((one) => !before.some(({ id }) => id === one.id));
}

/** Whoever is invited to a talk is at that status; its letter takes the place of the standard one. */
async function becomeInvited(ctx: Atomic<Planning>, { id, status }: Application) {
  if (status === 'Interview') return;
  const change = { id: ctx.newId(), applicationId: id, status: 'Interview' as const, by: ctx.actor.accountId };
  await recordStatus(ctx, { ...change, at: ctx.now().toISOString() });
}

const isId = (text: string) => z.uuid().safeParse(text).success;

const isSet = (row: TalkRow | undefined): row is TalkRow => row !== undefined && !row.cancelled_at;

export const talkHandlers: Handlers<typeof talks> = {
  async show(ctx, { id }) {
    const { account_id, title, company_name } = await applicationOf(ctx, id);
    const { language, actor } = ctx;
    const reader = { title, company: company_name, mailbox: actor.email, language, email: actor.email, own: false };
    const { talk, offer, interviewers } = await plannedOf(ctx, id, reader);
    if (talk || offer) await audited(ctx, { action: 'seen', object: 'talk', objectId: id, subjects: [account_id] });
    return { talk, offer, interviewers: interviewers.map(sql.onWire) };
  },

  async set(ctx, { id, startsAt, timeZone, minutes, place, note, colleagueIds, webex }) {
    const application = await plannable(ctx, id);
    if (webex) await demandWebex(ctx);
    const [starts_at = ''] = ahead(ctx, [startsAt], timeZone, () => 'startsAt');
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, id);
      await audited(ctx, { action: 'changed', object: 'talk', objectId: id, subjects: [application.account_id] });
      const before = await findTalk(ctx.db, id);
      const people = await keepPeople(ctx, application, colleagueIds);
      const planned_by = ctx.actor.accountId;
      const link = webex ? await linkOf(ctx, id) : null;
      const talk = {
        application_id: id,
        starts_at,
        time_zone: timeZone,
        minutes,
        webex,
        place: webex ? (link ?? webexPlace) : place,
        planned_by,
      };
      const row = await upsertTalk(ctx.db, { ...talk, reminded_at: remindedAt(ctx, starts_at) }, ctx.newId());
      await deleteOffer(ctx.db, id);
      await becomeInvited(ctx, application);
      const moved = isSet(before);
      const what = moved ? 'moved' : 'set';
      // what is said waits for the link
      const waits = webex && !link;
      if (webex) await wantMeeting(ctx, application, waits ? { what, moved, note, by: planned_by } : null);
      if (!waits) await tellEverybody(ctx, row, { what, note, by: planned_by });
      if (isSet(before)) await tellLeftOut(ctx, row, people);
      await tellPrograms(ctx, 'talk.booked', { applicationId: id }, { startsAt: starts_at });
    });
  },

  async offer(ctx, { id, times, timeZone, minutes, place: named, note, colleagueIds, webex }) {
    const application = await plannable(ctx, id);
    if (webex) await demandWebex(ctx);
    const place = webex ? webexPlace : named;
    const instants = ahead(ctx, times, timeZone, (at) => `times.${at}`);
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, id);
      await audited(ctx, { action: 'changed', object: 'talk', objectId: id, subjects: [application.account_id] });
      const people = await keepPeople(ctx, application, colleagueIds);
      const planned_by = ctx.actor.accountId;
      const offer = {
        application_id: id,
        minutes,
        time_zone: timeZone,
        place,
        webex,
        note,
        planned_by,
        offered_at: ctx.now().toISOString(),
      };
      await putOffer(ctx.db, offer, instants);
      await becomeInvited(ctx, application);
      await tellCandidate(ctx, { applicationId: id, times: instants, zone: timeZone, minutes, place, linkFollows: webex }, undefined, {
        what: 'offer',
        note,
      });
      const row = await findTalk(ctx.db, id);
      // the date that stands is that of the others too
      if (isSet(row)) await tellInterviewers(ctx, row, await tellLeftOut(ctx, row, people), { what: 'set', by: planned_by });
    });
  },

  async takeBack(ctx, { id }) {
    const { account_id } = await applicationOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, id);
      if (!(await deleteOffer(ctx.db, id))) throw new Refused('not-found');
      await audited(ctx, { action: 'removed', object: 'talk', objectId: id, subjects: [account_id] });
    });
  },

  async cancel(ctx, { id, note }) {
    const { account_id } = await applicationOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, id);
      const row = await cancelTalk(ctx.db, id, ctx.now().toISOString());
      if (!row) throw new Refused('not-found');
      await audited(ctx, { action: 'removed', object: 'talk', objectId: id, subjects: [account_id] });
      await tellEverybody(ctx, row, { what: 'off', note, by: ctx.actor.accountId });
    });
  },

  async colleagues(ctx, { id }) {
    const { booking_id } = await applicationOf(ctx, id);
    const people = await sql.whoCanMeet(ctx.db, ctx.actor.companyId, booking_id, undefined);
    return { items: people.map((one) => ({ ...sql.onWire(one), own: one.id === ctx.actor.accountId })) };
  },

  async day(ctx, { id, day, timeZone, minutes, colleagueIds }) {
    const { booking_id } = await applicationOf(ctx, id);
    const people = await sql.whoCanMeet(ctx.db, ctx.actor.companyId, booking_id, colleagueIds.split(',').filter(isId));
    return { items: await halfHours(ctx, { id, day, timeZone, minutes, people }) };
  },

  async ahead(ctx) {
    const { accountId, scope } = ctx.actor;
    return { items: await sql.listAhead(ctx.db, { accountId, scope, now: ctx.now().toISOString() }) };
  },
};
