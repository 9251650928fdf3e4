import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, maxVideoBytes, text } from '../vocabulary.ts';
import { closeupDetails, ownCloseup, pageNumber, savedPages } from './shapes.ts';

/** A film (R144, R145), a picture, or a document. */
export const closeupUpload = { maxBytes: maxVideoBytes, kinds: ['video', 'recording', 'image', 'pdf'] } as const;
const often = { max: 600, seconds: 3600 };

/** What candidates do with their own closeup. */
export const closeupEditing = {
  own: endpoint({
    route: 'GET /api/v2/closeup/candidate/own',
    access: 'candidate',
    summary: 'The own closeup with its eight pages; null where none was begun.',
    reply: z.object({ closeup: ownCloseup.nullable() }),
  }),
  open: endpoint({
    route: 'POST /api/v2/closeup/candidate/open',
    access: 'candidate',
    summary: 'Begins the own closeup with what stands in the profile; one that is there already stays as it is.',
    reply: ownCloseup,
  }),
  details: endpoint({
    route: 'POST /api/v2/closeup/candidate/details',
    access: 'candidate',
    summary: 'Template, colour, order and hidden pages of the own closeup, and whether recruiters find it at the profile.',
    body: closeupDetails,
    reply: ownCloseup,
    refusals: ['not-found'],
    rate: often,
  }),
  upload: endpoint({
    route: 'POST /api/v2/closeup/candidate/upload',
    access: 'candidate',
    summary: 'Stores a film, a picture or a PDF for a page of the own closeup. A film takes the place of the one before.',
    body: z.object({ page: pageNumber, caption: text(2000).default('') }),
    upload: closeupUpload,
    reply: ownCloseup,
    refusals: ['not-found', 'broken-video', 'broken-image', 'closeup-page-full', 'closeup-page-emptied'],
    rate: { max: 120, seconds: 3600 },
  }),
  uploadPages: endpoint({
    route: 'POST /api/v2/closeup/candidate/upload/pages',
    access: 'candidate',
    summary: 'Saves words of the pages that are given, all or none; each says the version that its writer saw.',
    body: savedPages,
    reply: ownCloseup,
    refusals: ['not-found', 'changed-elsewhere', 'closeup-page-emptied'],
    rate: { max: 3000, seconds: 3600 },
  }),
  describe: endpoint({
    route: 'POST /api/v2/closeup/candidate/file/describe',
    access: 'candidate',
    summary: 'Says what a picture shows, or what is said in a film.',
    body: z.object({ fileId: id, caption: text(2000) }),
    reply: ownCloseup,
    refusals: ['not-found'],
    rate: often,
  }),
  removeFile: endpoint({
    route: 'POST /api/v2/closeup/candidate/file/remove',
    access: 'candidate',
    summary: 'Removes a film, a picture or a document from the own closeup.',
    body: z.object({ fileId: id }),
    reply: ownCloseup,
    refusals: ['not-found'],
  }),
  showStyles: endpoint({
    route: 'POST /api/v2/closeup/candidate/styles',
    access: 'candidate',
    summary:
      'Shows the communication styles of an effect of words that was released, or none. The page goes by itself when that is taken back.',
    body: z.object({ applicationId: id.nullable() }),
    reply: ownCloseup,
    refusals: ['not-found'],
    rate: often,
  }),
  release: endpoint({
    route: 'POST /api/v2/closeup/candidate/release',
    access: 'candidate',
    summary: 'Shows the own closeup to whoever has its address, or takes it back at once.',
    body: z.object({ released: z.boolean() }),
    reply: ownCloseup,
    refusals: ['not-found', 'closeup-not-given'],
  }),
  remove: endpoint({
    route: 'POST /api/v2/closeup/candidate/delete',
    access: 'candidate',
    summary: 'Deletes the own closeup with all its pages and files. Months that are left are kept for the next one.',
    refusals: ['not-found'],
  }),
  responses: endpoint({
    route: 'GET /api/v2/closeup/candidate/responses',
    access: 'candidate',
    summary: 'Who looked at the own closeup and wants it known, and what recruiters shared of their evaluation.',
    reply: z.object({
      looks: z.array(z.object({ name: z.string(), companyName: z.string(), at: instant })),
      evaluations: z.array(z.object({ name: z.string(), companyName: z.string(), rating: z.number(), comment: z.string(), at: instant })),
    }),
  }),
};
