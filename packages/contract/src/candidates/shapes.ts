import * as z from 'zod';
import { enrollTypes } from '../closeup/shapes.ts';
import { shownDocument } from '../documents.ts';
import { countryCodes, documentKinds, languageLevels, type SpokenLanguage, spokenLanguages, workPermits } from '../profile-lists.ts';
import { type CareerStage, careerStageLabels, graduationTypes, hiringPreferences } from '../reference-lists.ts';
import { instant } from '../vocabulary.ts';

export const maxEntries = 60;
export const maxProfileDocuments = 20;
export const maxDocumentBytes = 20 * 1024 * 1024;
export const maxDescription = 2000;

/** Questions that a profile video answers at most. */
export const maxProfileAnswers = 20;

/** Stands for the month and year of what goes on until now (R078). */
export const untilNow = -1;

export const namedCompany = z.object({ companyId: z.string(), companyName: z.string() });
export const hiringPreference = z.enum(hiringPreferences);
export const careerStage = z.enum(careerStageLabels as [CareerStage, ...CareerStage[]]);
export const spokenLanguage = z.enum(Object.keys(spokenLanguages) as [SpokenLanguage, ...SpokenLanguage[]]);
export const country = z.enum(countryCodes as [string, ...string[]]);
export const graduation = z.enum(graduationTypes);
export const sharing = z.enum(['private', 'link', 'public']);
export type Sharing = z.output<typeof sharing>;

/** Months from 1 to 12 and years; -1 as the end means until now (R078). */
const period = { fromMonth: z.number(), fromYear: z.number(), toMonth: z.number(), toYear: z.number() };

export const experience = z.object({
  id: z.string(),
  title: z.string(),
  employer: z.string(),
  place: z.string(),
  description: z.string(),
  ...period,
});
export type Experience = z.output<typeof experience>;

export const education = z.object({
  id: z.string(),
  school: z.string(),
  course: z.string(),
  graduation: graduation.nullable(),
  description: z.string(),
  ...period,
});
export type Education = z.output<typeof education>;

export const skill = z.object({ id: z.string(), name: z.string() });
export const spoken = z.object({ id: z.string(), language: spokenLanguage, level: z.enum(languageLevels) });
export type Spoken = z.output<typeof spoken>;

/** A document of a profile. */
export const profileDocument = z.object({ id: z.string(), kind: z.enum(documentKinds), ...shownDocument.shape, createdAt: instant });
export type ProfileDocument = z.output<typeof profileDocument>;

export const profileVideo = z.object({
  /** Names the file for as long as it is the same one; links change. */
  key: z.string(),
  url: z.string(),
  contentType: z.string(),
  poster: z.string().nullable(),
  seconds: z.number().nullable(),
  /** False while some browsers could not play it: a better rendition is on its way. */
  ready: z.boolean(),
});

/** The answer to one of the questions of the profile. */
export const videoAnswer = profileVideo.extend({ questionNo: z.number() });

/** The candidate profile (L111 to L117) as somebody may see it; what they may not see is null or empty. */
export const shownProfile = z.object({
  /** The account: `candidate_id` elsewhere. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** With address, telephone and day of birth: only for those who may get in touch. */
  email: z.string().nullable(),
  /** YYYY-MM-DD. */
  DOB: z.string().nullable(),
  cAddress: z.string().nullable(),
  cTelephone: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string().nullable(),
  /** Where the person may work without a further permit. */
  workPermit: z.array(z.enum(workPermits)),
  about: z.string(),
  profession: z.string(),
  /** Where the person works. */
  company: z.string(),
  universityName: z.string(),
  interCourseofStudies: z.string(),
  interHigestGraduation: graduation.nullable(),
  preferdTypeOfHiring: z.array(hiringPreference),
  careerStage: careerStage.nullable(),
  cProfilePic: z.string().nullable(),
  /** Address of the video; `profileVideo` tells more of it. */
  cProfileVideo: z.string().nullable(),
  profileVideo: profileVideo.nullable(),
  /** Every answer of the video by its question, that of question 1 among them. */
  profileVideos: z.array(videoAnswer),
  experiences: z.array(experience),
  educations: z.array(education),
  skills: z.array(skill),
  languages: z.array(spoken),
  documents: z.array(profileDocument),
  numberOfInterviewDone: z.number(),
  /** The company through whose own sign-up the person came. */
  corporateInfo: namedCompany.nullable(),
  corporateIdentityCandidate: z.string().nullable(),
  /** How the person came to the closeup (decision 7.9): told to the person and to administrators. */
  closeUpEnrollType: z.enum(enrollTypes).nullable(),
  /** Whether there is a closeup that the caller may see: for its owner, whether it was begun. */
  closeUpConnected: z.boolean(),
  /** Names the closeup that the caller may open. */
  closeupId: z.string().nullable(),
});
export type ShownProfile = z.output<typeof shownProfile>;

/** What makes a profile worth showing, in the order in which it helps most. */
export const profileParts = [
  'picture',
  'about',
  'profession',
  'experience',
  'skills',
  'languages',
  'education',
  'documents',
  'contact',
  'video',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The own profile: with how it is shared, how often it was looked at, and what is missing. */
export const candidateProfile = shownProfile.extend({
  cProfileView: z.number(),
  cProfileVideoView: z.number(),
  profileSharing: sharing,
  reuseVideoInterview: z.boolean(),
  /** Since when recruiters may find the person; null: not to be found. */
  findableSince: instant.nullable(),
  missing: z.array(z.enum(profileParts)),
  /** The company that added the person, where nobody else made the profile. */
  addedBy: namedCompany.nullable(),
  changedAt: instant.nullable(),
});
export type CandidateProfile = z.output<typeof candidateProfile>;
