import type { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { answersOf } from '../interviews/index.ts';
import { listAskedQuestions } from './answers.sql.ts';
import { findBooking } from './applicants.sql.ts';

export const applicantAnswerHandlers: Handlers<typeof applicantAnswers> = {
  async questionwise(ctx, wanted) {
    const { companyId } = ctx.actor;
    if (!(await findBooking(ctx.db, wanted.bookingId, companyId))) throw new Refused('not-found');
    const asked = await listAskedQuestions(ctx.db, { ...wanted, companyId });
    const sent = await answersOf(ctx, [...new Set(asked.map((one) => one.applicationId))]);
    const key = (one: { applicationId: string; questionNo: number }) => `${one.applicationId} ${one.questionNo}`;
    const answers = new Map(sent.map((one) => [key(one), one]));
    return { items: asked.map((one) => ({ ...one, answer: answers.get(key(one)) ?? null })) };
  },
};
