import type { AnyCtx } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { checkTake } from './checking.jobs.ts';
import { cleanupJobs } from './cleanup.jobs.ts';
import { notifyRecruiters } from './recruiters.jobs.ts';
import { takesOf } from './takes.sql.ts';
import { assembleTake, transcodeTake } from './transcoding.jobs.ts';
import { takeView } from './view.ts';

export { forgetAnswers, forgetRecordings, interviewData } from './personal-data.ts';
export { wayBack } from './return-link.ts';
export { countDiffering } from './takes.sql.ts';
export { notifyRecruiters };

export const interviewJobs = [assembleTake, transcodeTake, checkTake, ...cleanupJobs, notifyRecruiters] as unknown as Job[];

/** The answers that were sent, by application, for those who may review them; nothing that was not sent leaves here. */
export async function answersOf(ctx: AnyCtx, applicationIds: string[]) {
  const sent = (await takesOf(ctx.db, applicationIds)).filter((take) => take.state === 'submitted');
  return sent.map((take) => ({ applicationId: take.application_id, ...takeView(ctx, take) }));
}
