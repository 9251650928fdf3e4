import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { workPermits } from '../profile-lists.ts';
import { type CareerStage, careerStageKeyOf, careerStages, hiringPreferences } from '../reference-lists.ts';
import { emailAddress, flag, id, language, maxImageBytes, required, text } from '../vocabulary.ts';
import { candidateProfile, careerStage, country, graduation, maxDescription, sharing } from './shapes.ts';

/** A career stage by its label: kept in the spelling of a list, otherwise found without regard to case. */
const stageByWord = z.union([
  careerStage,
  z
    .string()
    .max(40)
    .transform((word, context) => {
      const key = careerStageKeyOf(word);
      if (!key) context.addIssue({ code: 'invalid_value', values: [...careerStage.options], input: word });
      return key ? (careerStages[key] as CareerStage) : z.NEVER;
    }),
]);

/** What stands in the profile itself. What is left out stays as it is; an empty text or null clears. */
export const profileFields = z.object({
  firstName: required(80).optional(),
  lastName: required(80).optional(),
  DOB: z.iso.date().nullable().optional(),
  cAddress: text(300).optional(),
  cTelephone: text(40).optional(),
  nationality: country.nullable().optional(),
  workPermit: z.array(z.enum(workPermits)).max(workPermits.length).optional(),
  about: text(maxDescription).optional(),
  profession: text(120).optional(),
  company: text(120).optional(),
  universityName: text(160).optional(),
  interCourseofStudies: text(160).optional(),
  interHigestGraduation: graduation.nullable().optional(),
  preferdTypeOfHiring: z.array(z.enum(hiringPreferences)).max(hiringPreferences.length).optional(),
  careerStage: stageByWord.nullable().optional(),
});
export type ProfileFields = z.output<typeof profileFields>;

export const sharingState = z.object({
  profileSharing: sharing,
  /** The living link, while there is one; its secret stands behind the `#`. */
  link: z.object({ url: z.string(), expiresAt: z.string() }).nullable(),
  /** Address of the public page, while everybody may see the profile. */
  publicUrl: z.string().nullable(),
  /** Those who open it also see e-mail address, telephone, address and day of birth. */
  showContact: z.boolean(),
  showDocuments: z.boolean(),
  /** Looks through the living link, newest first. */
  views: z.array(z.object({ at: z.string() })),
});
export type SharingState = z.output<typeof sharingState>;

const picture = { maxBytes: maxImageBytes, kinds: ['image'], optional: true } as const;

export const profile = {
  own: endpoint({
    route: 'GET /api/profile/candidate/candidateinfo',
    access: 'candidate',
    summary: 'The own profile, whole, with what is missing in it.',
    reply: candidateProfile,
  }),
  create: endpoint({
    route: 'POST /api/profile/candidate/create',
    access: 'candidate-or-recruiter',
    byKey: 'people:write',
    idempotent: true,
    summary:
      'A candidate begins the own profile. A recruiter adds a person by name and address, who is told at once and may take the profile over or object.',
    body: profileFields.extend({
      /** For recruiters: whom they add, and in which language the person is told. */
      email: emailAddress.optional(),
      language: language.optional(),
      /** For recruiters: why, in words the person reads. */
      message: text(1000).optional(),
    }),
    reply: z.object({ candidate_id: z.string() }),
    refusals: ['address-known', 'person-objected'],
    rate: { max: 60, seconds: 3600 },
    mails: 'email',
  }),
  update: endpoint({
    route: 'POST /api/profile/candidate/update',
    access: 'candidate',
    summary: 'Changes the own profile, and its picture by the form field `cProfilePic`. Counters that are sent are ignored.',
    body: profileFields.extend({ profileSharing: sharing.optional() }),
    upload: picture,
    reply: candidateProfile,
    refusals: ['broken-image'],
  }),
  removePicture: endpoint({
    route: 'POST /api/profile/candidate/deleteprofilepic',
    access: 'candidate',
    summary: 'Removes the own picture with its file.',
    reply: candidateProfile,
  }),
  updateAdded: endpoint({
    route: 'POST /api/profile/candidate/update/byrecruiter',
    access: 'recruiter',
    byKey: 'people:write',
    summary: 'Changes the profile of a person whom the own company added and who has not taken it over.',
    body: profileFields.extend({ candidate_id: id }),
    upload: picture,
    reply: z.object({ candidate_id: z.string() }),
    refusals: ['not-found', 'broken-image'],
  }),
};

export const profileSharing = {
  state: endpoint({
    route: 'GET /api/v2/profile/candidate/sharing',
    access: 'candidate',
    summary: 'Who may see the own profile, the link to it, and when it was opened.',
    reply: sharingState,
  }),
  share: endpoint({
    route: 'POST /api/v2/profile/candidate/sharing',
    access: 'candidate',
    summary: 'Shows the profile to nobody, to who has the link, or to everybody. Private ends every link at once.',
    body: z.object({ profileSharing: sharing.optional(), showContact: z.boolean().optional(), showDocuments: z.boolean().optional() }),
    reply: sharingState,
  }),
  newLink: endpoint({
    route: 'POST /api/v2/profile/candidate/sharing/link',
    access: 'candidate',
    summary: 'Makes a new link that lives for so many days; the one before ends at once.',
    body: z.object({ days: z.number().int().min(1).max(90).default(30) }),
    reply: sharingState,
    rate: { max: 60, seconds: 3600 },
  }),
  takeBack: endpoint({
    route: 'POST /api/v2/profile/candidate/sharing/takeback',
    access: 'candidate',
    summary: 'Ends every link at once; a profile shared by link is private again.',
    reply: sharingState,
  }),
  findable: endpoint({
    route: 'POST /api/v2/profile/candidate/findable',
    access: 'candidate',
    summary: 'Agrees to be found by recruiters of other companies, or withdraws that.',
    body: z.object({ findable: flag }),
    reply: candidateProfile,
  }),
};
