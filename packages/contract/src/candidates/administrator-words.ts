import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, text } from '../vocabulary.ts';
import { maxDossierComment } from './dossier.ts';

const words = z.object({
  /** Empty where there are none. */
  comment: z.string(),
  changedAt: instant.nullable(),
  /** Since when others read them; null: they were not released, or were changed since. */
  releasedAt: instant.nullable(),
});

/** What administrators write into a dossier, and its candidate releases (R041). */
export const administratorWords = {
  read: endpoint({
    route: 'GET /api/admin/dossier',
    access: 'admin',
    summary: "The words of administrators in a candidate's dossier; the look is noted.",
    query: z.object({ candidate_id: id }),
    reply: words,
    refusals: ['not-found'],
  }),
  update: endpoint({
    route: 'POST /api/admin/dossier/update',
    access: 'admin',
    summary:
      'Writes into the dossier of a candidate, or with an empty comment takes the words away. The candidate is told, and others read them only once the candidate has released them as they stand then.',
    body: z.object({ candidate_id: id, comment: text(maxDossierComment) }),
    reply: words,
    refusals: ['not-found'],
  }),
  release: endpoint({
    route: 'POST /api/v2/profile/candidate/dossier/release',
    access: 'candidate',
    summary: 'Lets recruiters read what administrators wrote into the own dossier, or takes that back.',
    body: z.object({
      released: z.boolean(),
      /** When the words that the candidate has read were written: others are not released unseen. */
      changedAt: text(40),
    }),
    reply: words,
    refusals: ['not-found', 'changed-elsewhere'],
  }),
};
