import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, maxVideoBytes, whole } from '../vocabulary.ts';
import { jobCode, shortCode } from './shapes.ts';

/** MOV, MP4 or M4V by their content (R144), or what a browser records; under 100 MB (R145). */
const upload = { maxBytes: maxVideoBytes, kinds: ['video', 'recording'] } as const;

/** The part of it that is kept, in seconds; what is left out is never stored. */
const second = z.coerce
  .number()
  .min(0)
  .max(20 * 60)
  .optional();
const trim = { trimStart: second, trimEnd: second };

/** Which question: by its id, or by its place counted from 0. */
const which = { id: shortCode, questionId: id.optional(), fileIndex: whole(0, 100).optional() };

export const jobCodeVideos = {
  upload: endpoint({
    route: 'POST /api/jobcode/upload',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Stores the video of a question, named by its id or by `fileIndex`, its place counted from 0.',
    body: z.object({ ...which, ...trim }),
    upload,
    reply: jobCode,
    refusals: ['not-found', 'broken-video'],
  }),
  remove: endpoint({
    route: 'POST /api/jobcode/removevideo',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Removes the video of a question; its text stays.',
    body: z.object(which),
    reply: jobCode,
    refusals: ['not-found'],
  }),
  uploadWelcome: endpoint({
    route: 'POST /api/jobcode/onboarding/uploadvideo',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Stores the welcome video that candidates see before the first question.',
    body: z.object({ id: shortCode, ...trim }),
    upload,
    reply: jobCode,
    refusals: ['not-found', 'broken-video'],
  }),
  removeWelcome: endpoint({
    route: 'POST /api/jobcode/onboarding/removevideo',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: 'Removes the welcome video.',
    body: z.object({ id: shortCode }),
    reply: jobCode,
    refusals: ['not-found'],
  }),
};
