import type { InterviewView, Question } from '@vitrine/contract/interviews/interview.ts';
import type { Media, Take } from '@vitrine/contract/interviews/parts.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { AnyCtx, Ctx } from '../../../platform/context.ts';
import { mediaLink } from '../../../platform/files/media-links.ts';
import type { Application } from '../../applications/index.ts';
import { isTranscriptionAgreed } from '../../transcripts/index.ts';
import { answerKindOf, longestSeconds } from '../accommodation.ts';
import type { QuestionRow } from '../interviews.sql.ts';
import { attemptsOf, type Interview, stateOf } from '../rules.ts';
import { requestsOf, type TakeRow, takesOf } from './takes.sql.ts';

type Stored = Pick<TakeRow, 'media' | 'media_type' | 'poster' | 'seconds' | 'everywhere' | 'quiet'>;

/** How the caller can play a stored recording. */
export function mediaOf(ctx: AnyCtx, stored: Stored): Media | null {
  if (!stored.media || !stored.media_type) return null;
  return {
    ...mediaLink(ctx, stored.media, stored.media_type),
    contentType: stored.media_type,
    poster: stored.poster && mediaLink(ctx, stored.poster, 'image/jpeg').url,
    seconds: stored.seconds,
    processing: !stored.everywhere,
    quiet: (stored.quiet ?? []) as Media['quiet'],
  };
}

/** A video that belongs to a job code: its type follows from its name. */
export const storedVideo = (ctx: Ctx, video: string | null, poster: string | null, ready: boolean): Media | null =>
  (video &&
    mediaOf(ctx, {
      media: video,
      media_type: video.endsWith('.webm') ? 'video/webm' : 'video/mp4',
      poster,
      seconds: null,
      everywhere: ready,
      quiet: null,
    })) ||
  null;

const fileTypes: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8', png: 'image/png', jpg: 'image/jpeg' };

/** An answer as a file is offered to be saved and never shown inside our pages. */
function fileOf(ctx: AnyCtx, take: TakeRow): Media | null {
  if (!take.media || !take.file_name) return null;
  const contentType = fileTypes[take.media.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return {
    ...mediaLink(ctx, take.media, contentType, take.file_name),
    contentType,
    poster: null,
    seconds: null,
    processing: false,
    quiet: [],
  };
}

export function takeView(ctx: AnyCtx, take: TakeRow): Take {
  const recorded = take.kind === 'video' || take.kind === 'audio';
  return {
    takeId: take.id,
    questionNo: take.question_no,
    ordinal: take.ordinal,
    kind: take.kind,
    state: take.state,
    endedBy: take.ended_by,
    chosen: take.chosen,
    bytes: take.bytes,
    length: take.length,
    complete: !recorded || (take.length !== null && take.bytes >= take.length),
    mediaState: take.media_state,
    media: recorded ? mediaOf(ctx, take) : fileOf(ctx, take),
    text: take.text_answer,
    fileName: take.file_name,
    trim: take.trim_start === null || take.trim_end === null ? null : { start: take.trim_start, end: take.trim_end },
    uploaded: take.uploaded,
    startedAt: take.started_at,
  };
}

/** What was left before anything of it arrived: there is nothing to look at, and perhaps there will be. */
const isEmpty = ({ state, bytes, length }: TakeRow) => state === 'interrupted' && bytes === 0 && length === null;

/** What waits for the candidate's word is shown with the application, and is no attempt of theirs. */
const isShown = (take: TakeRow) => take.state !== 'discarded' && take.state !== 'offered' && !isEmpty(take);

/** Without a limit nothing runs down: neither before the recording nor within it. */
function timesOf(question: QuestionRow, { no_time_limit, time_factor }: Application) {
  if (no_time_limit) return { seconds: longestSeconds, thinkSeconds: 0, timed: false };
  return {
    seconds: Math.round(question.seconds * time_factor),
    thinkSeconds: Math.round(question.think_seconds * time_factor),
    timed: true,
  };
}

/** The whole interview as its candidate sees it. */
export async function interviewView(ctx: Ctx, interview: Interview): Promise<InterviewView> {
  const { application, job, invitation } = interview;
  const takes = await takesOf(ctx.db, [application.id]);
  const requests = await requestsOf(ctx.db, application.id);
  const questions = interview.questions.map((one): Question => {
    const asked = requests.filter((request) => request.question_no === one.position);
    const { attempts, left } = attemptsOf(
      one,
      takes,
      application.extra_attempts + asked.filter((request) => request.state === 'granted').length,
    );
    return {
      questionNo: one.position,
      text: one.text,
      video: storedVideo(ctx, one.video, one.video_poster, one.video_ready),
      kinds: one.kinds as Question['kinds'],
      ...timesOf(one, application),
      attempts,
      attemptsLeft: left,
      skippable: one.skippable,
      request: asked.at(-1)?.state ?? 'none',
      takes: takes.filter((take) => take.question_no === one.position && isShown(take)).map((take) => takeView(ctx, take)),
    };
  });
  return {
    applicationId: application.id,
    bookingId: application.booking_id,
    jobcodeId: job.id,
    uniqueId: application.unique_id,
    title: job.title,
    companyName: job.company_name,
    state: stateOf(job, invitation, true, ctx.now()),
    activeQuestionNo: application.active_question_no,
    disconnectCount: application.disconnect_count,
    submitAtDeadline: application.submit_at_deadline,
    transcriptionAgreed: await isTranscriptionAgreed(ctx, application.id),
    closesAt: job.closes_at,
    submittedAt: application.submitted_at,
    answerKind: await answerKindOf(ctx, application.account_id),
    replyBy: application.reply_by,
    language: job.language as Language,
    questions,
  };
}
