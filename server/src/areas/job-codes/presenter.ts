import { attemptsOf, type JobCode, type JobCodeOffer, publishable, type Question } from '@vitrine/contract/job-codes/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/pictures.ts';
import { videoOf } from './clips.ts';
import { countApplications, findCompanyOfJobCode, type JobCodeRow, type QuestionRow } from './job-codes.sql.ts';
import { findSet } from './questions.sql.ts';
import { questionsOf } from './questions.ts';
import { retriesOf, stateOf } from './states.ts';

/** A stored question as it goes over the wire. */
export function questionOnWire(ctx: Ctx, row: QuestionRow): Question {
  const retries = retriesOf(row.retries);
  return {
    id: row.id,
    questionNo: row.position,
    text: row.text,
    kinds: row.kinds as Question['kinds'],
    seconds: row.seconds,
    thinkSeconds: row.think_seconds,
    retries,
    attempts: attemptsOf(retries),
    skippable: row.skippable,
    video: videoOf(ctx, row.video, row.video_poster, row.video_ready),
  };
}

const common = (ctx: Ctx, row: JobCodeRow, questions: QuestionRow[]) => ({
  id: row.id,
  bookingId: row.booking_id,
  title: row.title,
  introduction: row.introduction,
  language: row.language as Language,
  state: stateOf(row, ctx.now()),
  deadline: row.deadline,
  closesAt: row.closes_at,
  replyDays: row.reply_days,
  questions: questions.map((one) => questionOnWire(ctx, one)),
  welcomeVideo: videoOf(ctx, row.welcome_video, row.welcome_poster, row.welcome_ready),
});

/** A job code as its company edits it. */
export async function presentJobCode(ctx: Ctx, row: JobCodeRow): Promise<JobCode> {
  const wire = common(ctx, row, await questionsOf(ctx, row));
  return {
    ...wire,
    companyId: row.company_id,
    revision: row.revision,
    videos: wire.questions.flatMap(({ video }, fileIndex) => (video ? [{ ...video, fileIndex }] : [])),
    applicants: await countApplications(ctx.db, row.booking_id),
    version: row.current_set ? (await findSet(ctx.db, row.current_set)).version : 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}

/** A job code as candidates see it, with the questions of the version given. */
export async function presentOffer(
  ctx: Ctx,
  row: JobCodeRow,
  questions: QuestionRow[],
): Promise<Omit<JobCodeOffer, 'uniqueid' | 'invited'>> {
  const company = await findCompanyOfJobCode(ctx.db, row.company_id);
  return {
    ...common(ctx, row, questions),
    company: { companyId: company.id, companyName: company.name, companyLogo: pictureUrl(company.logo) },
  };
}

/** The fields that keep a job code from being public, by name; empty when it may be. */
export const missingIn = (row: Pick<JobCodeRow, 'title'>, questions: Pick<QuestionRow, 'text'>[]) =>
  publishable
    .safeParse({ title: row.title, questions })
    .error?.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })) ?? [];
