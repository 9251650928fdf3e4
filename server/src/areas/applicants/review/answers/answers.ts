import type { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { audited } from '../../../../platform/audit.ts';
import { atomically } from '../../../../platform/context.ts';
import type { Handlers } from '../../../../platform/http/serve.ts';
import { authorOf, isGuestReviewer, reviewerIdOf } from '../../../../platform/sessions/roles.ts';
import { answersOf } from '../../../interviews/index.ts';
import { applicationOf, demandBooking } from '../../applicants.ts';
import { maskedFor, personOf } from '../person.ts';
import { noteSeen } from '../seen.ts';
import { insertWatched, listAskedQuestions } from './answers.sql.ts';

/** An answer without what tells who gave it: no picture, no file, no name in a text; a voice stays. */
function withoutPerson(answer: Take, masked: (text: string) => string): { answer: Take; hidden: boolean } {
  if (answer.kind === 'text') return { answer: { ...answer, text: answer.text && masked(answer.text) }, hidden: false };
  if (answer.kind === 'audio') return { answer: { ...answer, fileName: null }, hidden: false };
  return { answer: { ...answer, media: null, fileName: null }, hidden: true };
}

/** Files are read by the company: they go wherever they are saved. */
const withoutFile = (answer: Take): Take => ({ ...answer, media: null, fileName: null });

export const applicantAnswerHandlers: Handlers<typeof applicantAnswers> = {
  async questionwise(ctx, wanted) {
    const { scope } = ctx.actor;
    const guest = isGuestReviewer(ctx.actor);
    await demandBooking(ctx, wanted.bookingId);
    const asked = await listAskedQuestions(ctx.db, {
      ...wanted,
      // an address that is tried would tell who applied
      candidateEmail: guest ? undefined : wanted.candidateEmail,
      scope,
      reviewerId: reviewerIdOf(ctx.actor),
    });
    const sent = await answersOf(ctx, [...new Set(asked.map((one) => one.applicationId))]);
    const key = (one: { applicationId: string; questionNo: number }) => `${one.applicationId} ${one.questionNo}`;
    const answers = new Map(sent.map((one) => [key(one), one]));
    const subjects = asked.filter((one) => answers.has(key(one))).map((one) => one.account_id);
    await audited(ctx, { action: 'seen', object: 'answer', objectId: wanted.id ?? wanted.bookingId, subjects });
    return {
      items: asked.map(({ first_name, last_name, email, account_id, number, blind, ...one }) => {
        const row = { first_name, last_name, email, account_id, number, blind, picture: null };
        const { firstName, lastName, email: candidateEmail, alias } = personOf(ctx, row);
        const answer = answers.get(key(one)) ?? null;
        const seen = answer && blind ? withoutPerson(answer, maskedFor(row)) : { answer, hidden: false };
        const shown = guest && seen.answer?.kind === 'file' ? { ...seen, answer: withoutFile(seen.answer) } : seen;
        return { ...one, blind, alias, firstName, lastName, candidateEmail, ...shown };
      }),
    };
  },

  async watched(ctx, { id, questionNo }) {
    await applicationOf(ctx, id);
    const watched_at = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      await noteSeen(ctx, id);
      if (questionNo !== undefined)
        await insertWatched(ctx.db, { application_id: id, question_no: questionNo, ...authorOf(ctx.actor), watched_at });
    });
  },
};
