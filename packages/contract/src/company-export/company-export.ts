import * as z from 'zod';
import { day } from '../durations.ts';
import { endpoint } from '../endpoint.ts';
import { instant } from '../vocabulary.ts';

/** How long a finished export can be fetched, in milliseconds. */
export const companyExportKept = 3 * day;

const exported = z.object({
  /** `outdated`: somebody who stood in it was erased, so it is gone before its time. */
  state: z.enum(['none', 'waiting', 'working', 'ready', 'outdated']),
  /** Files written so far, of so many. */
  done: z.number(),
  total: z.number(),
  /** Bytes of the files that were written so far. */
  bytes: z.number(),
  /** Files that could not be put in: the export's own list names them. */
  missing: z.number(),
  /** Why the last try broke off; it is tried again by itself. */
  fault: z.enum(['no-room', 'other']).nullable(),
  createdAt: instant.nullable(),
  expiresAt: instant.nullable(),
  fetchedAt: instant.nullable(),
});
export type CompanyExport = z.output<typeof exported>;

export const companyExport = {
  state: endpoint({
    route: 'GET /api/company/export',
    access: 'owner',
    summary: 'How far the export of the company is that the caller asked for.',
    reply: exported,
  }),
  start: endpoint({
    route: 'POST /api/company/export',
    access: 'owner',
    password: true,
    summary: 'Begins to gather everything the company has into one ZIP; an export made before goes. The caller is told when it is ready.',
    reply: exported,
    rate: { max: 10, seconds: 3600 },
  }),
  fetch: endpoint({
    route: 'POST /api/company/export/fetch',
    access: 'owner',
    password: true,
    summary: 'Where the finished export lies, for some minutes; that it was fetched stands in the activity log.',
    reply: z.object({ url: z.string() }),
    refusals: ['not-found'],
  }),
};
