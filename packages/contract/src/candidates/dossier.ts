import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { take } from '../interviews/parts.ts';
import { shownEffect } from '../speech-effect/shapes.ts';
import { id, instant, text } from '../vocabulary.ts';
import { shownProfile } from './shapes.ts';

export const maxDossierComment = 2000;

const who = z.object({ candidate_id: id.optional() });

const interview = z.object({
  applicationId: z.string(),
  companyName: z.string(),
  title: z.string(),
  sentAt: instant,
  /** How the words may come across, where the candidate shows it here; to people of a company after their own rating, to programs never. */
  speechEffect: shownEffect.nullable(),
  answers: z.array(z.object({ questionNo: z.number(), question: z.string(), answer: take.nullable() })),
});

/** A dossier presents one candidate: profile, documents, interviews, and a comment of who presents. */
export const dossier = z.object({
  profile: shownProfile,
  comment: z.string(),
  commentAt: instant.nullable(),
  /** What administrators wrote: before the candidate always, before others while it is released. */
  administratorWords: z.object({ comment: z.string(), changedAt: instant, releasedAt: instant.nullable() }).nullable(),
  interviews: z.array(interview),
});
export type Dossier = z.output<typeof dossier>;

export const dossiers = {
  read: endpoint({
    route: 'GET /api/v2/profile/candidate/dossier',
    access: 'candidate-or-recruiter',
    byKey: 'people:read',
    summary:
      'The own dossier of a candidate; for recruiters that of a person who has to do with their company, with the interviews for it.',
    query: who,
    reply: dossier,
    refusals: ['not-found'],
  }),
  comment: endpoint({
    route: 'POST /api/v2/profile/candidate/dossier/comment',
    access: 'candidate-or-recruiter',
    byKey: 'people:write',
    summary: 'Writes the comment of the dossier: of the candidate, or of the own company. Each has its own.',
    body: who.extend({ comment: text(maxDossierComment) }),
    refusals: ['not-found'],
  }),
  pdf: endpoint({
    route: 'GET /api/v2/profile/candidate/dossier/pdf',
    access: 'candidate-or-recruiter',
    byKey: 'people:read',
    summary: 'A link to the dossier as a PDF in the language of the caller; it lives ten minutes and ends with the session.',
    query: who,
    reply: z.object({ url: z.string() }),
    refusals: ['not-found'],
  }),
};
