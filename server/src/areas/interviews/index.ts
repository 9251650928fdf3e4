import type { AnyCtx } from '../../platform/context.ts';
import { questionsOf } from './interviews.sql.ts';
import { takesOf } from './takes/takes.sql.ts';
import { takeView } from './takes/view.ts';

export { landing } from './interview.ts';
export { forgetAnswers, forgetRecordings } from './personal-data.ts';
export { tellOfQuestion, tellRecruiters } from './recruiters.jobs.ts';
export { wayBack } from './return-link.ts';
export { reaches } from './rules.ts';
export { openRequests } from './takes/open-requests.ts';
export { countDiffering } from './takes/takes.sql.ts';
export { filmJobs } from './takes/transcoding.jobs.ts';
export { offeredTo } from './uploads/offered.ts';

/** The answers that were sent, by application, for those who may review them; nothing that was not sent leaves here. */
export async function answersOf(ctx: AnyCtx, applicationIds: string[]) {
  const sent = (await takesOf(ctx.db, applicationIds)).filter((take) => take.state === 'submitted');
  return sent.map((take) => ({ applicationId: take.application_id, ...takeView(ctx, take) }));
}

/** Each question of an interview that was sent, with the answer to it, for the candidate alone. */
export async function sentAnswers(ctx: AnyCtx, application: { id: string; question_set_id: string | null }) {
  const [questions, answers] = await Promise.all([questionsOf(ctx.db, application.question_set_id), answersOf(ctx, [application.id])]);
  return questions.map(({ position, text }) => ({
    questionNo: position,
    question: text,
    answer: answers.find((one) => one.questionNo === position) ?? null,
  }));
}
