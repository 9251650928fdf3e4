import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, typedName, whole } from '../vocabulary.ts';
import { closeupUpload } from './editing.ts';
import { closeupDetails, ownCloseup, pageNumber, savedPages } from './shapes.ts';

/** For so many hours what an administrator deleted or took back of a closeup can be kept after all. */
export const closeupGraceHours = 24;

const whose = { candidate_id: id };
const named = { ...whose, name: typedName };
const pages = { pages: z.array(pageNumber).min(1).max(8) };

/** Administrators make, change and delete closeups of candidates, who are told by mail; every look and change is noted. */
export const closeupAdministering = {
  ofCandidate: endpoint({
    route: 'GET /api/v2/closeup/admin/candidate',
    access: 'admin',
    summary: 'The closeup of a candidate; null where none was begun.',
    query: z.object(whose),
    reply: z.object({ closeup: ownCloseup.nullable() }),
    refusals: ['not-found'],
  }),
  update: endpoint({
    route: 'POST /api/v2/closeup/admin/candidate/update',
    access: 'admin',
    summary:
      'Makes a closeup for a candidate where there is none, changes how it looks, and gives so many months from now or from the end of those it has.',
    body: closeupDetails.omit({ shared: true }).extend({ ...whose, months: whole(1, 36).optional() }),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  upload: endpoint({
    route: 'POST /api/v2/closeup/admin/upload',
    access: 'admin',
    summary:
      'Stores a film, a picture or a PDF for a page of a candidate’s closeup. A film that is there is not replaced: the page is emptied first.',
    body: z.object({ ...whose, page: pageNumber, caption: text(2000).default('') }),
    upload: closeupUpload,
    reply: ownCloseup,
    refusals: ['not-found', 'broken-video', 'broken-image', 'closeup-page-full', 'closeup-page-emptied'],
  }),
  uploadPages: endpoint({
    route: 'POST /api/v2/closeup/admin/upload/pages',
    access: 'admin',
    summary: 'Saves words of pages of a candidate’s closeup, each with the version that its writer saw.',
    body: savedPages.extend(whose),
    reply: ownCloseup,
    refusals: ['not-found', 'changed-elsewhere', 'closeup-page-emptied'],
  }),
  touched: endpoint({
    route: 'GET /api/v2/closeup/admin/touched',
    access: 'admin',
    summary: 'What deleting a closeup touches, before it is done, and the name to type.',
    query: z.object(whose),
    reply: z.object({
      name: z.string(),
      pages: z.array(z.object({ number: z.number(), pictures: z.number(), videos: z.number(), documents: z.number() })),
      evaluations: z.number(),
    }),
    refusals: ['not-found'],
  }),
  deletePages: endpoint({
    route: 'POST /api/v2/closeup/admin/delete/pages',
    access: 'admin',
    password: true,
    summary: `Empties pages of a candidate’s closeup: nobody else sees them from now on, and their words and files go after ${closeupGraceHours} hours. The name is typed as it stands there.`,
    body: z.object({ ...named, ...pages }),
    reply: ownCloseup,
    refusals: ['not-found', 'name-differs'],
  }),
  keepPages: endpoint({
    route: 'POST /api/v2/closeup/admin/keep/pages',
    access: 'admin',
    summary: 'Keeps pages that an administrator emptied: they are shown again as they were.',
    body: z.object({ ...whose, ...pages }),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/closeup/admin/delete',
    access: 'admin',
    password: true,
    summary: `Deletes the closeup of a candidate with all its pages and files: nobody else sees it from now on, and it goes after ${closeupGraceHours} hours. The name is typed as it stands there.`,
    body: z.object(named),
    reply: ownCloseup,
    refusals: ['not-found', 'name-differs'],
  }),
  keep: endpoint({
    route: 'POST /api/v2/closeup/admin/keep',
    access: 'admin',
    summary: 'Keeps a closeup that an administrator deleted: it is shown again as it was. One that nobody deleted stays as it is.',
    body: z.object(whose),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  takeMonths: endpoint({
    route: 'POST /api/v2/closeup/admin/months/take',
    access: 'admin',
    password: true,
    summary: `Takes the months of a closeup back: nobody else sees it any more. For ${closeupGraceHours} hours they can be given again. The name is typed as it stands there.`,
    body: z.object(named),
    reply: ownCloseup,
    refusals: ['not-found', 'name-differs'],
  }),
  returnMonths: endpoint({
    route: 'POST /api/v2/closeup/admin/months/return',
    access: 'admin',
    summary: 'Gives the months again that an administrator took back. Where none were, nothing happens.',
    body: z.object(whose),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
};
