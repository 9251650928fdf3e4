import type { interview, LandingView } from '@vitrine/contract/interviews/interview.ts';
import { minutesOf } from '@vitrine/contract/job-codes/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { faceUrl, pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { makePlayable } from '../../providers/media/index.ts';
import { recordConsent } from '../accounts/index.ts';
import { type Application, insertApplication, markInvitationOpened, updateApplication } from '../applications/index.ts';
import { brandingOf } from '../companies/index.ts';
import { agreeToTranscription, transcriptionPlace } from '../transcripts/index.ts';
import { grantedTo } from './accommodation.ts';
import { checkName } from './cleanup.jobs.ts';
import * as sql from './interviews.sql.ts';
import { demandCandidate, demandOpen, demandUnsent, interviewOf, loadInterview, stateOf } from './rules.ts';
import { sendInterview } from './sending.ts';
import { takesOf } from './takes/takes.sql.ts';
import { interviewView, storedVideo } from './takes/view.ts';

interface Place {
  jobcodeId: string;
  uniqueId?: string | undefined;
}

/** The job code of a link, with the invitation where it is a personal one. */
async function placeOf(ctx: Ctx, { jobcodeId, uniqueId }: Place) {
  const job = await sql.findJobCode(ctx.db, jobcodeId);
  if (!job) throw new Refused('not-found');
  const invitation = uniqueId ? await sql.findInvitation(ctx.db, job.id, uniqueId) : undefined;
  const mine = ctx.actor?.userType === 'Candidate' ? await sql.findApplicationOf(ctx.db, ctx.actor.accountId, job.booking_id) : undefined;
  return { job, invitation, mine };
}

/** What a person reads before the interview, as far as they may know of it. */
export async function landing(ctx: Ctx, place: Place): Promise<LandingView> {
  const { job, invitation, mine } = await placeOf(ctx, place);
  const questions = await sql.questionsOf(ctx.db, mine?.question_set_id ?? job.current_set);
  const behind = !mine && invitation ? await sql.findApplicationByUniqueId(ctx.db, job.booking_id, invitation.unique_id) : undefined;
  const begun = Boolean(mine?.started_at);
  const state = stateOf(job, invitation, begun, ctx.now());
  // what was never announced, or was taken back, is for those who have met it before
  const hidden = state === 'unavailable' && !invitation && !mine && !isWithin(ctx.actor?.scope, job);
  return {
    jobcodeId: job.id,
    bookingId: job.booking_id,
    title: hidden ? '' : job.title,
    introduction: hidden ? '' : job.introduction,
    language: job.language as Language,
    companyName: job.company_name,
    companyLogo: pictureUrl(job.company_logo),
    look: await brandingOf(ctx, job.company_id),
    welcomeVideo: hidden ? null : storedVideo(ctx, job.welcome_video, job.welcome_poster, job.welcome_ready),
    questionCount: questions.length,
    minutes: minutesOf(questions.map((one) => ({ seconds: one.seconds, thinkSeconds: one.think_seconds }))),
    reviewers: await sql.countReviewers(ctx.db, job.company_id),
    replyDays: job.reply_days,
    closesAt: job.closes_at,
    state,
    transcription: transcriptionPlace(ctx.config),
    asks: invitation && !behind ? await whoAsks(ctx, invitation) : null,
    invited: invitation ? whoIsInvited(invitation, Boolean(mine ?? behind)) : null,
    mine: behind ? 'elsewhere' : doneBy(mine),
  };
}

/** Whoever sent a personal invitation stands by it with name and face, as long as they work there and the link is good. */
async function whoAsks(ctx: Ctx, { invited_by, company_id, cancelled_at }: sql.Invitation): Promise<LandingView['asks']> {
  const found = invited_by && !cancelled_at ? await sql.findColleague(ctx.db, invited_by, company_id) : undefined;
  return found ? { name: `${found.first_name} ${found.last_name}`.trim(), picture: faceUrl(ctx, found.picture) } : null;
}

/** What fills in the form of an invited person; once it was used, the link greets and tells nothing more. */
const whoIsInvited = ({ first_name, last_name, email, cancelled_at }: sql.Invitation, used: boolean): LandingView['invited'] => {
  const quiet = used || cancelled_at !== null;
  return { firstName: first_name, lastName: quiet ? '' : last_name, email: quiet ? '' : email };
};

function doneBy(mine: Application | undefined): LandingView['mine'] {
  if (mine?.withdrawn_at) return 'withdrawn';
  if (mine?.submitted_at) return 'sent';
  if (mine?.started_at) return 'started';
  return mine?.applied_at ? 'applied' : 'none';
}

/** What a person agrees to before the interview. */
interface Agreed {
  submitAtDeadline: boolean;
  transcription?: string | undefined;
}

async function begin(ctx: Ctx, { submitAtDeadline, transcription, ...place }: Place & Agreed) {
  const actor = demandCandidate(ctx.actor, place.jobcodeId);
  const { accountId } = actor;
  const { job, invitation } = await placeOf(ctx, place);
  const application = await atomically(ctx, async (ctx) => {
    const opened = await open(ctx, actor, job, invitation?.id, submitAtDeadline);
    await recordConsent(ctx, accountId, 'interview', ctx.language, job.booking_id);
    if (submitAtDeadline) await recordConsent(ctx, accountId, 'interview-sent-at-deadline', ctx.language, job.booking_id);
    const agreed = { applicationId: opened.id, accountId, bookingId: job.booking_id, language: ctx.language };
    if (transcription !== undefined) await agreeToTranscription(ctx, { ...agreed, place: transcription });
    return opened;
  });
  return interviewView(ctx, await loadInterview(ctx, application));
}

/** The application in which somebody begins or goes on; whoever sends, withdraws or opens the same invitation in that moment comes before or after. */
async function open(ctx: Atomic<Ctx>, actor: Actor, job: sql.JobCode, invitationId: string | undefined, submitAtDeadline: boolean) {
  const mine = await sql.lockApplicationOf(ctx.db, actor.accountId, job.booking_id);
  const invitation = invitationId ? await sql.lockInvitation(ctx.db, invitationId) : undefined;
  if (mine?.submitted_at) throw new Refused('already-applied');
  if (mine?.withdrawn_at) throw new Refused('already-withdrawn');
  demandOpen(stateOf(job, invitation, Boolean(mine?.started_at), ctx.now()));
  if (!job.current_set) throw new Refused('interview-unavailable');
  const now = ctx.now().toISOString();
  const begun = {
    job_code_id: job.id,
    question_set_id: mine?.question_set_id ?? job.current_set,
    started_at: mine?.started_at ?? now,
    submit_at_deadline: submitAtDeadline,
    ip_address: ctx.caller.ip,
    ...(await grantedTo(ctx, actor.accountId)),
  };
  if (invitation) await markInvitationOpened(ctx.db, invitation.id, now);
  const taken = invitation && (await sql.findApplicationByUniqueId(ctx.db, job.booking_id, invitation.unique_id));
  const personal = invitation && { unique_id: invitation.unique_id, invitation_id: invitation.id };
  // whoever applied by the ad and was invited then is the person invited
  if (mine) return updateApplication(ctx.db, mine.id, { ...begun, ...(mine.invitation_id || taken ? undefined : personal) });
  if (taken) throw new Refused('interview-unavailable');
  const row = {
    id: ctx.newId(),
    account_id: actor.accountId,
    booking_id: job.booking_id,
    company_id: job.company_id,
    status_at: now,
    created_at: now,
  };
  const made = await insertApplication(ctx.db, { ...row, ...(personal ?? { unique_id: newToken() }), ...begun });
  const known = made ?? (await sql.findApplicationOf(ctx.db, actor.accountId, job.booking_id));
  if (!known) throw new Refused('not-found');
  return known;
}

async function listMine(ctx: Ctx) {
  const actor = demandCandidate(ctx.actor, ctx.actor?.guestOf ?? null);
  const rows = (await sql.applicationsOfAccount(ctx.db, actor.accountId)).filter(
    (row) => row.started_at && (!actor.guestOf || row.job_code_id === actor.guestOf),
  );
  const counts = await sql.countQuestions(
    ctx.db,
    rows.flatMap((row) => row.question_set_id ?? []),
  );
  const takes = await takesOf(
    ctx.db,
    rows.map((row) => row.id),
  );
  const items = rows.map((row) => ({
    applicationId: row.id,
    bookingId: row.booking_id,
    jobcodeId: row.job_code_id ?? '',
    uniqueId: row.unique_id,
    title: row.title,
    companyName: row.company_name,
    companyLogo: pictureUrl(row.company_logo),
    state: row.submitted_at ? ('sent' as const) : isClosed(row, ctx.now()) ? ('closed' as const) : ('to-finish' as const),
    status: row.status,
    answered: takes.filter((take) => take.application_id === row.id && take.chosen).length,
    questionCount: counts.find((one) => one.set_id === row.question_set_id)?.n ?? 0,
    closesAt: row.closes_at,
    submittedAt: row.submitted_at,
    replyBy: row.reply_by,
    startedAt: row.started_at,
  }));
  return { items };
}

const isClosed = (row: Parameters<typeof stateOf>[0], now: Date) => stateOf(row, undefined, true, now) !== 'open';

export const interviewHandlers: Handlers<typeof interview> = {
  landing: (ctx, place) => landing(ctx, place),
  begin: (ctx, input) => begin(ctx, input),

  async view(ctx, place) {
    const actor = demandCandidate(ctx.actor, place.jobcodeId);
    const { job } = await placeOf(ctx, place);
    const mine = await sql.findApplicationOf(ctx.db, actor.accountId, job.booking_id);
    if (!mine?.started_at) throw new Refused('not-found');
    return interviewView(ctx, await loadInterview(ctx, mine));
  },

  async track(ctx, { applicationId, activeQuestionNo, reopened }) {
    const { questions } = await interviewOf(ctx, applicationId);
    const saved = await atomically(ctx, async (ctx) => {
      // another window counts too
      const application = await sql.lockApplication(ctx.db, applicationId);
      if (!application) throw new Refused('not-found');
      return updateApplication(ctx.db, applicationId, {
        active_question_no: Math.min(activeQuestionNo, Math.max(1, questions.length)),
        disconnect_count: application.disconnect_count + (reopened ? 1 : 0),
        ip_address: ctx.caller.ip,
      });
    });
    return { activeQuestionNo: saved.active_question_no, disconnectCount: saved.disconnect_count };
  },

  async submit(ctx, { applicationId }) {
    const interview = await interviewOf(ctx, applicationId);
    demandUnsent(interview, ctx.now());
    await sendInterview(ctx, interview, true);
    return interviewView(ctx, await interviewOf(ctx, applicationId));
  },

  mine: (ctx) => listMine(ctx),

  async check(ctx, _input, file) {
    demandCandidate(ctx.actor, ctx.actor.guestOf);
    const made = await makePlayable(ctx, file.path, checkName(ctx, newToken()));
    const { video, contentType, poster, seconds, everywhere, hasPicture, hasSound } = made;
    const link = mediaLink(ctx, video, contentType);
    return {
      media: {
        ...link,
        contentType,
        poster: poster && mediaLink(ctx, poster, 'image/jpeg').url,
        seconds,
        processing: !everywhere,
        quiet: [],
      },
      hasPicture,
      hasSound,
    };
  },
};
