import type { World } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { markRecordingsRemoved, sendNothingAtDeadline } from '../applications/index.ts';
import { findApplicationOf, findReuse, lockApplication } from './interviews.sql.ts';
import * as sql from './personal-data.sql.ts';
import { removeUploaded, uploadPurpose } from './uploads/offered.ts';

/** Removes all answers of applications, in the transaction of the caller; returns the files to remove. */
export async function forgetAnswers(ctx: World, applicationIds: string[]) {
  const takes = await sql.deleteTakes(ctx.db, applicationIds);
  return takes.map(({ id }) => `takes/${id}/`);
}

/**
 * Removes what was recorded for applications, in the transaction of the caller, and notes it with them; written answers
 * stay. Returns the files to remove.
 */
export async function forgetRecordings(ctx: World, applicationIds: string[]) {
  const takes = await sql.deleteRecordings(ctx.db, applicationIds);
  await markRecordingsRemoved(ctx.db, applicationIds, ctx.now().toISOString());
  return takes.map(({ id }) => `takes/${id}/`);
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.'));

/** Answers, requests for another attempt, and what an interview grants this person. */
export const interviewData: PersonalData = {
  area: 'interviews',

  async tell(ctx, { id: accountId }) {
    const takes = await sql.takesOfAccount(ctx.db, accountId);
    return {
      data: {
        answers: takes.map(({ media, id: _id, ...take }) => ({ ...take, recording: media ? fileName({ media, ...take }) : null })),
        requestsForAnotherAttempt: await sql.requestsOfAccount(ctx.db, accountId),
        answersMayBeUsedAgain: await findReuse(ctx.db, accountId),
        accommodation: (await sql.accommodationOf(ctx.db, accountId)) ?? null,
      },
      files: takes.flatMap((take) => (take.media ? [{ name: fileName({ ...take, media: take.media }), stored: take.media }] : [])),
    };
  },

  // takes go with their applications, which the area of applicants lets go of
  erase: async () => [],

  async merge(ctx, keepId, dropId) {
    await sql.moveWishes(ctx.db, keepId, dropId);
    return [];
  },

  withdraw: {
    [uploadPurpose]: async (ctx, { accountId, bookingId }) => {
      const application = bookingId ? await findApplicationOf(ctx.db, accountId, bookingId) : undefined;
      return application && (await lockApplication(ctx.db, application.id)) ? removeUploaded(ctx, application.id) : [];
    },

    'interview-sent-at-deadline': async (ctx, { accountId, bookingId }) => {
      if (bookingId) await sendNothingAtDeadline(ctx.db, accountId, bookingId);
      return [];
    },
  },
};

const fileName = (take: { company: string; question_no: number; ordinal: number; started_at: string; media: string }) =>
  `answers/${take.started_at.slice(0, 10)} ${take.company} ${take.question_no}-${take.ordinal}${endingOf(take.media)}`;
