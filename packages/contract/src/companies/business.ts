import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, flag, id, maxImageBytes, maxVideoBytes, required, revision, text } from '../vocabulary.ts';
import {
  benefit,
  benefitSlots,
  businessProfile,
  fileName,
  insideItem,
  kpi,
  maxAboutCharacters,
  maxGallery,
  maxInside,
  maxKpis,
  maxSocials,
  maxTeam,
  newBenefit,
  picture,
  social,
  teamMember,
} from './profile.ts';

const base = '/api/business/profile';
const maxBenefits = benefitSlots.top + benefitSlots.standard;

const lists = {
  benefits: z.array(benefit).max(maxBenefits),
  team: z.array(teamMember).max(maxTeam),
  kpi: z.array(kpi).max(maxKpis),
  social: z.array(social).max(maxSocials),
  inside: z.array(insideItem).max(maxInside),
};

const facts = z.object({
  aboutUs: text(maxAboutCharacters).optional(),
  slogan: text(140).optional(),
  contactEmail: z.union([z.literal(''), emailAddress]).optional(),
  published: z.boolean().optional(),
  benefits: lists.benefits.optional(),
  team: lists.team.optional(),
  kpis: lists.kpi.optional(),
  socials: lists.social.optional(),
  inside: lists.inside.optional(),
  /** Names of uploaded pictures. */
  banner: fileName.nullable().optional(),
  gallery: z.array(fileName).max(maxGallery).optional(),
  /** The state the change began from; a newer one is refused with `changed-elsewhere`. */
  revision: revision.optional(),
});

const changes = { access: 'recruiter', byKey: 'settings:write', reply: businessProfile } as const;
const adds = { ...changes, idempotent: true } as const;
const fits = ['slots-full', 'file-unknown'] as const;

/** `create` adds to a list, `update` replaces it; both orders of the path answer alike. */
const adding = {
  benefits: {
    ...adds,
    summary: 'Adds benefits: each takes its place (5 top, 15 standard), the first free one unless named (R084).',
    body: z.object({ benefits: z.array(newBenefit).min(1).max(maxBenefits) }),
    refusals: fits,
  },
  kpi: { ...adds, summary: 'Adds figures about the company.', body: z.object({ kpi: lists.kpi.min(1) }), refusals: fits },
  social: { ...adds, summary: 'Adds addresses in networks.', body: z.object({ social: lists.social.min(1) }), refusals: fits },
  inside: { ...adds, summary: 'Adds pictures and videos from inside.', body: z.object({ inside: lists.inside.min(1) }), refusals: fits },
} as const;
const replacing = {
  benefits: { ...changes, summary: 'Replaces all benefits.', body: z.object({ benefits: lists.benefits }), refusals: fits },
  team: { ...changes, summary: 'Replaces the people of the team.', body: z.object({ team: lists.team }), refusals: fits },
  kpi: { ...changes, summary: 'Replaces the figures.', body: z.object({ kpi: lists.kpi }), refusals: fits },
  social: { ...changes, summary: 'Replaces the addresses in networks.', body: z.object({ social: lists.social }), refusals: fits },
  inside: { ...changes, summary: 'Replaces pictures and videos from inside.', body: z.object({ inside: lists.inside }), refusals: fits },
} as const;

export const business = {
  all: endpoint({
    route: `GET ${base}/all`,
    access: 'public',
    summary: 'The whole profile: of the own company, or of a published one by its id.',
    query: z.object({ companyId: id.optional() }),
    reply: businessProfile,
    refusals: ['not-found', 'not-signed-in', 'not-allowed'],
  }),
  candidate: endpoint({
    route: 'GET /api/v1/profile/candidate/business/profile',
    access: 'public',
    summary: 'The profile of a company as visitors see it; before it is published only its own recruiters do.',
    query: z.object({ companyId: id }),
    reply: businessProfile,
    refusals: ['not-found'],
  }),
  benefitLinks: endpoint({
    route: `GET ${base}/benefit/link/list`,
    access: 'recruiter',
    byKey: 'settings:read',
    summary: 'The benefits to choose from, named in the language of the caller, with links to their pictures.',
    reply: z.object({ items: z.array(z.object({ benefit: z.string(), name: z.string(), link: z.string() })) }),
  }),
  create: endpoint({
    route: `POST ${base}/create`,
    ...changes,
    summary: 'Begins the profile of the own company; what is there already is changed.',
    body: facts,
    refusals: ['changed-elsewhere', 'profile-incomplete', ...fits],
  }),
  update: endpoint({
    route: `POST ${base}/update`,
    ...changes,
    summary: 'Changes the profile of the own company and publishes it or takes it back; what is left out stays.',
    body: facts,
    refusals: ['changed-elsewhere', 'profile-incomplete', ...fits],
  }),
  email: endpoint({
    route: `POST ${base}/candidate/email`,
    access: 'recruiter',
    summary:
      "Writes to a candidate of the own company (applicants, people it added) with a link to the company's profile; whoever is left blind has no address here.",
    body: z.object({ candidateEmail: emailAddress, subject: required(120), message: required(3000) }),
    refusals: ['not-found'],
    rate: { max: 60, seconds: 3600 },
    mails: 'candidateEmail',
  }),
  question: endpoint({
    route: `POST ${base}/question`,
    access: 'candidate',
    summary: 'Mails a question of a candidate to a company, which learns the address of the candidate and not the other way round.',
    body: z.object({ companyId: id, subject: required(120), message: required(3000) }),
    refusals: ['not-found'],
    rate: { max: 5, seconds: 3600 },
  }),
};

export const businessParts = {
  createBenefits: endpoint({ route: `POST ${base}/create/benefits`, ...adding.benefits }),
  benefitsCreate: endpoint({ route: `POST ${base}/benefits/create`, ...adding.benefits }),
  updateBenefits: endpoint({ route: `POST ${base}/update/benefits`, ...replacing.benefits }),
  benefitsUpdate: endpoint({ route: `POST ${base}/benefits/update`, ...replacing.benefits }),
  createTeam: endpoint({ route: `POST ${base}/create/team`, ...replacing.team }),
  teamCreate: endpoint({ route: `POST ${base}/team/create`, ...replacing.team }),
  updateTeam: endpoint({ route: `POST ${base}/update/team`, ...replacing.team }),
  teamUpdate: endpoint({ route: `POST ${base}/team/update`, ...replacing.team }),
  createKpi: endpoint({ route: `POST ${base}/create/kpi`, ...adding.kpi }),
  kpiCreate: endpoint({ route: `POST ${base}/kpi/create`, ...adding.kpi }),
  updateKpi: endpoint({ route: `POST ${base}/update/kpi`, ...replacing.kpi }),
  kpiUpdate: endpoint({ route: `POST ${base}/kpi/update`, ...replacing.kpi }),
  createSocial: endpoint({ route: `POST ${base}/create/social`, ...adding.social }),
  socialCreate: endpoint({ route: `POST ${base}/social/create`, ...adding.social }),
  updateSocial: endpoint({ route: `POST ${base}/update/social`, ...replacing.social }),
  socialUpdate: endpoint({ route: `POST ${base}/social/update`, ...replacing.social }),
  createInside: endpoint({ route: `POST ${base}/create/inside`, ...adding.inside }),
  insideCreate: endpoint({ route: `POST ${base}/inside/create`, ...adding.inside }),
  updateInside: endpoint({ route: `POST ${base}/update/inside`, ...replacing.inside }),
  insideUpdate: endpoint({ route: `POST ${base}/inside/update`, ...replacing.inside }),
};

const upload = { maxBytes: maxImageBytes, kinds: ['image'] } as const;

export const businessFiles = {
  banner: endpoint({
    route: `POST ${base}/update/banner`,
    ...changes,
    summary: 'Stores the picture across the top; delete=true removes it.',
    query: z.object({ delete: flag.optional() }),
    upload: { ...upload, optional: true },
    refusals: ['broken-image'],
  }),
  picture: endpoint({
    route: `POST ${base}/upload/picture`,
    access: 'recruiter',
    byKey: 'settings:write',
    summary: 'Stores a picture that the own profile may then name, cut to the shape of its place.',
    body: z.object({ shape: z.enum(['free', 'square', 'banner']).default('free') }),
    upload,
    reply: picture,
    refusals: ['broken-image'],
    rate: { max: 120, seconds: 3600 },
  }),
  video: endpoint({
    route: `POST ${base}/upload/video`,
    access: 'recruiter',
    byKey: 'settings:write',
    summary:
      'Stores a video that the inside media of the own profile may then name; MOV, MP4 or M4V by content, under 100 MB (R144, R145).',
    upload: { maxBytes: maxVideoBytes, kinds: ['video', 'recording'] },
    reply: picture.extend({ contentType: z.string(), poster: z.string().nullable(), ready: z.boolean() }),
    refusals: ['broken-video'],
    rate: { max: 40, seconds: 3600 },
  }),
};
