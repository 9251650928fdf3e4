import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../vocabulary.ts';
import { applicantFilter } from './applicants.ts';

/** At most so many rows leave at once. */
export const maxExported = 10_000;

export const applicantExport = {
  csv: endpoint({
    route: 'POST /api/candidatemanagement/export',
    access: 'recruiter',
    byKey: 'applicants:read',
    summary: "The filtered list of applicants as CSV (RFC 4180, UTF-8 with a byte order mark), in the caller's language.",
    body: applicantFilter.extend({ bookingId: text(12).optional() }),
    reply: z.object({ fileName: z.string(), csv: z.string(), rows: z.number() }),
    refusals: ['not-found'],
    rate: { max: 30, seconds: 600 },
  }),
};
