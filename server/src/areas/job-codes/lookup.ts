import type { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { JobCodeOffer } from '@vitrine/contract/job-codes/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { markInvitationOpened } from '../applications/index.ts';
import { findCompanyOfJobCode, findJobCode, findJobCodeOfBooking, type JobCodeRow } from './job-codes.sql.ts';
import * as sql from './lookup.sql.ts';
import { presentJobCode, presentOffer } from './presenter.ts';
import { questionsOf } from './questions.ts';
import { stateOf } from './states.ts';

/** Refuses what candidates may not begin: closed with its own words, anything else as no longer available (R197, R200). */
async function demandOpen(ctx: Ctx, row: JobCodeRow) {
  const state = stateOf(row, ctx.now());
  if (state === 'expired') throw new Refused('interview-expired');
  const { deactivated_at } = await findCompanyOfJobCode(ctx.db, row.company_id);
  if (state !== 'active' || deactivated_at) throw new Refused('interview-unavailable');
}

async function invitedBy(ctx: Ctx, row: JobCodeRow, uniqueId: string | undefined) {
  if (!uniqueId) return null;
  const found = await sql.findInvitation(ctx.db, row.id, uniqueId);
  if (!found) throw new Refused('not-found');
  if (found.cancelled_at) throw new Refused('interview-unavailable');
  if (!found.opened_at && !isOwn(ctx, row)) await markInvitationOpened(ctx.db, found.id, ctx.now().toISOString());
  return { firstName: found.firstName, language: found.language as Language };
}

const isOwn = (ctx: Ctx, row: JobCodeRow | undefined) => isWithin(ctx.actor?.scope, row);

/** What a candidate sees. Who has begun sees the version they began with, and may finish after the deadline. */
async function offer(ctx: Ctx, row: JobCodeRow | undefined, uniqueId?: string): Promise<JobCodeOffer> {
  if (!row) throw new Refused('not-found');
  const candidate = ctx.actor?.userType === 'Candidate' ? ctx.actor : undefined;
  const begun = candidate ? await sql.findApplication(ctx.db, candidate.accountId, row.booking_id) : undefined;
  const running = begun?.started_at && !begun.submitted_at;
  if (!isOwn(ctx, row) && !running) await demandOpen(ctx, row);
  const invited = await invitedBy(ctx, row, uniqueId);
  if (candidate) await sql.recordScan(ctx.db, candidate.accountId, row.id, ctx.now().toISOString());
  const questions = await questionsOf(ctx, { current_set: begun?.question_set_id ?? row.current_set });
  return { ...(await presentOffer(ctx, row, questions)), uniqueid: uniqueId ?? null, invited };
}

export const jobCodeLookupHandlers: Handlers<typeof jobCodeLookup> = {
  async byBooking(ctx, { bookingId }) {
    const row = await findJobCodeOfBooking(ctx.db, bookingId);
    if (!row || !isOwn(ctx, row)) throw new Refused('not-found');
    return presentJobCode(ctx, row);
  },

  async findByBooking(ctx, { bookingId }) {
    const row = await findJobCodeOfBooking(ctx.db, bookingId);
    const { userType, guestOf } = ctx.actor;
    if (userType === 'Recruiter' && !isOwn(ctx, row)) throw new Refused('not-found');
    if (guestOf && guestOf !== row?.id) throw new Refused('not-found');
    return offer(ctx, row);
  },

  find: async (ctx, { id }) => offer(ctx, await findJobCode(ctx.db, id)),

  findPersonal: async (ctx, { id, uniqueid }) => offer(ctx, await findJobCode(ctx.db, id), uniqueid),

  async scanned(ctx, { page, count }) {
    const { accountId } = ctx.actor;
    const [rows, total] = await Promise.all([sql.listScans(ctx.db, accountId, { page, count }), sql.countScans(ctx.db, accountId)]);
    const items = rows.map(({ logo, published_at, archived_at, closes_at, ...row }) => ({
      ...row,
      companyLogo: pictureUrl(logo),
      closesAt: closes_at,
      state: stateOf({ published_at, archived_at, closes_at }, ctx.now()),
    }));
    return { items, total, page, count };
  },
};

/** The job code of a booking as the calling candidate sees it; null where none is open. */
export async function openOfferOf(ctx: Ctx, bookingId: string): Promise<JobCodeOffer | null> {
  const row = await findJobCodeOfBooking(ctx.db, bookingId);
  return row && stateOf(row, ctx.now()) === 'active' ? offer(ctx, row) : null;
}

/** What an application keeps of the open job code of its booking: the questions as they are now. Nothing where none is open. */
export async function questionsToKeep(ctx: Ctx, bookingId: string) {
  const row = await findJobCodeOfBooking(ctx.db, bookingId);
  return row && stateOf(row, ctx.now()) === 'active' ? { job_code_id: row.id, question_set_id: row.current_set } : {};
}

/** Refuses a booking whose job code candidates may not begin. */
export async function demandOpenCode(ctx: Ctx, bookingId: string) {
  const row = await findJobCodeOfBooking(ctx.db, bookingId);
  if (!row) throw new Refused('not-found');
  await demandOpen(ctx, row);
}
