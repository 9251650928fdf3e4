import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { candidateProfile, education, experience, spoken } from './shapes.ts';

export const maxResumeBytes = 500_000;

/** Fields of the profile that a resume can fill. */
export const resumeFields = ['firstName', 'lastName', 'profession', 'cTelephone', 'cAddress', 'about'] as const;
export type ResumeField = (typeof resumeFields)[number];

/** A file in the JSON Resume format (jsonresume.org). */
const upload = { maxBytes: maxResumeBytes, kinds: ['text'] } as const;

/** What a resume holds, as it would stand in the profile; `known` is there already. */
export const resumePreview = z.object({
  fields: z.array(z.object({ field: z.enum(resumeFields), now: z.string(), found: z.string() })),
  experiences: z.array(experience.omit({ id: true }).extend({ known: z.boolean() })),
  educations: z.array(education.omit({ id: true }).extend({ known: z.boolean() })),
  skills: z.array(z.object({ name: z.string(), known: z.boolean() })),
  languages: z.array(spoken.omit({ id: true }).extend({ known: z.boolean() })),
  /** Entries that could not be understood, in the words of the file. */
  left: z.array(z.string()),
});
export type ResumePreview = z.output<typeof resumePreview>;

const places = z.array(z.number().int().min(0).max(1000)).max(200).default([]);

export const profileMoving = {
  preview: endpoint({
    route: 'POST /api/v2/profile/candidate/import/preview',
    access: 'candidate',
    summary: 'Reads a JSON Resume and says what it would add to the own profile; nothing is written.',
    upload,
    reply: resumePreview,
    refusals: ['not-a-resume'],
    rate: { max: 60, seconds: 600 },
  }),
  take: endpoint({
    route: 'POST /api/v2/profile/candidate/import',
    access: 'candidate',
    summary: 'Adds from a JSON Resume what is named, by its place in the preview counted from 0; only named fields are overwritten.',
    body: z.object({
      fields: z.array(z.enum(resumeFields)).max(resumeFields.length).default([]),
      experiences: places,
      educations: places,
      skills: places,
      languages: places,
    }),
    upload,
    reply: candidateProfile,
    refusals: ['not-a-resume', 'too-many-entries'],
    rate: { max: 60, seconds: 600 },
  }),
  exportResume: endpoint({
    route: 'GET /api/v2/profile/candidate/export/jsonresume',
    access: 'candidate',
    summary: 'The own profile in the JSON Resume format.',
    reply: z.object({ resume: z.record(z.string(), z.unknown()) }),
  }),
  exportPdf: endpoint({
    route: 'GET /api/v2/profile/candidate/export/pdf',
    access: 'candidate',
    summary: 'A link to the own profile as a PDF in the language of the caller; it lives ten minutes and ends with the session.',
    reply: z.object({ url: z.string() }),
  }),
};
