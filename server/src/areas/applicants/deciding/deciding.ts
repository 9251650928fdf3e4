import { type deciding, undoMilliseconds } from '@vitrine/contract/applicants/deciding.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { authorOf, isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { findChange, lockApplications, recordStatus, undoChange } from '../../applications/index.ts';
import { applicationOf } from '../applicants.ts';
import { type MailedStatus, namePlace, statusMail } from '../mails/status.ts';
import { hasReviewed } from '../review/review-requests.ts';
import { noteSeen } from '../review/seen.ts';
import { tellOfGuest } from '../review/telling.ts';
import { mailStatus } from './deciding.jobs.ts';
import * as sql from './deciding.sql.ts';
import { demandReason, reasonOf } from './denial-reasons.ts';

const mailed: readonly ApplicationStatus[] = ['Interview', 'Accepted', 'Denied'];

type LeftOut = Reply<(typeof deciding)['setStatus']>['leftOut'][number];

/** By their own hand, at the link of an invitation, or as the company has heard it. */
const withdrew = ({ withdrawn_at, status }: { withdrawn_at: string | null; status: string }) =>
  withdrawn_at !== null || status === 'Declined';

/** Whether somebody is denied for another reason than they were. */
const otherReason = (application: { denial_reason_id: string | null }, reasonId: string | undefined) =>
  reasonId !== undefined && reasonId !== application.denial_reason_id;

const setStatus: Handlers<typeof deciding>['setStatus'] = async (ctx, { ids, status, mail, mailText, reasonId }) => {
  if (reasonId) await demandReason(ctx, reasonId, status);
  const sends = mail && mailed.includes(status);
  const undoUntil = new Date(ctx.now().getTime() + undoMilliseconds);
  const leftOut: LeftOut[] = [];
  const changes = await atomically(ctx, async (ctx) => {
    const made: string[] = [];
    await lockApplications(ctx.db, ids, ctx.actor.companyId);
    for (const applicationId of new Set(ids)) {
      const application = await applicationOf(ctx, applicationId);
      const already = application.status === status;
      if (sends && withdrew(application)) {
        leftOut.push({ id: applicationId, why: 'withdrawn' });
        continue;
      }
      if (sends && already) leftOut.push({ id: applicationId, why: 'already' });
      if (already && !otherReason(application, reasonId)) continue;
      const tells = sends && !already;
      await audited(ctx, { action: 'changed', object: 'status', objectId: applicationId, subjects: [application.account_id] });
      const change = { id: ctx.newId(), applicationId, status, by: ctx.actor.accountId, at: ctx.now().toISOString() };
      await recordStatus(ctx, { ...change, mail: tells ? 'queued' : 'none', mailText: mailText ?? null, reasonId: reasonId ?? null });
      if (tells) await enqueue(ctx, mailStatus, { changeId: change.id }, { after: undoUntil });
      made.push(change.id);
    }
    return made;
  });
  return { changes, undoUntil: undoUntil.toISOString(), leftOut };
};

export const decidingHandlers: Handlers<typeof deciding> = {
  async statuses() {
    return { items: applicationStatuses.map((status) => ({ status, mails: mailed.includes(status) })) };
  },

  setStatus,
  setStatusByList: (ctx, wanted) => setStatus(ctx, wanted, undefined),

  async status(ctx, { id }) {
    const { status, status_at, account_id } = await applicationOf(ctx, id);
    await audited(ctx, { action: 'seen', object: 'status', objectId: id, subjects: [account_id] });
    return { id, status: status as ApplicationStatus, statusAt: status_at };
  },

  async undo(ctx, { changes }) {
    await atomically(ctx, async (ctx) => {
      for (const id of changes) {
        const change = await findChange(ctx.db, id);
        if (!change) throw new Refused('not-found');
        const { account_id } = await applicationOf(ctx, change.application_id);
        if (change.mail === 'sent' || ctx.now().getTime() > new Date(change.changed_at).getTime() + undoMilliseconds)
          throw new Refused('too-late');
        await audited(ctx, { action: 'changed', object: 'status', objectId: change.application_id, subjects: [account_id] });
        await undoChange(ctx, change);
      }
    });
  },

  async mailPreview(ctx, { id, status, reasonId }) {
    const row = await applicationOf(ctx, id);
    const language = row.language as Language;
    const facts = {
      // the name is put in when the mail leaves
      firstName: row.blind ? namePlace : row.first_name,
      title: row.title ?? '',
      companyName: row.company_name,
    };
    const reason = reasonId && status === 'Denied' ? await reasonOf(ctx, reasonId) : undefined;
    const mail = statusMail(language, status as MailedStatus, facts, reason);
    return { language, ...mail };
  },

  async rate(ctx, { id, questionNo, stars }) {
    const application = await applicationOf(ctx, id);
    if (questionNo > (await sql.countQuestions(ctx.db, application.question_set_id)))
      throw refuseField('questionNo', 'There is no such question');
    // one mark, not two: taking stars back is always possible
    if (stars > 0 && (await sql.hasCriteria(ctx.db, application.booking_id))) throw new Refused('judged-by-criteria');
    const rating = {
      application_id: id,
      question_no: questionNo,
      ...authorOf(ctx.actor),
      stars,
      rated_at: ctx.now().toISOString(),
    };
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'changed', object: 'rating', objectId: id, subjects: [application.account_id] });
      if (stars === 0) return void (await sql.deleteRating(ctx.db, id, questionNo, reviewerIdOf(ctx.actor)));
      await tellOfGuest(ctx, application);
      await sql.upsertRating(ctx.db, rating);
      await noteSeen(ctx, id);
      await hasReviewed(ctx, id);
    });
  },

  async ratings(ctx, { id }) {
    const { account_id } = await applicationOf(ctx, id);
    const own = reviewerIdOf(ctx.actor);
    const all = await sql.listRatings(ctx.db, id);
    const rows = isGuestReviewer(ctx.actor) ? all.filter((row) => row.reviewer_id === own) : all;
    if (rows.length > 0) await audited(ctx, { action: 'seen', object: 'rating', objectId: id, subjects: [account_id] });
    const numbers = [...new Set(rows.map((row) => row.question_no))];
    return {
      items: numbers.map((questionNo) => {
        const here = rows.filter((row) => row.question_no === questionNo);
        const given = here.find((row) => row.reviewer_id === own)?.stars ?? null;
        const others = here.filter((row) => row.reviewer_id !== own);
        const shown = given === null ? [] : others.map(({ name, stars }) => ({ name, stars }));
        return { questionNo, own: given, others: shown, othersCount: others.length };
      }),
    };
  },
};
