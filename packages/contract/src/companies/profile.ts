import * as z from 'zod';
import { id, required, text, whole } from '../vocabulary.ts';
import { benefitKeys } from './benefits.ts';
import { companyLook } from './branding.ts';
import { belongsTo, networkNames } from './networks.ts';

/** Places for benefits of each kind (R084, R224). */
export const benefitSlots = { top: 5, standard: 15 } as const;
export const benefitTypes = ['top', 'standard'] as const;
export type BenefitType = (typeof benefitTypes)[number];

export const maxTeam = 12;
export const maxKpis = 6;
export const maxSocials = 8;
export const maxInside = 12;
export const maxGallery = 12;
export const maxAboutCharacters = 4000;

/** Decisions that must have been due before the response rate is told. */
export const responseRateFrom = 10;

/** A stored picture or video of the own company, as an upload answered it. */
export const fileName = z.string().regex(/^[\w/.-]{10,80}$/);

const benefitWords = { benefit: z.enum(benefitKeys).nullable(), text: text(80) };
const hasName = (one: { benefit: unknown; text: string }) => one.benefit !== null || one.text !== '';
const named = { message: 'Choose one of the list or use own words', path: ['text'] };

/** A benefit in its place: one of the list, or own words (`text`). */
export const benefit = z
  .object({ benefitType: z.enum(benefitTypes), slNo: whole(1, benefitSlots.standard), ...benefitWords })
  .refine(hasName, named)
  .refine(({ benefitType, slNo }) => slNo <= benefitSlots[benefitType], { message: 'There is no such place', path: ['slNo'] });
/** A new benefit takes the first free place of its kind unless it names one. */
export const newBenefit = z
  .object({ benefitType: z.enum(benefitTypes), slNo: whole(1, benefitSlots.standard).optional(), ...benefitWords })
  .refine(hasName, named);
export type Benefit = z.output<typeof benefit>;

export const teamMember = z.object({
  id,
  name: required(80),
  role: text(80),
  picture: fileName.nullable(),
  /** A recruiter of the own company behind this person. */
  accountId: id.nullable(),
});
export type TeamMember = z.output<typeof teamMember>;

export const kpi = z.object({ figure: required(14), label: required(50), note: text(140) });
export type Kpi = z.output<typeof kpi>;

export const social = z
  .object({ network: z.enum(networkNames), url: z.url({ protocol: /^https$/ }).max(300) })
  .refine(({ network, url }) => belongsTo(network, url), { message: 'This address does not belong to the network', path: ['url'] });
export type Social = z.output<typeof social>;

export const insideItem = z.object({ id, kind: z.enum(['picture', 'video']), media: fileName, caption: text(140) });
export type InsideItem = z.output<typeof insideItem>;

export const picture = z.object({ name: z.string(), url: z.string() });

/** The profile of a company as visitors see it, and as its own recruiters edit it. */
export const businessProfile = z.object({
  companyId: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** The name in addresses. */
  slug: z.string(),
  industries: z.array(z.string()),
  employees: z.string().nullable(),
  website: z.string(),
  aboutUs: z.string(),
  slogan: z.string(),
  banner: z.string().nullable(),
  published: z.boolean(),
  /** The caller belongs to the company: a profile that is not published is a preview. */
  own: z.boolean(),
  benefits: z.array(z.object({ ...benefit.shape, name: z.string(), icon: z.string() })),
  team: z.array(z.object({ ...teamMember.shape, pictureUrl: z.string().nullable(), recruits: z.boolean() })),
  kpis: z.array(kpi),
  socials: z.array(z.object({ network: z.enum(networkNames), url: z.string() })),
  inside: z.array(insideItem.extend({ url: z.string(), contentType: z.string(), poster: z.string().nullable(), ready: z.boolean() })),
  companyImageGallery: z.array(picture),
  look: companyLook.nullable(),
  /** Of the decisions that were promised for a day of the last 12 months, those that came by that day; null before ten were due. */
  responseRate: z.object({ percent: z.number(), due: z.number() }).nullable(),
  /** Who gets the mails of candidates; told to the own company alone. */
  contactEmail: z.string().nullable(),
  revision: z.number(),
  updatedAt: z.string().nullable(),
});
export type BusinessProfile = z.output<typeof businessProfile>;
