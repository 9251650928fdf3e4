import type { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { audited } from '../../platform/audit.ts';
import { noteErasure } from '../../platform/backup/erasures.sql.ts';
import { type AnyCtx, atomically, type Ctx, type ReviewingActor } from '../../platform/context.ts';
import { cursorAfter, readBehind } from '../../platform/cursors.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { onReplica } from '../../platform/postgres/replica/reading.ts';
import { Refused } from '../../platform/refused.ts';
import { demandOwnCompany } from '../../platform/sessions/own-company.ts';
import { isGuestReviewer, reviewerIdOf } from '../../platform/sessions/roles.ts';
import { deleteApplication, lockApplications } from '../applications/index.ts';
import { deleteDocumentsOf, documentOnWire, documentsOf } from '../applying/index.ts';
import { forgetAnswers } from '../interviews/index.ts';
import { setReference } from '../job-codes/index.ts';
import { deletePapersOf } from '../progress-flow/index.ts';
import * as sql from './applicants.sql.ts';
import * as applications from './applications.sql.ts';
import type { Search } from './finding.sql.ts';
import { listActivity } from './history/activity.sql.ts';
import { reasonName } from './mails/denial.ts';
import { personOf } from './review/person.ts';
import { endTalksOf } from './talk-endings.ts';

/** An application within what the caller may see; any other does not exist. */
export async function applicationOf(ctx: Ctx<ReviewingActor>, id: string) {
  const found = await applications.findApplication(ctx.db, id, ctx.actor.scope, reviewerIdOf(ctx.actor));
  if (!found) throw new Refused('not-found');
  return found;
}

/** Removes an application with its answers, comments and files, for good; whether it may go is asked before. */
export const removeApplication = (ctx: AnyCtx, { id, accountId, companyId }: { id: string; accountId: string; companyId?: string }) =>
  atomically(ctx, async (ctx) => {
    const by = companyId ? { companyId } : {};
    await audited(ctx, { action: 'removed', object: 'application', objectId: id, subjects: [accountId], ...by });
    await endTalksOf(ctx, [id]);
    const names = await forgetAnswers(ctx, [id]);
    names.push(...(await deleteDocumentsOf(ctx.db, [id])).map(({ stored }) => stored));
    names.push(...(await deletePapersOf(ctx.db, [id])));
    await deleteApplication(ctx.db, id);
    await noteErasure(ctx.db, { kind: 'application', id, at: ctx.now().toISOString() });
    await removeFiles(ctx, names);
  });

/** Refuses a booking that lies outside of what the caller may see, as if there were none. */
export async function demandBooking(ctx: Ctx<ReviewingActor>, bookingId: string | undefined) {
  if (bookingId !== undefined && !(await sql.findBooking(ctx.db, bookingId, ctx.actor.scope))) throw new Refused('not-found');
}

/** What is the company's own, or leads to the person, stays away from guests. */
const untoldInList = { internalRef: '', documentCount: 0, replyBy: null, stars: null, reason: null };
const untold = { ...untoldInList, documents: [], message: '', phone: '', held: false, history: [], otherApplications: [] };

type Wanted = Omit<Search, 'scope' | 'reviewerId' | 'dueAt'> & { due?: boolean | undefined };

/** Applicants as this reviewer may see them, with the accounts they belong to for the audit log. */
export async function listed(ctx: Ctx<ReviewingActor>, { due, ...wanted }: Wanted) {
  const { items, total } = await sql.listApplicants(ctx.db, {
    ...wanted,
    scope: ctx.actor.scope,
    reviewerId: reviewerIdOf(ctx.actor),
    dueAt: due ? ctx.now().toISOString() : undefined,
  });
  const rows = items.map(
    ({ came_at: _came, picture, first_name, last_name, email, account_id, number, blind, title, reason_preset, reason_name, ...row }) => ({
      ...row,
      reason: reasonName(ctx.language, { preset: reason_preset, name: reason_name }),
      ...personOf(ctx, { picture, first_name, last_name, email, account_id, number, blind }),
      title: title ?? '',
      documentCount: row.documentCount ?? 0,
      ...(isGuestReviewer(ctx.actor) ? untoldInList : {}),
    }),
  );
  const last = items.at(-1);
  return { rows, total, last: last && [last.came_at, last.id], accounts: [...new Set(items.map((one) => one.account_id))] };
}

type Asked = Omit<Wanted, 'after'> & { after?: string | undefined };

const listName = 'applicants';

async function list(ctx: Ctx<ReviewingActor>, { after, ...wanted }: Asked) {
  const behind = readBehind(ctx, listName, after);
  const { rows, total, last } = await listed(ctx, { ...wanted, ...(behind ? { page: 1, after: behind } : {}) });
  return {
    items: rows,
    total,
    page: wanted.page,
    count: wanted.count,
    ...cursorAfter(ctx, listName, after, last),
  };
}

/** What guests are shown: who has sent, the latest first. Neither a search nor an order tells them what others know and think. */
const asGuest = ({ bookingId, page, count }: Asked): Asked => ({ bookingId, page, count, progress: 'sent', sort: 'Recent' });

export const applicantHandlers: Handlers<typeof applicants> = {
  async byBooking(ctx, wanted) {
    await demandBooking(ctx, wanted.bookingId);
    return onReplica(ctx, (ctx) => list(ctx, isGuestReviewer(ctx.actor) ? asGuest(wanted) : wanted));
  },

  async ofCompany(ctx, { companyId, ...wanted }) {
    demandOwnCompany(ctx, companyId);
    return onReplica(ctx, (ctx) => list(ctx, wanted));
  },

  async counts(ctx, { bookingId, corporate }) {
    await demandBooking(ctx, bookingId);
    const found = await onReplica(ctx, ({ db }) => sql.countByStatus(db, ctx.actor.scope, bookingId, corporate));
    const numbers = new Map(found.map((row) => [row.status, row.n]));
    const statuses = Object.fromEntries(applicationStatuses.map((status) => [status, numbers.get(status) ?? 0])) as Record<
      (typeof applicationStatuses)[number],
      number
    >;
    const sum = (of: 'sent' | 'underWay' | 'unseen') => found.reduce((all, row) => all + row[of], 0);
    return { ...statuses, sent: sum('sent'), underWay: sum('underWay'), unseen: sum('unseen') };
  },

  async one(ctx, { id }) {
    const row = await applicationOf(ctx, id);
    const guest = isGuestReviewer(ctx.actor);
    const [changes, stars, others, documents] = await Promise.all([
      applications.listChanges(ctx.db, id),
      sql.markOf(ctx.db, id, reviewerIdOf(ctx.actor)),
      applications.otherApplications(ctx.db, row, ctx.actor.scope, reviewerIdOf(ctx.actor)),
      documentsOf(ctx.db, [id]),
    ]);
    await audited(ctx, { action: 'seen', object: 'application', objectId: id, subjects: [row.account_id] });
    const { blind } = row;
    return {
      id,
      ...personOf(ctx, row),
      internalRef: row.internalRef,
      bookingId: row.booking_id,
      title: row.title ?? '',
      status: row.status as ApplicationStatus,
      statusAt: row.status_at,
      appliedAt: row.created_at,
      sentAt: row.submitted_at ?? row.applied_at,
      interviewSentAt: row.submitted_at,
      withdrawnAt: row.withdrawn_at,
      documentCount: documents.length,
      // what somebody wrote and attached tells who it is
      documents: blind ? [] : documents.map((one) => documentOnWire(ctx, one)),
      message: blind ? '' : row.message,
      phone: blind ? '' : row.phone,
      replyBy: row.reply_by,
      seen: guest || !row.unseen,
      stars,
      jobcodeId: row.job_code_id,
      language: row.language,
      startedAt: row.started_at,
      recordingsRemovedAt: row.recordings_removed_at,
      held: row.held,
      history: changes.map((change) => ({
        status: change.status as ApplicationStatus,
        changedBy:
          change.first_name && !(blind && change.changed_by === row.account_id) ? `${change.first_name} ${change.last_name}` : null,
        changedAt: change.changed_at,
        mail: change.mail as 'none' | 'queued' | 'sent',
        reason: reasonName(ctx.language, { preset: change.reason_preset, name: change.reason_name }),
      })),
      // somebody left blind is not recognised by what else they applied for
      otherApplications: blind ? [] : others.map((one) => ({ ...one, status: one.status as ApplicationStatus, title: one.title ?? '' })),
      ...(guest ? untold : {}),
    };
  },

  async activity(ctx, { id }) {
    await applicationOf(ctx, id);
    return { items: await listActivity(ctx.db, id) };
  },

  async remove(ctx, { id }) {
    await atomically(ctx, async (ctx) => {
      await lockApplications(ctx.db, [id], ctx.actor.companyId);
      const { account_id, held } = await applicationOf(ctx, id);
      if (held) throw new Refused('application-held');
      await removeApplication(ctx, { id, accountId: account_id });
    });
  },

  async booking(ctx, { bookingId }) {
    const found = await sql.describeBooking(ctx.db, bookingId, ctx.actor.scope);
    if (!found) throw new Refused('not-found');
    return { ...found, title: found.title ?? '' };
  },

  async internalReference(ctx, { bookingId, internalRef }) {
    await demandBooking(ctx, bookingId);
    await setReference(ctx.db, bookingId, internalRef);
  },
};
