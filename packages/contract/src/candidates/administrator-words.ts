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

/** What stood there before is kept for so many hours. */
export const earlierWordsHours = 24;

const wordsBeforeAdministrators = words.extend({
  /** What stood there before it was last overwritten or emptied, which administrators alone see; null where nothing is kept. */
  earlier: z
    .object({
      id,
      comment: z.string(),
      /** When they go. */
      until: instant,
    })
    .nullable(),
});

/** What administrators write into a dossier, and its candidate releases (R041). */
export const administratorWords = {
  read: endpoint({
    route: 'GET /api/admin/dossier',
    access: 'admin',
    summary: "The words of administrators in a candidate's dossier; the look is noted.",
    query: z.object({ candidate_id: id }),
    reply: wordsBeforeAdministrators,
    refusals: ['not-found'],
  }),
  update: endpoint({
    route: 'POST /api/admin/dossier/update',
    access: 'admin',
    summary:
      'Writes into the dossier of a candidate, or with an empty comment takes the words away. The candidate is told, and others read them only once the candidate has released them as they stand then. What stood there before can be put back for 24 hours.',
    body: z.object({ candidate_id: id, comment: text(maxDossierComment) }),
    reply: wordsBeforeAdministrators,
    refusals: ['not-found'],
  }),
  putBack: endpoint({
    route: 'POST /api/admin/dossier/put-back',
    access: 'admin',
    summary:
      'Puts back what stood in the dossier before it was last overwritten or emptied: a change like any other, after which what stood there until now can be put back.',
    body: z.object({
      candidate_id: id,
      /** `id` of the earlier words as they were read: others are not put back unseen. */
      earlierId: id,
    }),
    reply: wordsBeforeAdministrators,
    refusals: ['not-found', 'changed-elsewhere'],
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
