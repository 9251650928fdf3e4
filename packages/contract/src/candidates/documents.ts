import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { documentKinds } from '../profile-lists.ts';
import { byId, id, required } from '../vocabulary.ts';
import { candidateProfile, maxDocumentBytes, maxProfileDocuments } from './shapes.ts';

const changes = { access: 'candidate', reply: candidateProfile } as const;

export const profileDocuments = {
  create: endpoint({
    route: 'POST /api/profile/candidate/create/doc',
    ...changes,
    summary: 'Adds a document at the end: PDF, office or picture, told by its content, at most 20 MB.',
    body: z.object({ kind: z.enum(documentKinds).default('other') }),
    upload: { maxBytes: maxDocumentBytes, kinds: ['pdf', 'office', 'image'] },
    refusals: ['too-many-profile-documents'],
    rate: { max: 60, seconds: 600 },
  }),
  update: endpoint({
    route: 'POST /api/profile/candidate/update/doc',
    ...changes,
    summary: 'Changes the kind or the name of a document, or moves it to a place counted from 0.',
    body: z.object({
      id,
      kind: z.enum(documentKinds).optional(),
      name: required(120).optional(),
      position: z
        .number()
        .int()
        .min(0)
        .max(maxProfileDocuments - 1)
        .optional(),
    }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/profile/candidate/delete/doc',
    ...changes,
    summary: 'Removes a document with its file.',
    body: byId,
    refusals: ['not-found'],
  }),
};

/** The same calls with the parts of their paths the other way round. */
export const profileDocumentAliases = {
  create: elsewhere(profileDocuments.create, 'POST /api/profile/candidate/doc/create'),
  update: elsewhere(profileDocuments.update, 'POST /api/profile/candidate/doc/update'),
  remove: elsewhere(profileDocuments.remove, 'POST /api/profile/candidate/doc/delete'),
};
