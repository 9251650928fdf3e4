import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, whole } from '../vocabulary.ts';
import { closeupUpload } from './editing.ts';
import { closeupDetails, ownCloseup, pageNumber, savedPages } from './shapes.ts';

/** For so many hours a closeup that an administrator deleted can be kept after all. */
export const closeupGraceHours = 24;

const whose = { candidate_id: id };

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
      'Makes a closeup for a candidate where there is none, changes how it looks, and gives so many months from now or from the end of those it has; 0 takes them back.',
    body: closeupDetails.omit({ shared: true }).extend({ ...whose, months: whole(0, 36).optional() }),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  upload: endpoint({
    route: 'POST /api/v2/closeup/admin/upload',
    access: 'admin',
    summary: 'Stores a film, a picture or a PDF for a page of a candidate’s closeup.',
    body: z.object({ ...whose, page: pageNumber, caption: text(2000).default('') }),
    upload: closeupUpload,
    reply: ownCloseup,
    refusals: ['not-found', 'broken-video', 'broken-image', 'closeup-page-full'],
  }),
  uploadPages: endpoint({
    route: 'POST /api/v2/closeup/admin/upload/pages',
    access: 'admin',
    summary: 'Saves words of pages of a candidate’s closeup, each with the version that its writer saw.',
    body: savedPages.extend(whose),
    reply: ownCloseup,
    refusals: ['not-found', 'changed-elsewhere'],
  }),
  deletePages: endpoint({
    route: 'POST /api/v2/closeup/admin/delete/pages',
    access: 'admin',
    password: true,
    summary: 'Empties pages of a candidate’s closeup: their words and files go.',
    body: z.object({ ...whose, pages: z.array(pageNumber).min(1).max(8) }),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/closeup/admin/delete',
    access: 'admin',
    password: true,
    summary: `Deletes the closeup of a candidate with all its pages and files: nobody else sees it from now on, and it goes after ${closeupGraceHours} hours.`,
    body: z.object(whose),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  keep: endpoint({
    route: 'POST /api/v2/closeup/admin/keep',
    access: 'admin',
    summary: 'Keeps a closeup that an administrator deleted: it is shown again as it was. One that nobody deleted stays as it is.',
    body: z.object(whose),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
};
