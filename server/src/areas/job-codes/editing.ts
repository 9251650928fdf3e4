import type { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import type { CtxOf, Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { newShortId } from '../../platform/sessions/secrets.ts';
import { demandEntitlement } from '../billing/index.ts';
import { tellOfJob } from '../webhooks/index.ts';
import { bookPlace } from './bookings.ts';
import { forgetClips } from './clips.ts';
import * as sql from './job-codes.sql.ts';
import { missingIn, presentJobCode } from './presenter.ts';
import { copyQuestions, questionsOf, removeQuestion, writeQuestions } from './questions.ts';
import { cancelRemoval } from './removing/removals.sql.ts';
import { keepJobCode, planRemoval } from './removing/removals.ts';
import { stateOf } from './states.ts';

type Recruiter = Ctx<RecruiterActor>;

/** A job code of the own company; any other does not exist. */
export async function jobCodeOf(ctx: Recruiter, id: string) {
  const row = await sql.findJobCode(ctx.db, id);
  if (row?.company_id !== ctx.actor.companyId) throw new Refused('not-found');
  return row;
}

/**
 * Changes a job code of the own company while nobody else can, and returns how it is then.
 * A published one stays complete, or nothing is changed. Videos do not count as a revision: they go up while texts are edited.
 */
export async function withLockedJobCode(ctx: Recruiter, id: string, work: (ctx: Atomic<Recruiter>, row: sql.JobCodeRow) => Promise<void>) {
  await jobCodeOf(ctx, id);
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockJobCode(ctx.db, id);
    if (!row) throw new Refused('not-found');
    const before = await clipsOf(ctx, row);
    await work(ctx, row);
    await sql.updateJobCode(ctx.db, id, { updated_at: ctx.now().toISOString() });
    const after = await jobCodeOf(ctx, id);
    if (after.published_at && !after.archived_at) demandComplete(after, await questionsOf(ctx, after));
    await tellOfJob(ctx, after.booking_id, { kind: 'job-code', from: stateOf(row, ctx.now()), to: stateOf(after, ctx.now()) });
    const kept = new Set((await clipsOf(ctx, after)).map(({ video }) => video));
    await forgetClips(
      ctx,
      before.filter(({ video }) => !kept.has(video)),
    );
    return presentJobCode(ctx, after);
  });
}

/** The clips that a job code shows: its welcome and those of its questions. */
async function clipsOf(ctx: Pick<Ctx, 'db'>, row: sql.JobCodeRow) {
  const welcome = { video: row.welcome_video, poster: row.welcome_poster };
  const asked = (await questionsOf(ctx, row)).map((one) => ({ video: one.video, poster: one.video_poster }));
  return [welcome, ...asked].flatMap(({ video, poster }) => (video === null ? [] : [{ video, poster }]));
}

function demandComplete(row: sql.JobCodeRow, questions: sql.QuestionRow[]) {
  const missing = missingIn(row, questions);
  if (missing.length > 0) throw new Refused('job-code-incomplete', missing);
}

const demandFuture = (ctx: Recruiter, closesAt: string | null) => {
  if (closesAt && new Date(closesAt) <= ctx.now()) throw new Refused('deadline-passed', [{ field: 'deadline', message: 'in the past' }]);
};

type Input = Parameters<Handlers<typeof jobCodeEditing>['update']>[1];

/** What is stored of the named fields; a new deadline of a published job code lies in the future. */
async function columnsOf(ctx: Recruiter, row: sql.JobCodeRow, { title, introduction, language, deadline, replyDays, state }: Input) {
  const now = ctx.now().toISOString();
  const closes =
    deadline === undefined ? {} : { deadline, closes_at: deadline && (await sql.endOfDay(ctx.db, ctx.actor.companyId, deadline)) };
  const changed = deadline !== undefined && deadline !== row.deadline;
  if (changed && row.published_at && closes.closes_at) demandFuture(ctx, new Date(closes.closes_at).toISOString());
  const states =
    state === 'archived' ? { archived_at: row.archived_at ?? now } : state === 'inactive' ? { archived_at: null, published_at: null } : {};
  return {
    ...omitUndefined({ title, introduction, language, reply_days: replyDays }),
    ...closes,
    ...states,
  };
}

async function create(ctx: Recruiter, { bookingId, copyOf, title, questions }: Parameters<Handlers<typeof jobCodeEditing>['create']>[1]) {
  const model = copyOf ? await jobCodeOf(ctx, copyOf) : undefined;
  await demandEntitlement(ctx, ctx.actor.companyId, 'jobCodes');
  const now = ctx.now().toISOString();
  const id = newShortId();
  await sql.insertJobCode(ctx.db, {
    id,
    booking_id: await bookPlace(ctx, bookingId, 'jobcode'),
    company_id: ctx.actor.companyId,
    title: title ?? model?.title ?? '',
    introduction: model?.introduction ?? '',
    language: model?.language ?? ctx.language,
    welcome_video: model?.welcome_video ?? null,
    welcome_poster: model?.welcome_poster ?? null,
    welcome_ready: model?.welcome_ready ?? false,
    reply_days: model?.reply_days ?? null,
    created_by: ctx.actor.accountId,
    created_at: now,
    updated_at: now,
  });
  const row = await jobCodeOf(ctx, id);
  if (model) await copyQuestions(ctx, model, row);
  else await writeQuestions(ctx, row, questions ?? []);
  return presentJobCode(ctx, await jobCodeOf(ctx, id));
}

export const jobCodeEditingHandlers: Handlers<typeof jobCodeEditing> = {
  create: (ctx, input) => atomically(ctx, (ctx) => create(ctx, input)),

  update: (ctx, input) =>
    withLockedJobCode(ctx, input.id, async (ctx, row) => {
      if (input.revision !== undefined && input.revision !== row.revision) throw new Refused('changed-elsewhere');
      const columns = await columnsOf(ctx, row, input);
      const reopens = stateOf(row, ctx.now()) !== 'active' && stateOf({ ...row, ...columns }, ctx.now()) === 'active';
      if (reopens) await demandEntitlement(ctx, row.company_id, 'jobCodes');
      await sql.updateJobCode(ctx.db, row.id, { ...columns, updated_at: ctx.now().toISOString() });
      if (input.state === 'inactive') await cancelRemoval(ctx.db, row.id);
      await sql.riseRevision(ctx.db, row.id);
      if (input.questions) await writeQuestions(ctx, row, input.questions);
    }),

  deleteQuestion: (ctx, { id, questionId }) =>
    withLockedJobCode(ctx, id, async (ctx, row) => {
      if (!(await removeQuestion(ctx, row, questionId))) throw new Refused('not-found');
      await sql.riseRevision(ctx.db, row.id);
    }),

  publish: (ctx, { id }) =>
    withLockedJobCode(ctx, id, async (ctx, row) => {
      demandComplete(row, await questionsOf(ctx, row));
      demandFuture(ctx, row.closes_at);
      if (stateOf(row, ctx.now()) !== 'active') await demandEntitlement(ctx, row.company_id, 'jobCodes');
      await sql.updateJobCode(ctx.db, id, { published_at: ctx.now().toISOString(), archived_at: null });
      await cancelRemoval(ctx.db, id);
    }),

  remove,

  keep: (ctx, { id }) => keepJobCode(ctx, id),
};

/** Deletes a job code that is locked, with its videos. */
export async function deleteWithClips(ctx: Atomic<World>, row: sql.JobCodeRow) {
  const dropped = await clipsOf(ctx, row);
  await sql.deleteJobCode(ctx.db, row);
  await forgetClips(ctx, dropped);
}

async function remove(ctx: CtxOf<typeof jobCodeEditing.remove>, { id, name = '' }: { id: string; name?: string | undefined }) {
  const { companyId, userType } = ctx.actor;
  const found = await sql.findJobCode(ctx.db, id);
  if (!found || (userType === 'Recruiter' && found.company_id !== companyId)) throw new Refused('not-found');
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockJobCode(ctx.db, id);
    if (!row) throw new Refused('not-found');
    await tellOfJob(ctx, row.booking_id, { kind: 'job-code', from: stateOf(row, ctx.now()), to: 'archived' });
    const used = (await sql.countApplications(ctx.db, row.booking_id)) + (await sql.countInvitations(ctx.db, id)) > 0;
    if (used) {
      if (stateOf(row, ctx.now()) !== 'archived') await sql.updateJobCode(ctx.db, id, { archived_at: ctx.now().toISOString() });
      return { deleted: false, removeAt: null };
    }
    if (userType === 'User') return { deleted: false, removeAt: await planRemoval(ctx, row, name) };
    await deleteWithClips(ctx, row);
    return { deleted: true, removeAt: null };
  });
}
