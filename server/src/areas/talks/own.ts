import type { ownTalks } from '@vitrine/contract/talks/own.ts';
import { audited } from '../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { recordConsent, withdrawConsents } from '../accounts/index.ts';
import {
  cancelTalk,
  deleteOffer,
  findTalk,
  interviewersOf,
  lockPeople,
  lockPlans,
  meetingStateOf,
  offersOf,
  plannedOf,
  recordingPurpose,
  timesLeft,
  upsertTalk,
} from '../applications/index.ts';
import { ownApplication } from '../applying/index.ts';
import { notify } from '../notifications/index.ts';
import { tellPrograms } from '../webhooks/index.ts';
import { linkOf, wantMeeting } from './meetings/wanting.ts';
import { listPlanned } from './talks.sql.ts';
import { remindedAt } from './talks.ts';
import { saidOf, tellCandidate, tellInterviewers } from './telling.ts';

/** Nobody plans anything for an application that is decided. */
const over: readonly string[] = ['Accepted', 'Denied', 'Declined'];

/** Whoever planned it hears of what the applicant did, also where others take part. */
async function tellPlanner(ctx: Atomic<Ctx<Actor>>, of: { id: string; booking_id: string }, planner: string | null, detail: string) {
  const people = await interviewersOf(ctx.db, [of.id]);
  if (people.some((one) => one.id === planner)) return;
  await notify(ctx, [planner], { kind: 'appointment', thing: of.id, applicationId: of.id, bookingId: of.booking_id, detail, count: 1 });
}

/** What an applicant does about talks. */
export const ownTalkHandlers: Handlers<typeof ownTalks> = {
  async list(ctx) {
    const { accountId, email, guestOf, guestBooking } = ctx.actor;
    const rows = await listPlanned(ctx.db, accountId, guestOf ? [guestBooking ?? ''] : undefined, ctx.now().toISOString());
    const items = await Promise.all(
      rows.map(async ({ id, booking_id, title, company_name }) => {
        const reader = { title, company: company_name, mailbox: email, language: ctx.language, email, own: true };
        const { talk, offer } = await plannedOf(ctx, id, reader);
        const isAhead = talk && new Date(talk.startsAt).getTime() + talk.minutes * 60_000 > ctx.now().getTime();
        return { applicationId: id, bookingId: booking_id, title, companyName: company_name, talk: isAhead ? talk : null, offer };
      }),
    );
    return { items };
  },

  async pick(ctx, { applicationId, startsAt, timeZone }) {
    const application = await ownApplication(ctx, applicationId);
    if (application.withdrawn_at) throw new Refused('not-found');
    const wanted = new Date(startsAt).toISOString();
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, applicationId);
      const before = await findTalk(ctx.db, applicationId);
      const [offer] = await offersOf(ctx.db, [applicationId]);
      if (!offer) {
        // a second click finds what the first one did
        if (before && !before.cancelled_at && before.own_zone && new Date(before.starts_at).toISOString() === wanted) return;
        throw new Refused(before ? 'time-taken' : 'not-found');
      }
      const people = await interviewersOf(ctx.db, [applicationId]);
      await lockPeople(
        ctx.db,
        people.map(({ id }) => id),
      );
      if (over.includes(application.status) || !(await timesLeft(ctx, offer, people)).includes(wanted)) throw new Refused('time-taken');
      await audited(ctx, { action: 'changed', object: 'talk', objectId: applicationId, subjects: [ctx.actor.accountId] });
      const { minutes, time_zone, planned_by, webex } = offer;
      const link = webex ? await linkOf(ctx, applicationId) : null;
      const place = webex ? (link ?? offer.place) : offer.place;
      const talk = { application_id: applicationId, starts_at: wanted, minutes, time_zone, place, webex, planned_by, own_zone: timeZone };
      const row = await upsertTalk(ctx.db, { ...talk, reminded_at: remindedAt(ctx, wanted) }, ctx.newId());
      await deleteOffer(ctx.db, applicationId);
      const moved = before !== undefined && !before.cancelled_at;
      // what is said waits for the link
      const waits = webex && !link;
      if (webex) await wantMeeting(ctx, application, waits ? { what: 'picked', moved, note: '', by: null } : null);
      if (!waits) {
        await tellCandidate(ctx, saidOf(row), row, { what: moved ? 'moved' : 'set', byThemselves: true });
        await tellInterviewers(ctx, row, people, { what: 'picked' });
      }
      await tellPlanner(ctx, application, planned_by, 'picked');
      await tellPrograms(ctx, 'talk.booked', { applicationId }, { startsAt: wanted });
    });
  },

  async letRecordings(ctx, { applicationId, agree }) {
    const { booking_id: bookingId } = await ownApplication(ctx, applicationId);
    const { accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, applicationId);
      const known = (await meetingStateOf(ctx.db, applicationId))?.recordable ?? false;
      if (known === agree) return;
      await audited(ctx, { action: 'changed', object: 'consent', objectId: applicationId, subjects: [accountId] });
      const about = { purpose: recordingPurpose, bookingId, linkId: null };
      if (agree) await recordConsent(ctx, accountId, recordingPurpose, ctx.language, bookingId);
      else await withdrawConsents(ctx.db, accountId, about, ctx.now().toISOString());
    });
  },

  async cancel(ctx, { applicationId, message }) {
    const application = await ownApplication(ctx, applicationId);
    await atomically(ctx, async (ctx) => {
      await lockPlans(ctx.db, applicationId);
      const now = ctx.now();
      const before = await findTalk(ctx.db, applicationId);
      if (!before || new Date(before.starts_at) <= now) throw new Refused('not-found');
      const row = await cancelTalk(ctx.db, applicationId, now.toISOString());
      if (!row) throw new Refused('not-found');
      await audited(ctx, { action: 'removed', object: 'talk', objectId: applicationId, subjects: [ctx.actor.accountId] });
      await tellCandidate(ctx, saidOf(row), row, { what: 'own', note: message, byThemselves: true });
      await tellInterviewers(ctx, row, await interviewersOf(ctx.db, [applicationId]), { what: 'own', note: message });
      await tellPlanner(ctx, application, row.planned_by, 'own');
    });
  },
};
