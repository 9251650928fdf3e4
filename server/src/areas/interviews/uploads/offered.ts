import { day } from '@vitrine/contract/durations.ts';
import { type OfferedAnswer, offeredDays } from '@vitrine/contract/interviews/uploads.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type AnyCtx, type Atomic, atomically, type Ctx, type World } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import { Refused } from '../../../platform/refused.ts';
import { recordConsent, withdrawConsents } from '../../accounts/index.ts';
import { type Application, isHeld, updateApplication } from '../../applications/index.ts';
import { seeNews } from '../../notifications/index.ts';
import { grantedTo } from '../accommodation.ts';
import * as applications from '../interviews.sql.ts';
import { demandCandidate, type Interview, loadInterview, reaches, stateOf } from '../rules.ts';
import { isComplete, sendInterview } from '../sending.ts';
import * as takes from '../takes/takes.sql.ts';
import { takeView } from '../takes/view.ts';
import * as sql from './uploads.sql.ts';

/** What a candidate agrees to. */
export const uploadPurpose = 'uploaded-interview';

export const filmOf = ({ id, question_no, origin, arrived_at }: takes.TakeRow) => ({
  takeId: id,
  questionNo: question_no,
  origin,
  offeredAt: arrived_at,
  until: new Date(Date.parse(arrived_at) + offeredDays * day).toISOString(),
});

/** The same for administrators, who see also what was taken back within the day. */
export const filmBeforeAdministrators = (take: takes.TakeRow) => ({ ...filmOf(take), removeAt: take.remove_at });

/** Films of an application that wait for its candidate's word. */
export const waitingOf = async (ctx: Pick<World, 'db'>, applicationId: string) =>
  (await takes.takesOf(ctx.db, [applicationId])).filter(({ state, remove_at }) => state === 'offered' && remove_at === null);

/** The same for the candidate, to look at and to answer. */
export async function offeredTo(ctx: AnyCtx, application: { id: string; question_set_id: string | null }): Promise<OfferedAnswer[]> {
  const waiting = await waitingOf(ctx, application.id);
  if (waiting.length === 0) return [];
  const questions = await applications.questionsOf(ctx.db, application.question_set_id);
  const asked = (take: takes.TakeRow) => questions.find((one) => one.position === take.question_no)?.text ?? '';
  return waiting.map((take) => ({ ...filmOf(take), question: asked(take), answer: takeView(ctx, take) }));
}

/**
 * Removes what administrators uploaded for an application, in the transaction of the caller, who has locked it; returns the
 * files to remove. What was sent stays while it is kept for a dispute.
 * An interview of which nothing is left was not sent any more, so that its candidate can still answer.
 */
export async function removeUploaded(ctx: Pick<World, 'db'>, applicationId: string) {
  const all = await takes.takesOf(ctx.db, [applicationId]);
  const uploaded = all.filter((take) => take.uploaded);
  const sent = ({ state }: takes.TakeRow) => state === 'submitted';
  if (uploaded.some(sent) && (await isHeld(ctx.db, applicationId))) throw new Refused('application-held');
  await sql.deleteTakes(
    ctx.db,
    uploaded.map(({ id }) => id),
  );
  if (uploaded.some(sent) && !all.some((take) => sent(take) && !take.uploaded))
    await updateApplication(ctx.db, applicationId, { submitted_at: null });
  return uploaded.map(({ id }) => `takes/${id}/`);
}

type Candidate = Ctx<Actor>;

/** The caller's own application; a guest reaches the one that was opened. */
async function ownApplication(ctx: Candidate, applicationId: string) {
  const application = await applications.findApplication(ctx.db, applicationId);
  if (application?.account_id !== ctx.actor.accountId || !reaches(ctx.actor, application)) throw new Refused('not-found');
  demandCandidate(ctx.actor, ctx.actor.guestOf);
  return application;
}

const noted = (ctx: Atomic<Candidate>, { id, account_id }: Application & { account_id: string }, companyId?: string) =>
  audited(ctx, {
    action: 'changed',
    object: 'consent',
    objectId: id,
    subjects: [account_id],
    ...(companyId ? { companyId } : {}),
  });

/**
 * A candidate's yes to the films that were looked at: they are the answers to their questions, and an interview without an
 * open question is sent. Where other films wait by now, nobody has said yes to them.
 */
export async function agreeTo(ctx: Candidate, applicationId: string, takeIds: readonly string[]) {
  const own = await ownApplication(ctx, applicationId);
  return atomically(ctx, async (ctx) => {
    const application = await applications.lockApplication(ctx.db, own.id);
    const waiting = await waitingOf(ctx, own.id);
    if (!application || waiting.length === 0) throw new Refused('not-found');
    if (application.withdrawn_at) throw new Refused('already-withdrawn');
    if (new Set(takeIds).symmetricDifference(new Set(waiting.map(({ id }) => id))).size > 0) throw new Refused('changed-elsewhere');
    const interview = await loadInterview(ctx, application);
    // what was uploaded in time may be agreed to later
    if (stateOf(interview.job, interview.invitation, true, ctx.now()) === 'unavailable') throw new Refused('interview-unavailable');
    const { account_id: accountId, company_id: companyId } = application;
    await recordConsent(ctx, accountId, uploadPurpose, ctx.language, application.booking_id);
    for (const take of waiting) {
      await takes.updateTake(ctx.db, take.id, { state: 'finished' });
      await takes.chooseTake(ctx.db, take);
    }
    if (!application.started_at)
      await updateApplication(ctx.db, own.id, { started_at: ctx.now().toISOString(), ...(await grantedTo(ctx, accountId)) });
    await noted(ctx, application, companyId);
    await seeNews(ctx, accountId, 'offered', own.id);
    return { sent: await sendWhenComplete(ctx, interview) };
  });
}

async function sendWhenComplete(ctx: Atomic<Candidate>, interview: Interview) {
  const complete = isComplete(interview, await takes.takesOf(ctx.db, [interview.application.id]));
  if (complete) await sendInterview(ctx, interview, true);
  return complete;
}

/** A candidate's no, also after a yes: what was uploaded is gone. */
export async function refuse(ctx: Candidate, applicationId: string) {
  const own = await ownApplication(ctx, applicationId);
  await atomically(ctx, async (ctx) => {
    const application = await applications.lockApplication(ctx.db, own.id);
    if (!application) throw new Refused('not-found');
    const about = { purpose: uploadPurpose, bookingId: application.booking_id, linkId: null };
    await withdrawConsents(ctx.db, application.account_id, about, ctx.now().toISOString());
    const files = await removeUploaded(ctx, own.id);
    if (files.length === 0) throw new Refused('not-found');
    await removeFiles(ctx, files);
    await noted(ctx, application);
    await seeNews(ctx, application.account_id, 'offered', own.id);
  });
  return { sent: false };
}
