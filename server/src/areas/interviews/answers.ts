import type { answers } from '@vitrine/contract/interviews/answers.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { Refused } from '../../platform/refused.ts';
import { isWithin } from '../../platform/sessions/scope.ts';
import { demandRecording } from '../../providers/media/index.ts';
import { answerLinkHandlers } from './answer-links.ts';
import * as applications from './interviews.sql.ts';
import {
  attemptsOf,
  demandAnswering,
  demandCandidate,
  demandUnsent,
  holdUnsent,
  type Interview,
  interviewOf,
  questionOf,
} from './rules.ts';
import { addFilm, makeFilm } from './takes/films.ts';
import { addTake, grantedFor, makeRoom } from './takes/ledger.ts';
import * as sql from './takes/takes.sql.ts';
import { demandTrim } from './takes/takes.ts';
import { mediaOf, storedVideo, takeView } from './takes/view.ts';

/** The caller's own interview of a booking. */
async function interviewOfBooking(ctx: Ctx, bookingId: string): Promise<Interview> {
  if (ctx.actor?.userType === 'Recruiter') throw new Refused('recruiter-interview');
  const application = ctx.actor && (await applications.findApplicationOf(ctx.db, ctx.actor.accountId, bookingId));
  if (!application) throw new Refused('not-found');
  return interviewOf(ctx, application.id);
}

/**
 * A chosen file counts like a take that was stopped: it uses an attempt and is the answer until another is chosen. Before it
 * is stored whole nothing is written of it, so that whatever breaks meanwhile uses none.
 */
async function uploadAnswer(ctx: Ctx, interview: Interview, questionNo: number, file: UploadedFile) {
  demandAnswering(interview, ctx.now());
  const { retries } = questionOf(interview, questionNo);
  await demandRecording(file.path);
  const id = ctx.newId();
  return storingFiles(ctx, async (ctx) => {
    const made = await makeFilm(ctx, id, file);
    return atomically(ctx, async (ctx) => {
      await makeRoom(ctx, interview, questionNo);
      const ended = { state: 'finished', ended_at: ctx.now().toISOString(), uses_attempt: retries !== null } as const;
      const take = await addFilm(ctx, interview, questionNo, { id, file, made, ...ended });
      return takeView(ctx, await sql.chooseTake(ctx.db, take));
    });
  });
}

/** Changes only the trimming of the chosen answer. */
async function trimAnswer(ctx: Ctx, interview: Interview, questionNo: number, start: number | undefined, end: number | undefined) {
  return atomically(ctx, async (ctx) => {
    await holdUnsent(ctx, interview);
    const takes = await sql.takesOf(ctx.db, [interview.application.id]);
    const take = takes.find((one) => one.question_no === questionNo && one.chosen);
    if (!take) throw new Refused('not-found');
    return takeView(ctx, await sql.updateTake(ctx.db, take.id, demandTrim(take, { start: start ?? 0, end: end ?? take.seconds ?? 0 })));
  });
}

/** Copies the recording itself for a take of its own, so that deleting one interview leaves the other whole. */
async function copyFiles(ctx: Ctx, take: sql.TakeRow) {
  const id = ctx.newId();
  const copy = async (name: string | null) => {
    const content = name && (await ctx.files.read(name));
    if (!name || !content) return null;
    const target = name.replace(take.id, id);
    await ctx.files.put(target, content);
    return target;
  };
  return { take, id, media: await copy(take.media), poster: await copy(take.poster) };
}

type Copied = Awaited<ReturnType<typeof copyFiles>>;

/** What a copy says like the take it was made from. */
const copied = [
  'kind',
  'mime_type',
  'bytes',
  'length',
  'text_answer',
  'file_name',
  'trim_start',
  'trim_end',
  'media_state',
  'made_bytes',
  'media_type',
  'seconds',
  'everywhere',
  'quiet',
  'uploaded',
  'origin',
] as const satisfies (keyof sql.TakeRow)[];

async function writeCopy(ctx: Atomic<Ctx>, interview: Interview, { take, id, media, poster }: Copied) {
  const same = Object.fromEntries(copied.map((key) => [key, take[key]])) as Pick<sql.TakeRow, (typeof copied)[number]>;
  const made = await addTake(ctx, interview, take.question_no, { ...same, id, media, poster, state: 'finished', ended_by: 'stopped' });
  await sql.chooseTake(ctx.db, made);
}

async function reuse(ctx: Ctx, fromBookingId: string, bookingId: string) {
  const from = await interviewOfBooking(ctx, fromBookingId);
  const to = await interviewOfBooking(ctx, bookingId);
  demandUnsent(to, ctx.now());
  if (!(await applications.findReuse(ctx.db, from.application.account_id))) throw new Refused('not-allowed');
  if (from.questions.length !== to.questions.length) throw new Refused('questions-differ');
  const answers = (await sql.takesOf(ctx.db, [from.application.id])).filter((one) => one.state === 'submitted');
  return storingFiles(ctx, async (ctx) => {
    const copies: Copied[] = [];
    for (const one of answers) copies.push(await copyFiles(ctx, one));
    await atomically(ctx, async (ctx) => {
      await holdUnsent(ctx, to);
      for (const one of copies) await writeCopy(ctx, to, one);
    });
    return { copied: answers.length };
  });
}

async function uploaded(ctx: Ctx, bookingId: string) {
  if (ctx.actor?.userType === 'Recruiter') return { items: await questionVideos(ctx, bookingId) };
  const { application } = await interviewOfBooking(ctx, bookingId);
  const takes = await sql.takesOf(ctx.db, [application.id]);
  const shown = takes.filter((take) => take.kind === 'video' && take.chosen && take.media);
  return {
    items: shown.map((take) => ({
      questionNo: take.question_no,
      fileIndex: take.question_no - 1,
      takeId: take.id,
      trim: takeView(ctx, take).trim,
      video: mediaOf(ctx, take),
    })),
  };
}

async function questionVideos(ctx: Ctx, bookingId: string) {
  const found = await applications.findJobCodeOfBooking(ctx.db, bookingId);
  const job = found && (await applications.findJobCode(ctx.db, found.id));
  if (!job || !isWithin(ctx.actor?.scope, job)) throw new Refused('not-found');
  const questions = await applications.questionsOf(ctx.db, job.current_set);
  return questions
    .filter((one) => one.video)
    .map((one) => ({
      questionNo: one.position,
      fileIndex: one.position - 1,
      takeId: null,
      trim: null,
      video: storedVideo(ctx, one.video, one.video_poster, one.video_ready),
    }));
}

export const answerHandlers: Handlers<typeof answers> = {
  ...answerLinkHandlers,

  async upload(ctx, { bookingId, questionNo, trimDataOnly, start, end }, file) {
    const interview = await interviewOfBooking(ctx, bookingId);
    if (trimDataOnly) return trimAnswer(ctx, interview, questionNo, start, end);
    if (!file) throw new Refused('file-missing');
    const takes = await sql.takesOf(ctx.db, [interview.application.id]);
    const { left } = attemptsOf(questionOf(interview, questionNo), takes, await grantedFor(ctx, interview.application, questionNo));
    if (left === 0) throw new Refused('no-restarts-left');
    return uploadAnswer(ctx, interview, questionNo, file);
  },

  uploaded: (ctx, { bookingId }) => uploaded(ctx, bookingId),
  reuse: (ctx, { fromBookingId, bookingId }) => reuse(ctx, fromBookingId, bookingId),

  async reuseSetting(ctx) {
    return { reuseVideoInterview: await applications.findReuse(ctx.db, ctx.actor.accountId) };
  },

  async setReuse(ctx, { reuseVideoInterview }) {
    const actor = demandCandidate(ctx.actor, null);
    await applications.saveReuse(ctx.db, {
      account_id: actor.accountId,
      allowed: reuseVideoInterview,
      changed_at: ctx.now().toISOString(),
    });
    return { reuseVideoInterview };
  },
};
