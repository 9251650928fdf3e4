import type { Ctx } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { checkTake } from './checking.jobs.ts';
import { makeTake, renderTake } from './making.jobs.ts';
import { tellRecruiters } from './recruiters.jobs.ts';
import { sweepingJobs } from './sweeping.jobs.ts';
import { takesOf } from './takes.sql.ts';
import { takeView } from './view.ts';

export { forgetAnswers, forgetRecordings, interviewData } from './personal-data.ts';
export { countDiffering } from './takes.sql.ts';
export { wayBack } from './way-back.ts';
export { tellRecruiters };

export const interviewJobs = [makeTake, renderTake, checkTake, ...sweepingJobs, tellRecruiters] as unknown as Job[];

/** The answers that were sent, by application, for those who may review them; nothing that was not sent leaves here. */
export async function answersOf(ctx: Ctx, applicationIds: string[]) {
  const sent = (await takesOf(ctx.db, applicationIds)).filter((take) => take.state === 'submitted');
  return sent.map((take) => ({ applicationId: take.application_id, ...takeView(ctx, take) }));
}
