import { cvDoubts, cvFields, cvFormats, cvReasons } from '@vitrine/contract/candidates/cv.ts';
import { education, experience, spoken } from '@vitrine/contract/candidates/shapes.ts';
import * as z from 'zod';

/** The lines that something was read from, and what is not sure of it. */
const origin = { from: z.array(z.string()), doubts: z.array(z.enum(cvDoubts)) };

/** What the caged child made of a CV, before it is compared with a profile. */
export const cvRead = z.object({
  format: z.enum(cvFormats),
  fields: z.array(z.object({ field: z.enum(cvFields), found: z.string(), ...origin })),
  experiences: z.array(experience.omit({ id: true }).extend(origin)),
  educations: z.array(education.omit({ id: true }).extend(origin)),
  skills: z.array(z.object({ name: z.string(), ...origin })),
  languages: z.array(spoken.omit({ id: true }).extend(origin)),
  unplaced: z.array(z.object({ words: z.string(), why: z.enum(cvReasons) })),
});
export type CvRead = z.output<typeof cvRead>;
export type FieldRead = CvRead['fields'][number];
export type PostRead = CvRead['experiences'][number];
export type SchoolRead = CvRead['educations'][number];
export type LanguageRead = CvRead['languages'][number];
export type SkillRead = CvRead['skills'][number];
export type Unplaced = CvRead['unplaced'][number];

/** Why a file is not read. */
export const cvRefusals = ['cv-without-text', 'cv-too-long', 'cv-unreadable', 'password-refused'] as const;
export type CvRefusal = (typeof cvRefusals)[number];

/** Ends the reading of a file with its reason. */
export class NotRead extends Error {
  readonly why: CvRefusal;
  constructor(why: CvRefusal) {
    super(why);
    this.why = why;
  }
}

export const nothingRead = (format: CvRead['format']): CvRead => ({
  format,
  fields: [],
  experiences: [],
  educations: [],
  skills: [],
  languages: [],
  unplaced: [],
});
