import * as z from 'zod';
import { mostRecruiters } from '../billing/plans.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, longPageOf, paging, text } from '../vocabulary.ts';
import { companyStates } from './states.ts';

const companyState = z.enum(companyStates);

const listedCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  state: companyState,
  /** Its people who can sign in. */
  recruiters: z.number(),
  /** Its job ads that take applications. */
  openJobs: z.number(),
  createdAt: instant,
});
export type ListedCompany = z.output<typeof listedCompany>;

const arrangement = z.object({
  /** For administrators alone. */
  notes: text(4000),
  /** As many recruiters as this, whatever its plans give; null: as its plans give. */
  seats: z.number().int().min(1).max(mostRecruiters).nullable(),
  /** Whether its colours and its font are shown. */
  branding: z.boolean(),
});
export type Arrangement = z.output<typeof arrangement>;

const company = listedCompany.extend({
  industries: z.array(z.string()),
  address: z.string(),
  website: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  jobs: z.number(),
  applications: z.number(),
  arrangement,
  /** When what is left of a company that is being deleted goes. */
  eraseAt: instant.nullable(),
});
export type Company = z.output<typeof company>;

/** The companies of an installation, for whoever runs it. */
export const companies = {
  list: endpoint({
    route: 'GET /api/admin/companylist',
    access: 'admin',
    summary:
      'The companies of this Vitrine, the newest first; `textSearch` finds parts of names, addresses, websites, and of the names and e-mail addresses of their people (R036, R165).',
    query: paging.extend({ textSearch: text(100).optional(), state: companyState.optional() }),
    reply: longPageOf(listedCompany),
  }),
  info: endpoint({
    route: 'GET /api/admin/companyinfo',
    access: 'admin',
    summary: 'One company, by `compId` or `companyId`.',
    query: z.object({ compId: id.optional(), companyId: id.optional() }),
    reply: company,
    refusals: ['not-found'],
  }),
  updateMisc: endpoint({
    route: 'POST /api/admin/company/misc/update',
    access: 'admin',
    password: true,
    summary:
      'What the operator has arranged with a company: notes of administrators, seats beyond its plans, whether its look is shown. What is left out stays.',
    body: arrangement.partial().extend({ companyId: id }),
    reply: arrangement,
    refusals: ['not-found'],
  }),
};
