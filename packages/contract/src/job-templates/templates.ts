import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, language, required } from '../vocabulary.ts';
import { templateContent } from './shapes.ts';

const named = z.object({ id: z.string(), name: z.string() });
/** What else the trade is called, in any language, so that it is found by that too. */
const trade = named.extend({ also: z.array(z.string()) });
/** The key of a trade for ours, an id for those of the company. */
const templateId = z.union([
  id,
  z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40),
]);

export const jobTemplates = {
  list: endpoint({
    route: 'GET /api/jobtemplates',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary: "What a job can begin with: the company's own templates by name, and ours for forty trades in the language asked for.",
    query: z.object({ language }),
    reply: z.object({ own: z.array(named), ours: z.array(trade) }),
  }),
  read: endpoint({
    route: 'GET /api/jobtemplates/{id}',
    access: 'recruiter',
    byKey: 'jobs:read',
    summary: 'All of one template; one of ours in the language asked for.',
    params: z.object({ id: templateId }),
    query: z.object({ language }),
    reply: templateContent,
    refusals: ['not-found'],
  }),
  keep: endpoint({
    route: 'POST /api/jobtemplates/keep',
    access: 'recruiter',
    byKey: 'jobs:write',
    idempotent: true,
    summary: 'Keeps a template for everybody in the company, in place of the one that had the same name.',
    body: z.object({ name: required(80), content: templateContent }),
    reply: z.object({ id: z.string() }),
    rate: { max: 60, seconds: 60 },
  }),
  remove: endpoint({
    route: 'POST /api/jobtemplates/remove',
    access: 'recruiter',
    byKey: 'jobs:write',
    summary: "Removes one of the company's own templates; jobs that began with it stay as they are.",
    body: byId,
    refusals: ['not-found'],
  }),
};
