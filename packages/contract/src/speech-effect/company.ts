import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { shortCode } from '../job-codes/shapes.ts';
import { instant, text } from '../vocabulary.ts';

/** What a company says before it may turn counting on. */
const use = z.object({
  on: z.boolean(),
  /** What it is for. */
  purpose: text(1000),
  /** Who is responsible, by name. */
  responsible: text(200),
  /** Where the data protection impact assessment is. */
  assessmentUrl: text(500),
});
export type EffectUse = z.output<typeof use>;

/** Turning it on asks for all of it; what was said stays when it is turned off. */
const useToSave = use
  .refine(({ on, purpose }) => !on || purpose.length >= 20, { path: ['purpose'], message: 'say in at least 20 characters what it is for' })
  .refine(({ on, responsible }) => !on || responsible.length >= 3, { path: ['responsible'], message: 'name a person' })
  .refine(({ assessmentUrl }) => assessmentUrl === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(assessmentUrl), {
    path: ['assessmentUrl'],
    message: 'must be an address that begins with https://',
  })
  .refine(({ on, assessmentUrl }) => !on || assessmentUrl !== '', {
    path: ['assessmentUrl'],
    message: 'must be the address of the assessment',
  });

const told = use.extend({
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
  /** The caller may change it: the owner of the company. */
  mayChange: z.boolean(),
});

/** Whether and for what a company has words counted. */
export const effectUse = {
  company: endpoint({
    route: 'GET /api/speech-effect/company',
    access: 'recruiter',
    summary: 'Whether the company has the effect of words counted, for what, who is responsible and where its assessment is.',
    reply: told,
  }),
  saveCompany: endpoint({
    route: 'POST /api/speech-effect/company',
    access: 'owner',
    summary: 'Turns counting on, which needs a purpose, a responsible person and the assessment, or off, which ends it at once.',
    body: useToSave,
    reply: told,
  }),
  job: endpoint({
    route: 'GET /api/speech-effect/job',
    access: 'recruiter',
    summary: 'Whether candidates of a job code may have their words counted.',
    query: z.object({ jobcodeId: shortCode }),
    reply: z.object({ on: z.boolean(), companyOn: z.boolean() }),
    refusals: ['not-found'],
  }),
  saveJob: endpoint({
    route: 'POST /api/speech-effect/job',
    access: 'recruiter',
    summary: 'Turns it on or off for a job code; it cannot be on while the company has it off.',
    body: z.object({ jobcodeId: shortCode, on: z.boolean() }),
    reply: z.object({ on: z.boolean(), companyOn: z.boolean() }),
    refusals: ['not-found', 'effect-off'],
  }),
};
