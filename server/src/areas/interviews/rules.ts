import { minute } from '@vitrine/contract/durations.ts';
import type { interviewStates } from '@vitrine/contract/interviews/parts.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Application } from '../applications/index.ts';
import * as sql from './interviews.sql.ts';
import type { TakeRow } from './takes/takes.sql.ts';

export type InterviewState = (typeof interviewStates)[number];

/** Who has begun a question before the end may finish it. */
export const finishing = 10 * minute;
/** And may send what was recorded until then. */
export const sending = 60 * minute;

type Job = Pick<sql.JobCode, 'published_at' | 'archived_at' | 'closes_at' | 'company_deactivated_at'>;
type Invitation = { cancelled_at: string | null } | undefined;

/** What an interview is for this person at this moment (R110); `begun` gives the time for finishing and sending. */
export function stateOf(job: Job, invitation: Invitation, begun: boolean, now: Date): InterviewState {
  if (!job.published_at || job.archived_at || job.company_deactivated_at || invitation?.cancelled_at) return 'unavailable';
  const late = job.closes_at ? now.getTime() - Date.parse(job.closes_at) : -1;
  if (late < 0) return 'open';
  if (!begun) return 'expired';
  return late < sending ? 'open' : 'too-late';
}

const refusalOf = { expired: 'interview-expired', unavailable: 'interview-unavailable', 'too-late': 'too-late' } as const;

export function demandOpen(state: InterviewState) {
  if (state !== 'open') throw new Refused(refusalOf[state]);
}

/** Only candidates take interviews (R158, R159), and a guest only the one that was opened. */
export function demandCandidate(actor: Actor | undefined, jobCodeId: string | null): Actor {
  if (!actor) throw new Refused('not-signed-in');
  if (actor.userType === 'Recruiter') throw new Refused('recruiter-interview');
  if (actor.userType !== 'Candidate') throw new Refused('not-allowed');
  if (actor.guestOf && actor.guestOf !== jobCodeId) throw new Refused('guest-not-allowed');
  return actor;
}

/** A guest reaches the application to the one job, or of the one interview, that was opened. */
export const reaches = ({ guestOf, guestBooking }: Actor, one: { booking_id: string; job_code_id: string | null }) =>
  !guestOf || guestBooking === one.booking_id || guestOf === one.job_code_id;

/** The caller's own application with its job code; somebody else's is not found. */
export async function interviewOf(ctx: Ctx, applicationId: string) {
  if (ctx.actor?.userType === 'Recruiter') throw new Refused('recruiter-interview');
  const application = await sql.findApplication(ctx.db, applicationId);
  if (!application?.job_code_id || application.account_id !== ctx.actor?.accountId) throw new Refused('not-found');
  demandCandidate(ctx.actor, application.job_code_id);
  return loadInterview(ctx, application);
}

export type Interview = Awaited<ReturnType<typeof loadInterview>>;

/** An application with all that its interview consists of except the takes. */
export async function loadInterview(ctx: Pick<Ctx, 'db'>, application: Application) {
  const job = application.job_code_id ? await sql.findJobCode(ctx.db, application.job_code_id) : undefined;
  if (!job) throw new Refused('not-found');
  const invitation = application.invitation_id ? await sql.findInvitation(ctx.db, job.id, application.unique_id) : undefined;
  const questions = await sql.questionsOf(ctx.db, application.question_set_id);
  return { application, job, invitation, questions };
}

/** The interview's state, refused unless the person may still answer. */
export function demandUnsent(interview: Interview, now: Date) {
  if (interview.application.submitted_at) throw new Refused('already-applied');
  if (interview.application.withdrawn_at) throw new Refused('already-withdrawn');
  demandOpen(stateOf(interview.job, interview.invitation, true, now));
}

/** The same interview with its application as it is now, kept from others until the transaction ends, and still unsent then. */
export async function holdUnsent(ctx: Pick<Ctx, 'db' | 'now'>, interview: Interview): Promise<Interview> {
  const application = await sql.lockApplication(ctx.db, interview.application.id);
  if (!application) throw new Refused('not-found');
  const held = { ...interview, application };
  demandUnsent(held, ctx.now());
  return held;
}

/** Like `demandUnsent`, with the shorter time for beginning another take. */
export function demandAnswering(interview: Interview, now: Date) {
  demandUnsent(interview, now);
  const { closes_at } = interview.job;
  if (closes_at && now.getTime() > Date.parse(closes_at) + finishing) throw new Refused('interview-expired');
}

export function questionOf(interview: Interview, questionNo: number) {
  const question = interview.questions.find((one) => one.position === questionNo);
  if (!question) throw new Refused('not-found');
  return question;
}

/** Attempts at a question in all and left, null for endless: one, its retries, and those granted later. Only takes that the person ended count. */
export function attemptsOf(question: sql.QuestionRow, takes: TakeRow[], granted: number) {
  if (question.retries === null) return { attempts: null, left: null };
  const attempts = 1 + question.retries + granted;
  const used = takes.filter((take) => take.question_no === question.position && take.uses_attempt).length;
  return { attempts, left: Math.max(0, attempts - used) };
}
