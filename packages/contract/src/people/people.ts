import * as z from 'zod';
import { walk, walked } from '../cursors.ts';
import { endpoint } from '../endpoint.ts';
import { applicationStatuses } from '../reference-lists.ts';
import { flag, id, longPageOf, paging, text } from '../vocabulary.ts';

/** A person and what connects the person with the company. */
export const person = z.object({
  /** Tells rows apart; no id of anything. */
  key: z.string(),
  blind: z.boolean(),
  alias: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cProfilePic: z.string().nullable(),
  /** The account where the company added it: `/candidate-edit/{id}`. */
  candidate_id: z.string().nullable(),
  addedAt: z.string().nullable(),
  invitations: z.array(z.object({ id: z.string(), title: z.string(), invitedAt: z.string(), cancelled: z.boolean() })),
  applications: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(applicationStatuses), appliedAt: z.string() })),
  /** The latest of all these. */
  lastAt: z.string(),
});

const search = paging.extend({
  companyId: text(40).optional(),
  textSearch: text(100).optional(),
  corporate: flag.optional(),
  ...walk,
});
const found = longPageOf(person).extend(walked);

/** What of two duplicates can be chosen. */
export const mergedFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'birthDate',
  'nationality',
  'profession',
  'employer',
  'university',
  'courseOfStudies',
  'highestGraduation',
  'careerStage',
  'about',
] as const;
export type MergedField = (typeof mergedFields)[number];
/** One of two people who look like the same person. */
export const possibleDuplicate = z.object({
  candidate_id: z.string(),
  addedAt: z.string(),
  fields: z.record(z.enum(mergedFields), z.string()),
});

export const people = {
  byCompany: endpoint({
    route: 'GET /api/profile/candidate/list/bycompany',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'Candidates whom the own company added or invited, one row per person, the latest first.',
    query: search,
    reply: found,
    refusals: ['not-found'],
  }),
  both: endpoint({
    route: 'GET /api/profile/candidate/list/both',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'Candidates whom the own company added or invited and its applicants, one row per person, the latest first.',
    query: search,
    reply: found,
    refusals: ['not-found'],
  }),
  duplicates: endpoint({
    route: 'GET /api/candidatemanagement/duplicates',
    access: 'recruiter',
    byKey: 'people:read',
    summary: 'Candidates the company added itself who look like the same person: the same name or the same telephone number.',
    reply: z.object({
      items: z.array(z.object({ by: z.array(z.enum(['name', 'phone'])), people: z.tuple([possibleDuplicate, possibleDuplicate]) })),
    }),
  }),
  merge: endpoint({
    route: 'POST /api/candidatemanagement/merge',
    access: 'recruiter',
    summary: 'Makes one of two candidates the company added itself; what hangs on either hangs on the one that stays.',
    body: z.object({
      /** The account that stays, and the one that goes. */
      keepId: id,
      dropId: id,
      /** Fields that are taken from the one that goes. */
      take: z.array(z.enum(mergedFields)).max(mergedFields.length).default([]),
    }),
    refusals: ['not-found', 'both-applied'],
  }),
};
