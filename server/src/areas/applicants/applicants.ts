import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { audited } from '../../platform/audit.ts';
import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { removeAnswers } from '../interviews/index.ts';
import * as sql from './applicants.sql.ts';
import * as applications from './applications.sql.ts';
import { documentsOf } from './applying.sql.ts';
import { documentOnWire, removeDocuments } from './documents.ts';

/** An application of the own company; anybody else's does not exist. */
export async function applicationOf(ctx: Ctx<RecruiterActor>, id: string) {
  const found = await applications.findApplication(ctx.db, id, ctx.actor.companyId);
  if (!found) throw new Refused('not-found');
  return found;
}

async function demandBooking(ctx: Ctx<RecruiterActor>, bookingId: string | undefined) {
  if (bookingId !== undefined && !(await sql.findBooking(ctx.db, bookingId, ctx.actor.companyId))) throw new Refused('not-found');
}

type Wanted = Omit<sql.Search, 'companyId' | 'reviewerId'>;

async function list(ctx: Ctx<RecruiterActor>, wanted: Wanted) {
  const { items, total } = await sql.listApplicants(ctx.db, { ...wanted, companyId: ctx.actor.companyId, reviewerId: ctx.actor.accountId });
  const rows = items.map(({ picture, title, ...row }) => ({
    ...row,
    title: title ?? '',
    documentCount: row.documentCount ?? 0,
    cProfilePic: pictureUrl(picture),
  }));
  return { items: rows, total, page: wanted.page, count: wanted.count };
}

export const applicantHandlers: Handlers<typeof applicants> = {
  async byBooking(ctx, wanted) {
    await demandBooking(ctx, wanted.bookingId);
    return list(ctx, wanted);
  },

  ofCompany: (ctx, { companyId: _own, ...wanted }) => list(ctx, wanted),

  async counts(ctx, { bookingId }) {
    await demandBooking(ctx, bookingId);
    const found = await sql.countByStatus(ctx.db, ctx.actor.companyId, bookingId);
    const numbers = new Map(found.map((row) => [row.status, row.n]));
    return Object.fromEntries(applicationStatuses.map((status) => [status, numbers.get(status) ?? 0])) as Record<
      (typeof applicationStatuses)[number],
      number
    >;
  },

  async one(ctx, { id }) {
    const row = await applicationOf(ctx, id);
    if (!row.seen_at) await applications.updateApplication(ctx.db, id, { seen_at: ctx.now().toISOString() });
    const [changes, stars, neighbours, documents] = await Promise.all([
      applications.listChanges(ctx.db, id),
      sql.meanStars(ctx.db, id, ctx.actor.accountId),
      sql.findNeighbours(ctx.db, row),
      documentsOf(ctx.db, [id]),
    ]);
    await audited(ctx, { action: 'seen', object: 'application', objectId: id, subjects: [row.account_id] });
    return {
      id,
      candidate_id: row.account_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      cProfilePic: pictureUrl(row.picture),
      bookingId: row.booking_id,
      title: row.title ?? '',
      status: row.status as (typeof applicationStatuses)[number],
      statusAt: row.status_at,
      appliedAt: row.created_at,
      sentAt: row.submitted_at ?? row.applied_at,
      interviewSentAt: row.submitted_at,
      withdrawnAt: row.withdrawn_at,
      documentCount: documents.length,
      documents: documents.map((one) => documentOnWire(ctx, one)),
      message: row.message,
      phone: row.phone,
      replyBy: row.reply_by,
      seen: true,
      stars,
      jobcodeId: row.job_code_id,
      language: row.language,
      startedAt: row.started_at,
      history: changes.map((change) => ({
        status: change.status as (typeof applicationStatuses)[number],
        changedBy: change.first_name ? `${change.first_name} ${change.last_name}` : null,
        changedAt: change.changed_at,
        mail: change.mail as 'none' | 'queued' | 'sent',
      })),
      neighbours,
    };
  },

  async remove(ctx, { id }) {
    await applicationOf(ctx, id);
    await removeAnswers(ctx, id);
    await removeDocuments(ctx, await documentsOf(ctx.db, [id]));
    await applications.deleteApplication(ctx.db, id);
  },

  async internalReference(ctx, { bookingId, internalRef }) {
    await demandBooking(ctx, bookingId);
    await sql.setReference(ctx.db, bookingId, internalRef);
  },
};
