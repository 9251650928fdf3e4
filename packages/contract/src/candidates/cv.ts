import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../vocabulary.ts';
import { newEducation, newExperience, newSkill, newSpoken } from './parts.ts';
import { profileFields } from './profile.ts';
import { candidateProfile, education, experience, maxEntries, spoken } from './shapes.ts';

export const maxCvBytes = 20 * 1024 * 1024;
export const maxCvPages = 50;
/** More is no CV: it is refused whole rather than read in part. */
export const maxCvLines = 3000;

/** What a CV is read from. */
export const cvFormats = ['pdf', 'document', 'text', 'europass', 'linkedin', 'json-resume'] as const;

/** Fields of the profile that a CV can fill. */
export const cvFields = ['firstName', 'lastName', 'DOB', 'nationality', 'cTelephone', 'cAddress', 'profession', 'about'] as const;
export type CvField = (typeof cvFields)[number];

/** Why something is proposed without being ticked. */
export const cvDoubts = [
  /** The first line was taken for the name. */
  'name-by-place',
  /** The line below the name was taken for the profession. */
  'profession-by-place',
  /** No month is named: January and December stand in. */
  'years-only',
  /** One date only: as beginning and end. */
  'one-date',
  /** Day and month may be the other way round. */
  'day-or-month',
  /** Which is the post and which the employer follows from their order alone; so with school and course. */
  'which-is-which',
  /** No level is named. */
  'no-level',
  /** A licence or a certificate: the profile keeps those as skills. */
  'licence',
  /** Voluntary work: the profile keeps it as a post. */
  'voluntary',
  /** Longer than its place in the profile. */
  'shortened',
] as const;
export type CvDoubt = (typeof cvDoubts)[number];

/** Why something of a CV is not proposed. */
export const cvReasons = [
  /** The profile has no place for it. */
  'no-place',
  /** A post or a school without a year. */
  'no-dates',
  /** The address of the account is changed there, and nowhere else. */
  'email',
  /** More than the profile holds. */
  'too-much',
  'not-understood',
] as const;
export type CvReason = (typeof cvReasons)[number];

/** The lines of the CV that it was read from, and why it is not ticked: something may be wrong, or it stands there already. */
const origin = { from: z.array(z.string()), doubts: z.array(z.enum(cvDoubts)), known: z.boolean() };

/** A text of the profile beside what the CV says instead; days as YYYY-MM-DD, countries by their two letters. */
const field = z.object({ field: z.enum(cvFields), now: z.string(), found: z.string(), ...origin });
export const cvProposal = z.object({
  format: z.enum(cvFormats),
  /** The state of the profile that this was compared with: taking names it. */
  changedAt: instant.nullable(),
  fields: z.array(field),
  experiences: z.array(experience.omit({ id: true }).extend(origin)),
  educations: z.array(education.omit({ id: true }).extend(origin)),
  skills: z.array(z.object({ name: z.string(), ...origin })),
  languages: z.array(spoken.omit({ id: true }).extend({ ...origin, now: spoken.shape.level.nullable() })),
  /** Every line that found no place, in the order of the CV. */
  unplaced: z.array(z.object({ words: z.string(), why: z.enum(cvReasons) })),
});
export type CvProposal = z.output<typeof cvProposal>;

const taken = profileFields.pick({
  firstName: true,
  lastName: true,
  DOB: true,
  nationality: true,
  cTelephone: true,
  cAddress: true,
  profession: true,
  about: true,
});

export const cvReading = {
  read: endpoint({
    route: 'POST /api/v2/profile/candidate/cv/read',
    access: 'candidate',
    summary:
      'Reads a CV (PDF, DOCX, ODT, text, Europass, LinkedIn, JSON Resume) and proposes what it adds to the own profile; nothing is written.',
    upload: { maxBytes: maxCvBytes, kinds: ['pdf', 'office', 'text', 'archive'] },
    reply: cvProposal,
    refusals: ['cv-without-text', 'cv-too-long', 'cv-unreadable', 'password-refused'],
    rate: { max: 30, seconds: 600 },
  }),
  take: endpoint({
    route: 'POST /api/v2/profile/candidate/cv/take',
    access: 'candidate',
    summary: 'Takes what was chosen of a CV into the own profile, all or nothing.',
    body: z.object({
      /** As the proposal says it; a profile that was changed since is not written. */
      changedAt: instant.nullable(),
      fields: taken.default({}),
      experiences: z.array(newExperience).max(maxEntries).default([]),
      educations: z.array(newEducation).max(maxEntries).default([]),
      skills: z.array(newSkill).max(maxEntries).default([]),
      languages: z.array(newSpoken).max(maxEntries).default([]),
    }),
    reply: candidateProfile,
    refusals: ['changed-elsewhere', 'too-many-entries'],
    rate: { max: 60, seconds: 600 },
  }),
};
