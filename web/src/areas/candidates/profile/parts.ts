import type { ProfilePart } from '@vitrine/contract/candidates/shapes.ts';

/** The parts of the editor, as they stand in the query. */
export const parts = ['person', 'career', 'documents', 'preview', 'sharing', 'files'] as const;
export type Part = (typeof parts)[number];

/** Where in the editor something that is missing is filled in. */
export const partOf: Record<ProfilePart, Part> = {
  picture: 'person',
  about: 'person',
  profession: 'person',
  contact: 'person',
  experience: 'career',
  education: 'career',
  skills: 'career',
  languages: 'career',
  documents: 'documents',
  video: 'documents',
};
