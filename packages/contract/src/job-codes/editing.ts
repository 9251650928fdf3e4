import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, language, revision, text, typedName } from '../vocabulary.ts';
import { jobCode, maxQuestions, questionDraft, shortCode } from './shapes.ts';

/** For so many hours a job code that an administrator deleted can be kept after all. */
export const jobCodeGraceHours = 24;

/** A day, YYYY-MM-DD. */
const day = z.iso.date();

export const jobCodeEditing = {
  create: endpoint({
    route: 'POST /api/jobcode/create',
    access: 'recruiter',
    byKey: 'jobs:write',
    idempotent: true,
    summary: 'Makes a job code, empty or as a copy of another one of the company; books a place for it unless a booking is named.',
    body: z.object({
      bookingId: shortCode.optional(),
      copyOf: shortCode.optional(),
      title: text(120).optional(),
      questions: z.array(questionDraft).max(maxQuestions).optional(),
    }),
    reply: jobCode,
    refusals: ['not-found', 'booking-taken', 'jobcode-plan-needed'],
    rate: { max: 60, seconds: 60 },
  }),
  update: endpoint({
    route: 'POST /api/jobcode/update',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary:
      'Changes what is named and leaves the rest. `revision` refuses the change when somebody else was quicker. `state` takes a job code offline, puts it away or brings it back.',
    body: z.object({
      id: shortCode,
      revision: revision.optional(),
      title: text(120).optional(),
      introduction: text(2000).optional(),
      language: language.optional(),
      deadline: day.nullable().optional(),
      replyDays: z.number().int().min(1).max(90).nullable().optional(),
      /** All questions in their order; one that is missing is removed. */
      questions: z.array(questionDraft).max(maxQuestions).optional(),
      state: z.enum(['inactive', 'archived']).optional(),
    }),
    reply: jobCode,
    refusals: ['not-found', 'changed-elsewhere', 'job-code-incomplete', 'deadline-passed', 'jobcode-plan-needed'],
  }),
  deleteQuestion: endpoint({
    route: 'POST /api/jobcode/deletequestion',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Removes one question with its video. Interviews that began before keep it.',
    body: z.object({ id: shortCode, questionId: id }),
    reply: jobCode,
    refusals: ['not-found', 'job-code-incomplete'],
  }),
  publish: endpoint({
    route: 'POST /api/jobcode/publish',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Opens the job code to candidates (R006). It needs a title, a question and a deadline that has not passed.',
    body: z.object({ id: shortCode }),
    reply: jobCode,
    refusals: ['not-found', 'job-code-incomplete', 'deadline-passed', 'jobcode-plan-needed'],
  }),
  remove: endpoint({
    route: 'POST /api/jobcode/delete/product',
    access: 'recruiter-or-admin',
    byKey: 'jobs:write',
    summary: `Deletes a job code that nobody applied to and puts any other one away. One that an administrator deletes, who types its title and has shown the password, is put away at once and goes after ${jobCodeGraceHours} hours.`,
    body: z.object({ id: shortCode, name: typedName.optional() }),
    reply: z.object({
      deleted: z.boolean(),
      /** When it goes; null where it is gone, or stays. */
      removeAt: instant.nullable(),
    }),
    refusals: ['not-found', 'not-allowed', 'name-differs', 'password-needed'],
  }),
  keep: endpoint({
    route: 'POST /api/jobcode/admin/keep/product',
    access: 'admin',
    summary: 'Keeps a job code that an administrator deleted: it is as it was before. One that nobody deleted stays as it is.',
    body: z.object({ id: shortCode }),
    refusals: ['not-found', 'jobcode-plan-needed'],
  }),
};
