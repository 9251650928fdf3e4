import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, required, whole } from '../vocabulary.ts';

export const retentionCountries = ['DE', 'FR', 'other'] as const;
export type RetentionCountry = (typeof retentionCountries)[number];

/** Months after the decision that a country allows at most; `renewed` with the candidate's renewed consent. */
export const retentionLimits: Record<RetentionCountry, { files: number; recordings: number; renewed: number | null }> = {
  DE: { files: 6, recordings: 3, renewed: null },
  FR: { files: 6, recordings: 3, renewed: 24 },
  other: { files: 12, recordings: 6, renewed: null },
};

const months = z.number().int().min(1).max(24);
const choice = z.object({ country: z.enum(retentionCountries), fileMonths: months, videoMonths: months });
export type RetentionChoice = z.output<typeof choice>;

const due = z.object({
  applicationId: z.string(),
  /** Empty while the company leaves names out and this recruiter has not judged yet. */
  name: z.string(),
  alias: z.string(),
  title: z.string(),
  /** Only the recordings, or everything but the figures. */
  what: z.enum(['recordings', 'all']),
  on: z.string(),
  held: z.boolean(),
});
export type RetentionDue = z.output<typeof due>;

const hold = z.object({
  applicationId: z.string(),
  /** Empty while the company leaves names out and this recruiter has not judged yet. */
  name: z.string(),
  alias: z.string(),
  title: z.string(),
  reason: z.string(),
  placedAt: z.string(),
  placedBy: z.string().nullable(),
});

export const retention = {
  settings: endpoint({
    route: 'GET /api/privacy/retention',
    access: 'recruiter',
    byKey: 'settings:read',
    summary: 'How long the own company keeps applications after the decision.',
    reply: choice,
  }),
  save: endpoint({
    route: 'POST /api/privacy/retention',
    access: 'owner',
    summary: 'Chooses how long, within what the country allows (owner only). It cannot be switched off.',
    body: choice,
    reply: choice,
    refusals: ['not-allowed'],
  }),
  preview: endpoint({
    route: 'GET /api/privacy/retention/preview',
    access: 'recruiter',
    summary: 'What would go within so many days, without removing anything.',
    query: z.object({ days: whole(0, 365).default(30) }),
    reply: z.object({ items: z.array(due), total: z.number() }),
  }),
  receipts: endpoint({
    route: 'GET /api/privacy/retention/receipts',
    access: 'recruiter',
    summary: 'What was removed, run by run, newest first.',
    reply: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          recordings: z.number(),
          files: z.number(),
          invitations: z.number(),
          held: z.number(),
          applicationIds: z.array(z.string()),
        }),
      ),
    }),
  }),
  holds: endpoint({
    route: 'GET /api/privacy/retention/holds',
    access: 'recruiter',
    summary: 'Applications that are kept for a dispute.',
    reply: z.object({ items: z.array(hold) }),
  }),
  hold: endpoint({
    route: 'POST /api/privacy/retention/hold',
    access: 'recruiter',
    summary: 'Keeps an application for a dispute, with the reason.',
    body: z.object({ applicationId: id, reason: required(500) }),
    refusals: ['not-found', 'already-held'],
  }),
  release: endpoint({
    route: 'POST /api/privacy/retention/release',
    access: 'recruiter',
    summary: 'Ends the hold; the time to be kept counts again as if there had been none.',
    body: z.object({ applicationId: id }),
    refusals: ['not-found'],
  }),
  kept: endpoint({
    route: 'GET /api/privacy/kept',
    access: 'candidate',
    summary: 'Until when which company keeps the applications of the caller.',
    reply: z.object({
      items: z.array(
        z.object({
          applicationId: z.string(),
          companyName: z.string(),
          title: z.string(),
          /** Null where there are no recordings any more, or none yet. */
          recordingsUntil: z.string().nullable(),
          filesUntil: z.string(),
          held: z.boolean(),
          /** The caller may agree to be kept longer: until then. */
          longer: z.object({ until: z.string(), agreed: z.boolean() }).nullable(),
        }),
      ),
    }),
  }),
  keepLonger: endpoint({
    route: 'POST /api/privacy/kept/longer',
    access: 'candidate',
    summary: 'Agrees that a company keeps an application longer; the consent can be withdrawn.',
    body: z.object({ applicationId: id }),
    refusals: ['not-found'],
  }),
};
