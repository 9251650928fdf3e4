import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, required, text, whole } from '../vocabulary.ts';

/** So many documents a company asks for at most. */
export const maxProgressDocuments = 60;

const plainDay = z.iso.date().refine((value) => value >= '2000-01-01' && value < '2100-01-01');

/** A document that a company asks of people it takes on. */
export const progressDocument = z.object({
  pfId: z.string(),
  pfTitle: z.string(),
  /** Its place, counted from 1. */
  pfSLNo: z.number(),
  why: z.string(),
  /** Until when: a day (YYYY-MM-DD), or so many days after somebody was accepted; neither where there is no hurry. */
  dueDate: z.string().nullable(),
  dueDays: z.number().nullable(),
  /** Bookings of the jobs whose people are asked for it; empty: everybody. */
  bookings: z.array(z.string()),
});
export type ProgressDocument = z.output<typeof progressDocument>;

const list = z.object({ items: z.array(progressDocument) });

const fields = {
  pfTitle: required(120),
  why: text(1000).default(''),
  dueDate: plainDay.nullable().default(null),
  dueDays: whole(0, 365).nullable().default(null),
  bookings: z.array(text(40, 1)).max(200).default([]),
};

/** What a company asks for. Every change answers the whole list as it stands. */
export const progressAsking = {
  create: endpoint({
    route: 'POST /api/pf/create',
    access: 'recruiter',
    byKey: 'documents:write',
    idempotent: true,
    summary: 'Adds a document at the end of what the company asks for, of everybody or of the people of some jobs.',
    body: z.object(fields),
    reply: list,
    refusals: ['slots-full', 'not-found'],
    rate: { max: 300, seconds: 3600 },
  }),
  update: endpoint({
    route: 'POST /api/pf/update',
    access: 'recruiter',
    byKey: 'documents:write',
    summary: 'Changes a document; with `delete` it is no longer asked for, and what was handed in stays with each person.',
    body: z.object({
      pfId: id,
      pfTitle: fields.pfTitle.optional(),
      why: text(1000).optional(),
      dueDate: plainDay.nullable().optional(),
      dueDays: whole(0, 365).nullable().optional(),
      bookings: z.array(text(40, 1)).max(200).optional(),
      delete: z.boolean().optional(),
    }),
    reply: list,
    refusals: ['not-found'],
  }),
  reorder: endpoint({
    route: 'POST /api/pf/reorder',
    access: 'recruiter',
    byKey: 'documents:write',
    summary: 'Puts the documents into this order. What is not named follows in the order it had.',
    body: z.object({ pfIds: z.array(id).min(1).max(maxProgressDocuments) }),
    reply: list,
    refusals: ['not-found'],
  }),
  list: endpoint({
    route: 'GET /api/pf/list',
    access: 'recruiter',
    byKey: 'documents:read',
    summary: 'What the company asks for, in its order; with `bookingId` only what people of that job are asked for.',
    query: z.object({ bookingId: text(40).optional() }),
    reply: list,
  }),
};
