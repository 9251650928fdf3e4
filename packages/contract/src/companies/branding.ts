import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../vocabulary.ts';

/** Families that stand in for a font, or alone. */
export const fontStyles = ['sans-serif', 'serif', 'rounded', 'monospace'] as const;
export type FontStyle = (typeof fontStyles)[number];
export const fontStyle = z.enum(fontStyles);

export const maxFontBytes = 2 * 1024 * 1024 - 1;
export const maxTermsCharacters = 20_000;

/** A colour as `#rrggbb`, stored in small letters. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .transform((value) => value.toLowerCase());

/** The style of a company under the names of the specification; `null` where the product's own stands. */
export const styleDetails = z.object({
  primaryColor1: z.string().nullable(),
  secondaryColor1: z.string().nullable(),
  /** Address of the font on our own origin. */
  fontUrl: z.string().nullable(),
  fontStyle,
});
export type StyleDetails = z.output<typeof styleDetails>;

/** What dresses a screen in a company's look. */
export const companyLook = z.object({ companyId: z.string(), style: styleDetails });
export type CompanyLook = z.output<typeof companyLook>;

const ownLook = styleDetails.extend({
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** The name of the company in addresses: `/{slug}/signup`. */
  slug: z.string(),
  /** Where the font came from; empty when it was uploaded. */
  fontSource: z.string(),
  businessTerms: z.string(),
  privacyTerms: z.string(),
});
export type OwnLook = z.output<typeof ownLook>;

export const look = {
  own: endpoint({
    route: 'GET /api/company/look',
    access: 'recruiter',
    byKey: 'settings:read',
    summary: 'Colours, font and texts of the own company, to edit.',
    reply: ownLook,
  }),
  update: endpoint({
    route: 'POST /api/company/look/update',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Changes colours, letters and texts of the own company; what is left out stays.',
    body: z.object({
      primaryColor1: color.nullable().optional(),
      secondaryColor1: color.nullable().optional(),
      fontStyle: fontStyle.optional(),
      businessTerms: text(maxTermsCharacters).optional(),
      privacyTerms: text(maxTermsCharacters).optional(),
    }),
    reply: ownLook,
  }),
  fetchFont: endpoint({
    route: 'POST /api/company/look/font/fetch',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Fetches the font of an https address once, checks it by its content and serves it from here.',
    body: z.object({ fontUrl: z.url({ protocol: /^https$/ }).max(500) }),
    reply: ownLook,
    refusals: ['address-not-public', 'font-not-fetched', 'broken-font', 'too-large'],
    rate: { max: 20, seconds: 600 },
  }),
  uploadFont: endpoint({
    route: 'POST /api/company/look/font',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Stores a font file: WOFF2, WOFF, TTF or OTF by its content.',
    upload: { maxBytes: maxFontBytes, kinds: ['font'] },
    reply: ownLook,
    refusals: ['broken-font'],
  }),
  removeFont: endpoint({
    route: 'POST /api/company/look/font/remove',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Removes the font; the chosen family stands alone again.',
    reply: ownLook,
  }),
};
