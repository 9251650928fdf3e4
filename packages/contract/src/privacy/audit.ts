import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, userType, whole } from '../vocabulary.ts';

/** What may have been done to personal data, and by what kind of somebody. */
export const auditActions = ['seen', 'added', 'changed', 'removed', 'shared', 'sent', 'exported'] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditActorKinds = [...userType.options, 'link', 'product', 'provider'] as const;

const entry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  object: z.string(),
  objectId: z.string(),
  actorKind: z.enum(auditActorKinds),
  /** Null where there is nobody to name: a person who is gone, a link, the product itself. */
  actorName: z.string().nullable(),
  /** The alias alone, or null, for a reader to whom this application is left blind. */
  subjectName: z.string().nullable(),
  companyName: z.string().nullable(),
  /** With which key of the company a program did it in that person's name; null where they did it themselves. */
  keyName: z.string().nullable(),
});
export type AuditEntry = z.output<typeof entry>;

export const audit = {
  list: endpoint({
    route: 'GET /api/privacy/audit',
    access: 'owner-or-admin',
    summary: 'Every look at and change to personal data: of the own company for its owner, of all or of one for administrators.',
    query: z.object({
      companyId: id.optional(),
      action: z.enum(auditActions).optional(),
      actorKind: z.enum(auditActorKinds).optional(),
      /** What this account did; in the log of a company, one of its recruiters. */
      by: id.optional(),
      /** From this moment on, … */
      from: z.iso.datetime().optional(),
      /** … and before this one. */
      until: z.iso.datetime().optional(),
      before: whole(1, Number.MAX_SAFE_INTEGER).optional(),
      count: whole(1, 200).default(50),
    }),
    reply: z.object({ items: z.array(entry), more: z.boolean() }),
    refusals: ['not-allowed'],
  }),
  check: endpoint({
    route: 'GET /api/privacy/audit/check',
    access: 'owner-or-admin',
    summary: 'Reads the sealed hours of the audit log again: whether anything in it was changed, removed or slipped in.',
    reply: z.object({
      hours: z.number(),
      sealedUntil: z.string().nullable(),
      /** The first hour that is not as it was sealed. */
      broken: z.string().nullable(),
    }),
    refusals: ['not-allowed'],
    rate: { max: 20, seconds: 60 },
  }),
};
