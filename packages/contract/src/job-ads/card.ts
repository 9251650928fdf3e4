import * as z from 'zod';
import { language } from '../vocabulary.ts';

/** How far a job is done from elsewhere. */
export const remoteKinds = ['no', 'partly', 'fully'] as const;
/**
 * Draft; open for applications for 90 days or until its closing date; closed but still to be seen
 * until its 180th day; expired; put away (R135, R226).
 */
export const jobAdStates = ['open', 'draft', 'closed', 'expired', 'archived'] as const;
export type JobAdState = (typeof jobAdStates)[number];
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

/** Characters of the teaser before its ellipsis (R080, R223). */
export const teaserCharacters = 300;
/** Days from publishing in which an ad is open for applications, and in which it can be seen (R135, R226). */
export const activeDays = 90;
export const visibleDays = 180;
export const maxRecruitersInCharge = 3;
export const maxIndustries = 3;
export const maxFields = 3;

export const salary = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
});
export type Salary = z.output<typeof salary>;

/** A job as lists show it; the field names are the specification's. */
export const jobAdCard = z.object({
  jobAdId: z.string(),
  bookingId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** Addresses of pictures, null where the default picture stands. */
  companyLogo: z.string().nullable(),
  jobAdThumbnail: z.string().nullable(),
  /** Of the title and all that the company wrote. */
  language,
  title: z.string(),
  /** Plain text, cut to 300 characters and an ellipsis (R080). */
  presentYourCompany: z.string(),
  /** Plain text, cut likewise: what a card has room for. */
  tasks: z.string(),
  benefits: z.string(),
  /** Keys of the reference lists; screens join their labels (R081). */
  industry: z.array(z.string()),
  field: z.array(z.string()),
  employmentType: z.array(z.string()),
  careerStage: z.array(z.string()),
  /** The instant of publishing; screens show it relative to now (R082). */
  created: z.string(),
  /** Cities, joined by a comma. */
  location: z.string(),
  remote: z.enum(remoteKinds),
  salary: salary.nullable(),
  /** Address of the welcome video of the attached job code. */
  jobVideo: z.string().nullable(),
  hasJobCode: z.boolean(),
  /** The attached job code, if it is open. */
  jobCode: z.string().nullable(),
  /** `open` takes applications; closed ones stand among bookmarks until their 180th day. */
  state: z.enum(jobAdStates),
  isApplied: z.boolean(),
  isMarked: z.boolean(),
});
export type JobAdCard = z.output<typeof jobAdCard>;
