import type { requestView, tracking, trackingView } from '@vitrine/contract/interviews/tracking.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type * as z from 'zod';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { findPerson } from '../accounts/index.ts';
import { type Application, sendLetter } from '../applications/index.ts';
import { notify } from '../notifications/index.ts';
import * as applications from './interviews.sql.ts';
import { attemptLetter } from './mails/attempt.ts';
import { tellRecruiters } from './recruiters.jobs.ts';
import { wayBack } from './return-link.ts';
import { attemptsOf, demandUnsent, interviewOf, loadInterview, questionOf } from './rules.ts';
import { grantedFor } from './takes/ledger.ts';
import * as sql from './takes/takes.sql.ts';

type Tracking = z.output<typeof trackingView>;
type Request = z.output<typeof requestView>;

const nothing: Tracking = { started: false, finished: false, restartsLeft: null, activeQuestionNo: 1 };

/** What the ledger says about an interview; who it is about only for those who may know. */
async function trackingOf(ctx: Ctx, application: Application | undefined, personal: boolean): Promise<Tracking> {
  if (!application?.started_at) return nothing;
  const { questions } = await loadInterview(ctx, application);
  const active = questions.find((one) => one.position === application.active_question_no);
  const takes = await sql.takesOf(ctx.db, [application.id]);
  const left = active ? attemptsOf(active, takes, await grantedFor(ctx, application, active.position)).left : null;
  const open = {
    started: true,
    finished: application.submitted_at !== null,
    restartsLeft: left,
    activeQuestionNo: application.active_question_no,
  };
  if (!personal) return open;
  const person = await findPerson(ctx.db, application.account_id);
  return {
    ...open,
    bookingId: application.booking_id,
    jobCodeId: application.job_code_id ?? '',
    uniqueId: application.unique_id,
    candidateEmail: person?.email ?? '',
    ipAddress: application.ip_address,
    disconnectCount: application.disconnect_count,
  };
}

type Knowledge = 'own' | 'company' | 'blind' | 'none';

/** What the caller may know of an interview: the own, one for the own company, one left blind there, or a stranger's. */
async function knowledgeOf(ctx: Ctx, application: Application | undefined): Promise<Knowledge> {
  if (!application || !ctx.actor) return 'none';
  if (application.account_id === ctx.actor.accountId) return 'own';
  if (!isWithin(ctx.actor.scope, application)) return 'none';
  return (await applications.isLeftBlind(ctx.db, application.id, ctx.actor.accountId)) ? 'blind' : 'company';
}

/** By the secret of a link. Recruiters know to whom they sent it, so that it tells nothing of whoever is left blind. */
async function bySecret(ctx: Ctx, bookingId: string, uniqueId: string) {
  const application = await applications.findApplicationByUniqueId(ctx.db, bookingId, uniqueId);
  const knowledge = await knowledgeOf(ctx, application);
  return trackingOf(ctx, knowledge === 'blind' ? undefined : application, knowledge !== 'none');
}

/** An address means a person only for that person and for the company that owns the booking, and there for nobody left blind. */
async function applicationByEmail(ctx: Ctx, bookingId: string, email: string) {
  const application = await applications.findApplicationByEmail(ctx.db, bookingId, email);
  const known = ['own', 'company'].includes(await knowledgeOf(ctx, application));
  if (!known || !application) throw new Refused('not-found');
  return application;
}

const refuse = (): never => {
  throw new Refused('not-found');
};

/** The interview meant by an address, or for its company by its id: whoever is left blind has no address there. Without either a candidate means the own. */
async function applicationAsked(
  ctx: Ctx,
  { bookingId, candidateEmail, id }: { bookingId: string; candidateEmail?: string | undefined; id?: string | undefined },
) {
  if (candidateEmail) return applicationByEmail(ctx, bookingId, candidateEmail);
  if (id === undefined && ctx.actor?.userType === 'Candidate') return (await ownApplication(ctx, bookingId)) ?? refuse();
  const application = id === undefined ? undefined : await applications.findApplication(ctx.db, id);
  if (application?.booking_id !== bookingId || (await knowledgeOf(ctx, application)) === 'none') throw new Refused('not-found');
  return application;
}

const ownApplication = async (ctx: Ctx, bookingId: string) =>
  ctx.actor ? applications.findApplicationOf(ctx.db, ctx.actor.accountId, bookingId) : undefined;

async function lastRequest(ctx: Ctx, applicationId: string): Promise<Request> {
  const last = (await sql.requestsOf(ctx.db, applicationId)).at(-1);
  if (!last) return { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null };
  return { state: last.state, questionNo: last.question_no, reason: last.reason, requestedAt: last.created_at, decidedAt: last.decided_at };
}

export const trackingHandlers: Handlers<typeof tracking> = {
  async optin(ctx, asked) {
    return lastRequest(ctx, (await applicationAsked(ctx, asked)).id);
  },

  async request(ctx, { bookingId, questionNo, reason }) {
    const mine = await ownApplication(ctx, bookingId);
    if (!mine) throw new Refused('not-found');
    const interview = await interviewOf(ctx, mine.id);
    demandUnsent(interview, ctx.now());
    const question = questionOf(interview, questionNo ?? mine.active_question_no);
    const row = { id: ctx.newId(), application_id: mine.id, question_no: question.position, reason, created_at: ctx.now().toISOString() };
    await atomically(ctx, async (ctx) => {
      await applications.lockApplication(ctx.db, mine.id);
      if (await sql.openRequest(ctx.db, mine.id, question.position)) return;
      await sql.insertRequest(ctx.db, row);
      await tellRecruiters(ctx, mine.id, 'asked');
    });
    return lastRequest(ctx, mine.id);
  },

  async grant(ctx, { questionNo, granted, ...asked }) {
    const application = await applicationAsked(ctx, asked);
    await atomically(ctx, async (ctx) => {
      await applications.lockApplication(ctx.db, application.id);
      const open = (await sql.requestsOf(ctx.db, application.id)).filter((one) => one.state === 'open');
      const request =
        open.find((one) => one.question_no === (questionNo ?? application.active_question_no)) ?? (questionNo ? undefined : open.at(-1));
      if (!request) throw new Refused('not-found');
      const decided = { decided_at: ctx.now().toISOString(), decided_by: ctx.actor.accountId };
      await sql.updateRequest(ctx.db, request.id, { state: granted ? 'granted' : 'declined', ...decided });
      await tell(ctx, application, granted, request.question_no);
    });
    return lastRequest(ctx, application.id);
  },

  byUniqueId: (ctx, { bookingId, uniqueId }) => bySecret(ctx, bookingId, uniqueId),

  async byIp(ctx, { bookingId }) {
    const mine = await ownApplication(ctx, bookingId);
    return trackingOf(ctx, mine?.ip_address === ctx.caller.ip ? mine : undefined, true);
  },

  async byAny(ctx, { bookingId, candidateEmail, uniqueId }) {
    if (candidateEmail) return trackingOf(ctx, await applicationByEmail(ctx, bookingId, candidateEmail), true);
    return uniqueId ? bySecret(ctx, bookingId, uniqueId) : trackingOf(ctx, await ownApplication(ctx, bookingId), true);
  },
};

async function tell(ctx: Atomic<Ctx>, application: Application, granted: boolean, questionNo: number) {
  const person = await findPerson(ctx.db, application.account_id);
  if (!person) return;
  const { job } = await loadInterview(ctx, application);
  const to = { email: person.email, language: person.language as Language };
  const url = await wayBack(ctx, application, job.id);
  const letter = attemptLetter(to.language, {
    name: person.first_name,
    company: job.company_name,
    title: job.title,
    url,
    granted,
    questionNo,
  });
  await sendLetter(ctx, to, letter, { applicationId: application.id });
  const about = { applicationId: application.id, bookingId: application.booking_id };
  await notify(ctx, [application.account_id], {
    kind: 'attempt',
    thing: application.id,
    ...about,
    detail: granted ? 'granted' : 'declined',
    count: 1,
  });
}
