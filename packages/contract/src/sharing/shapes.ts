import * as z from 'zod';
import { shownProfile } from '../candidates/shapes.ts';
import { answerKind, media, trim } from '../interviews/parts.ts';
import { instant } from '../vocabulary.ts';

/** What somebody who is to be shown says to it. */
export const agreementStates = ['asked', 'agreed', 'declined', 'withdrawn'] as const;
export const agreement = z.enum(agreementStates);
export type Agreement = z.output<typeof agreement>;

/** An answer that was chosen to be shown; recordings end with the link and with the consent. */
export const sharedAnswer = z.object({
  takeId: z.string(),
  questionNo: z.number(),
  question: z.string(),
  kind: answerKind,
  media: media.nullable(),
  text: z.string().nullable(),
  fileName: z.string().nullable(),
  trim: trim.nullable(),
});
export type SharedAnswer = z.output<typeof sharedAnswer>;

/** Somebody shown by a link, as a card. */
export const sharedCard = z.object({
  personId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cProfilePic: z.string().nullable(),
  profession: z.string(),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  answers: z.number(),
  documents: z.number(),
});
export type SharedCard = z.output<typeof sharedCard>;

/** Somebody shown by a link, with everything that was chosen and nothing else. */
export const sharedPerson = z.object({ personId: z.string(), profile: shownProfile, answers: z.array(sharedAnswer) });
export type SharedPerson = z.output<typeof sharedPerson>;

/** A person behind a link, as the company that made it sees them. */
export const linkPerson = z.object({
  personId: z.string(),
  /** Name and picture are left out for the reader, who has the alias alone and no link to look through. */
  blind: z.boolean(),
  alias: z.string(),
  candidate_id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cProfilePic: z.string().nullable(),
  state: agreement,
  askedAt: instant,
  answeredAt: instant.nullable(),
  answers: z.array(z.string()),
  documents: z.array(z.string()),
  contact: z.boolean(),
});
export type LinkPerson = z.output<typeof linkPerson>;

/** One look through a link: at the list, at a person, or at an answer of them. */
export const linkView = z.object({
  at: instant,
  /** The address of the viewer, or empty where nobody knows. */
  viewer: z.string(),
  person: z.string().nullable(),
  question: z.string().nullable(),
});
export type LinkView = z.output<typeof linkView>;
