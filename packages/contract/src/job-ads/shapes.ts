import * as z from 'zod';
import { jobCodeStates, video } from '../job-codes/shapes.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity, graduationTypes } from '../reference-lists.ts';
import { industry, language, required, text } from '../vocabulary.ts';
import { jobAdCard, jobAdStates, maxFields, maxIndustries, maxRecruitersInCharge, remoteKinds, salaryPeriods } from './card.ts';

/** Characters of one section, its markup included. */
export const maxSectionCharacters = 20_000;
export const maxPlaces = 5;
export const maxOpenings = 1000;
/** The currencies the editor offers first; any of three letters is taken. */
export const usualCurrencies = ['EUR', 'CHF', 'GBP', 'USD', 'PLN', 'SEK', 'DKK', 'NOK', 'CZK'] as const;

export const sections = ['presentYourCompany', 'tasks', 'benefits', 'lookingFor'] as const;
export type Section = (typeof sections)[number];

export const place = z.object({
  street: text(120).default(''),
  postalCode: text(20).default(''),
  city: text(80),
  region: text(80).default(''),
  /** Two letters, ISO 3166. */
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type Place = z.output<typeof place>;

const section = text(maxSectionCharacters);
const amount = z.number().positive().max(100_000_000).nullable();

export const employmentType = z.enum(employmentTypes);
export const extendedCareerStage = z.enum(extendedCareerStages);
export const graduationType = z.enum(graduationTypes);
export const fieldOfActivity = z.enum(fieldsOfActivity);

/** What an ad offers, as the form sends it: amounts in units of the currency (ISO 4217). */
export const salaryOffer = z.object({ from: amount, to: amount, currency: z.string().regex(/^[A-Z]{3}$/), period: z.enum(salaryPeriods) });

/** What the form of an ad holds. */
export const jobAdFields = z.object({
  title: text(120),
  language,
  presentYourCompany: section,
  tasks: section,
  benefits: section,
  lookingFor: section,
  employmentType: z.array(employmentType).max(employmentTypes.length),
  careerStage: z.array(extendedCareerStage).max(extendedCareerStages.length),
  graduationType: z.array(graduationType).max(graduationTypes.length),
  /** At most three (R142). */
  industry: z.array(industry).max(maxIndustries),
  /** At most three (R143). */
  field: z.array(fieldOfActivity).max(maxFields),
  places: z.array(place).max(maxPlaces),
  remote: z.enum(remoteKinds),
  salary: salaryOffer,
  /** The name of a folder of the company; empty for none. */
  category: text(60),
  /** The last day to apply, YYYY-MM-DD. */
  closingDate: z.iso.date().nullable(),
  replyDays: z.number().int().min(1).max(90).nullable(),
  /** How many people are sought; null where the ad does not say. */
  openings: z.number().int().min(1).max(maxOpenings).nullable(),
});
export type JobAdFields = z.output<typeof jobAdFields>;

/** Somebody of the company as others see them. */
export const personInCharge = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePic: z.string().nullable(),
});
export type PersonInCharge = z.output<typeof personInCharge>;

const attachedCode = z.object({ id: z.string(), title: z.string(), state: z.enum(jobCodeStates), questionCount: z.number() });

/** A job ad as its own company edits it. */
export const jobAd = z.object({
  ...jobAdFields.shape,
  jobAdId: z.string(),
  bookingId: z.string(),
  companyId: z.string(),
  jobAdThumbnail: z.string().nullable(),
  state: z.enum(jobAdStates),
  /** Rises with every change of the form; an update names the one it began from. */
  revision: z.number(),
  /** Those in charge, at most three; without any, everybody in the company is. */
  recruiters: z.array(personInCharge).max(maxRecruitersInCharge),
  /** The job code under the same booking. */
  jobCode: attachedCode.nullable(),
  /** People who applied. */
  applicants: z.number(),
  /** Of the 90 days in which it is open; null while it is not (R240). */
  daysRemaining: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishDate: z.string().nullable(),
});
export type JobAd = z.output<typeof jobAd>;

/** A job as its page shows it: the card's fields, and everything there is to read. */
export const jobPage = z.object({
  ...jobAdCard.shape,
  /** What the sections say, as HTML of a few safe elements; empty where nothing stands. */
  sections: z.object({ presentYourCompany: z.string(), tasks: z.string(), benefits: z.string(), lookingFor: z.string() }),
  graduationType: z.array(z.string()),
  places: z.array(place),
  /** The welcome video of the attached job code, while that is open. */
  welcomeVideo: video.nullable(),
  /** Those in charge, by name and picture. */
  team: z.array(z.object({ name: z.string(), picture: z.string().nullable() })),
  companySlug: z.string(),
  /** Whether the company has published its profile. */
  hasCompanyProfile: z.boolean(),
  /** Other open jobs in the same field or town, at most four. */
  similar: z.array(jobAdCard).max(4),
  /** The instant at which applying ends. */
  closesAt: z.string().nullable(),
  daysRemaining: z.number().nullable(),
  /** Days until a promised reply. */
  replyDays: z.number().nullable(),
  /** How many people are sought; null where the ad does not say. */
  openings: z.number().nullable(),
});
export type JobPage = z.output<typeof jobPage>;

/** What a published ad must have, field by field. */
export const publishableAd = z.object({
  title: required(120),
  tasks: required(maxSectionCharacters),
  employmentType: z.array(z.string()).min(1),
  field: z.array(z.string()).min(1),
  /** A town, unless the job is done from anywhere. */
  places: z.array(z.object({ city: required(80) })).min(1),
});

/** The fields that keep an ad from being published, by name; empty when it may be. */
export function missingInAd(ad: Pick<JobAdFields, 'title' | 'tasks' | 'employmentType' | 'field' | 'places' | 'remote'>) {
  const asked = ad.remote === 'fully' ? publishableAd.omit({ places: true }) : publishableAd;
  return [...new Set(asked.safeParse(ad).error?.issues.map((issue) => String(issue.path[0])) ?? [])];
}
