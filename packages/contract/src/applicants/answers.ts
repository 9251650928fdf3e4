import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { take } from '../interviews/parts.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { emailAddress, id, text, whole } from '../vocabulary.ts';

export const applicantAnswers = {
  questionwise: endpoint({
    route: 'GET /api/jobcode/questionwise/videoanswer',
    access: 'guest-reviewer',
    byKey: 'applicants:read',
    summary: 'What applicants answered: to one question by all of them, or to all questions by one. Nothing that was not sent is shown.',
    query: z.object({
      bookingId: text(12),
      questionNo: whole(1, 200).optional(),
      candidateEmail: emailAddress.optional(),
      /** Application. */
      id: id.optional(),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          applicationId: z.string(),
          /** The person is left out: no name, and no recording that shows a face. */
          blind: z.boolean(),
          alias: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          candidateEmail: z.string(),
          status: z.enum(applicationStatuses),
          questionNo: z.number(),
          question: z.string(),
          /** The question was left out, which it allowed, where there is none. */
          answer: take.nullable(),
          /** There is a recording or a file that is left out because it would tell who it is. */
          hidden: z.boolean(),
          /** The caller has begun to watch, hear or read it. */
          watched: z.boolean(),
        }),
      ),
    }),
    refusals: ['not-found'],
  }),
  watched: endpoint({
    route: 'POST /api/candidatemanagement/watched',
    access: 'guest-reviewer',
    summary: 'Notes that an answer has been looked at, or without a number what was sent beside them; the application counts as seen then.',
    body: z.object({ id, questionNo: whole(1, 100).optional() }),
    refusals: ['not-found'],
  }),
};
