import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, maxImageBytes, required } from '../vocabulary.ts';
import { styleDetails } from './branding.ts';
import { picture } from './profile.ts';

const basics = z.object({
  companyId: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** The name of the company in addresses: `/{slug}/signup`. */
  slug: z.string(),
  /** The first item holds the style; none where the product's own look stands. */
  corporateIdentityStyleDetails: z.array(styleDetails).max(1),
});

const identity = basics.extend({
  /** The company's own texts; empty where the product's stand. */
  businessTerms: z.string(),
  privacyTerms: z.string(),
  /** The public profile can be opened. */
  published: z.boolean(),
  banner: z.string().nullable(),
});
export type CompanyIdentity = z.output<typeof identity>;

const gallery = z.object({ companyImageGallery: z.array(picture) });

export const companyInfo = {
  info: endpoint({
    route: 'GET /api/company/info',
    access: 'public',
    summary: "The caller's company; with companyId the public part of a company whose profile is published.",
    query: z.object({ companyId: id.optional() }),
    reply: basics.extend({
      ...gallery.shape,
      industries: z.array(z.string()),
      employees: z.string().nullable(),
      website: z.string(),
      published: z.boolean(),
    }),
    refusals: ['not-found', 'not-signed-in', 'not-allowed'],
  }),
  identity: endpoint({
    route: 'GET /api/company/info/ci',
    access: 'public',
    summary: 'The look of a company, by its name in addresses without regard to case.',
    query: z.object({ companyName: required(120) }),
    reply: identity,
    refusals: ['not-found'],
    rate: { max: 240, seconds: 60 },
  }),
  uploadImage: endpoint({
    route: 'POST /api/company/upload/image',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Adds a picture to the gallery of the own company.',
    upload: { maxBytes: maxImageBytes, kinds: ['image'] },
    reply: gallery,
    refusals: ['broken-image', 'slots-full'],
    rate: { max: 120, seconds: 3600 },
  }),
  deleteImage: endpoint({
    route: 'POST /api/company/delete/image',
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Removes a picture from the gallery, named by its name or its address.',
    query: z.object({ companyImageGallery: required(200) }),
    reply: gallery,
    refusals: ['not-found'],
  }),
};
