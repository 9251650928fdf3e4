import { attemptsOf, type JobCode, type JobCodeOffer, publishable, type Question } from '@vitrine/contract/job-codes/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import { onWire } from '../../platform/wire-names.ts';
import { videoOf } from './clips.ts';
import { countApplications, findCompanyOfJobCode, type JobCodeRow, type QuestionRow } from './job-codes.sql.ts';
import { findSet } from './questions.sql.ts';
import { questionsOf } from './questions.ts';
import { retriesOf, stateOf } from './states.ts';

/** A stored question as it goes over the wire. */
export function questionOnWire(ctx: Ctx, row: QuestionRow): Question {
  const retries = retriesOf(row.retries);
  return {
    ...onWire(row),
    questionNo: row.position,
    kinds: row.kinds as Question['kinds'],
    retries,
    attempts: attemptsOf(retries),
    video: videoOf(ctx, row.video, row.video_poster, row.video_ready),
  };
}

const common = (ctx: Ctx, row: JobCodeRow, questions: QuestionRow[]) => ({
  ...onWire(row),
  language: row.language as Language,
  state: stateOf(row, ctx.now()),
  questions: questions.map((one) => questionOnWire(ctx, one)),
  welcomeVideo: videoOf(ctx, row.welcome_video, row.welcome_poster, row.welcome_ready),
});

/** A job code as its company edits it. */
export async function presentJobCode(ctx: Ctx, row: JobCodeRow): Promise<JobCode> {
  const wire = common(ctx, row, await questionsOf(ctx, row));
  return {
    ...wire,
    videos: wire.questions.flatMap(({ video }, fileIndex) => (video ? [{ ...video, fileIndex }] : [])),
    applicants: await countApplications(ctx.db, row.booking_id),
    version: row.current_set ? (await findSet(ctx.db, row.current_set)).version : 1,
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
