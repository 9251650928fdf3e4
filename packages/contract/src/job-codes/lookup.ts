import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, pageOf, paging, text } from '../vocabulary.ts';
import { jobCode, jobCodeOffer, jobCodeStates, shortCode } from './shapes.ts';

const byCode = { id: shortCode, noauth: flag.optional() };
const uniqueId = text(100);
const offered = ['not-found', 'interview-expired', 'interview-unavailable'] as const;

export const jobCodeLookup = {
  byBooking: endpoint({
    route: 'GET /api/jobcode/getbybookingid',
    access: 'hiring-manager',
    byKey: 'jobs:read',
    summary: 'The job code of a booking of the own company, as it is edited.',
    query: z.object({ bookingId: shortCode }),
    reply: jobCode,
    refusals: ['not-found'],
  }),
  findByBooking: endpoint({
    route: 'GET /api/jobcode/findbybookingid',
    access: 'candidate-or-hiring-manager',
    guests: true,
    summary: 'The job code of a booking, as candidates see it.',
    query: z.object({ bookingId: shortCode }),
    reply: jobCodeOffer,
    refusals: offered,
  }),
  find: endpoint({
    route: 'GET /api/jobcode/findbyid',
    access: 'public',
    summary: 'A job code as candidates see it. Unpublished and closed ones show themselves to their own company only.',
    query: z.object(byCode),
    reply: jobCodeOffer,
    refusals: offered,
    rate: { max: 120, seconds: 60 },
  }),
  findPersonal: endpoint({
    route: 'GET /api/v1/jobcode/findbyid',
    access: 'public',
    summary: 'The same with the secret of a personal link, which says whom it was sent to.',
    query: z.object({ ...byCode, uniqueid: uniqueId.optional() }),
    reply: jobCodeOffer,
    refusals: offered,
    rate: { max: 120, seconds: 60 },
  }),
  scanned: endpoint({
    route: 'GET /api/jobcode/candidate/scannedlist',
    access: 'candidate',
    summary: 'Job codes that the signed-in candidate has opened, the latest first.',
    query: paging,
    reply: pageOf(
      z.object({
        id: z.string(),
        bookingId: z.string(),
        title: z.string(),
        companyName: z.string(),
        companyLogo: z.string().nullable(),
        state: z.enum(jobCodeStates),
        closesAt: z.string().nullable(),
        openedAt: z.string(),
      }),
    ),
  }),
};
