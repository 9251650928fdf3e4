import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, type Language, languages, required, text } from '../vocabulary.ts';

/** So many reasons a company may keep, ours among them. */
export const maxDenialReasons = 60;

/** What is filled in for each person when a letter leaves. */
export const letterPlaces = ['{firstName}', '{title}', '{company}'] as const;

const perLanguage = <T extends z.ZodType>(one: T) =>
  z.object(Object.fromEntries(languages.map((language) => [language, one])) as Record<Language, T>);

const reason = z.object({
  id: z.string(),
  /** Of one of ours that was not renamed in the caller's language. */
  name: z.string(),
  archived: z.boolean(),
  /** What is written to who is denied for it, with places to be filled in, and what we would write. */
  letters: perLanguage(z.object({ text: z.string(), ours: z.string() })),
});
export type DenialReason = z.output<typeof reason>;

/** A letter that is left empty is ours. */
const written = { name: required(80), letters: perLanguage(text(4000)) };

export const denialReasons = {
  list: endpoint({
    route: 'GET /api/candidatemanagement/denialreason/list',
    access: 'hiring-manager',
    byKey: 'applicants:read',
    summary: 'Why the company denies, with a letter for each reason and language; those put away as well. No candidate is shown a reason.',
    reply: z.object({
      items: z.array(reason),
      /** With what the letter for a new reason begins. */
      ours: perLanguage(z.string()),
    }),
  }),
  add: endpoint({
    route: 'POST /api/candidatemanagement/denialreason/add',
    access: 'recruiter',
    byKey: 'applicants:write',
    idempotent: true,
    summary: `Adds a reason of the company's own, up to ${maxDenialReasons} in all.`,
    body: z.object(written),
    reply: reason,
    refusals: ['reason-taken', 'too-many-reasons'],
  }),
  update: endpoint({
    route: 'POST /api/candidatemanagement/denialreason/update',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Renames a reason and writes its letters.',
    body: z.object({ id, ...written }),
    reply: reason,
    refusals: ['not-found', 'reason-taken'],
  }),
  archive: endpoint({
    route: 'POST /api/candidatemanagement/denialreason/archive',
    access: 'recruiter',
    byKey: 'applicants:write',
    summary: 'Puts a reason away, or takes it out again; whom it was given to keeps it.',
    body: z.object({ id, archived: z.boolean() }),
    reply: reason,
    refusals: ['not-found'],
  }),
};
