import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { emailAddress, facetCount, id, language, pageOf, paging, text } from '../vocabulary.ts';
import { type CandidateFacet, candidateFilters } from './filters.ts';

/** What a recruiter may see of a candidate before any contact. */
const candidateCard = z.object({
  id: z.string(),
  firstName: z.string(),
  /** The first letter of the last name. */
  initial: z.string(),
  profession: z.string(),
  careerStage: z.string().nullable(),
  highestEducation: z.string().nullable(),
  employmentTypes: z.array(z.string()),
  nationality: z.string().nullable(),
  workPermit: z.array(z.string()),
  languages: z.array(z.object({ language: z.string(), level: z.string() })),
  skills: z.array(z.string()),
  /** Only of those who share their profile with everybody. */
  picture: z.string().nullable(),
  favorite: z.boolean(),
  /** When the own company first turned to this person. */
  contactedAt: z.string().nullable(),
  /** Null where the company's plan has no contact. */
  candidateEmail: z.string().nullable(),
  changedAt: z.string(),
});
export type CandidateCard = z.output<typeof candidateCard>;

const period = { fromMonth: z.number(), fromYear: z.number(), toMonth: z.number(), toYear: z.number() };

/** A found candidate, opened. Employers, schools and descriptions are empty unless the profile is shared with everybody. */
const foundCandidate = candidateCard.extend({
  about: z.string(),
  courseOfStudies: z.string(),
  /** The latest first; a month and year of -1 as end: until now. */
  experience: z.array(z.object({ title: z.string(), employer: z.string(), place: z.string(), description: z.string(), ...period })),
  education: z.array(
    z.object({ course: z.string(), graduation: z.string().nullable(), school: z.string(), description: z.string(), ...period }),
  ),
  phone: z.string().nullable(),
});
export type FoundCandidate = z.output<typeof foundCandidate>;

const counted = z.array(facetCount);

/** Either names the candidate; with both, both must fit. The address works where the company's plan has contact. */
const whom = z.object({ candidateEmail: emailAddress.optional(), id: id.optional() });

export const recruitingSearch = {
  search: endpoint({
    route: 'GET /api/recruitingsearch',
    access: 'recruiter',
    summary:
      'Candidates who agreed to be found, by words and facets, 10 a page (R010, R220); values of one facet are alternatives (OR), different parameters narrow (AND).',
    query: candidateFilters.extend(paging.shape),
    reply: pageOf(candidateCard).extend({
      /** False: the total is an estimate, to be shown as "about". */
      totalIsExact: z.boolean(),
      /** How many there would be with this value alone chosen in its facet and everything else as it is; of skills the most frequent. */
      facets: z.object({
        careerstage: counted,
        highesteducation: counted,
        employmenttype: counted,
        languages: counted,
        skills: counted,
        workpermit: counted,
        nationality: counted,
      } satisfies Record<CandidateFacet, typeof counted>),
      facetsAreExact: z.boolean(),
      /** The text as it was probably meant, where little was found and this finds something. */
      didYouMean: z.string().optional(),
    }),
    rate: { max: 300, seconds: 60 },
  }),
  one: endpoint({
    route: 'GET /api/recruitingsearch/candidate',
    access: 'recruiter',
    summary: 'A found candidate, opened: what the profile shows to recruiters. Noted in the audit log.',
    query: z.object({ id }),
    reply: foundCandidate,
    refusals: ['not-found'],
    rate: { max: 120, seconds: 60 },
  }),
  invite: endpoint({
    route: 'POST /api/recruitingsearch/invite',
    access: 'recruiter',
    summary:
      'Invites a found candidate to a published job code, as POST /api/cm/invite/candidate does; the first time a mail also says that the company found the person, and how to stop being found.',
    body: z.object({ id, bookingId: text(12), message: text(2000).default(''), language: language.optional() }),
    reply: z.object({ repeated: z.boolean() }),
    refusals: ['not-found', 'rs-plan-needed', 'jobcode-plan-needed', 'interview-unavailable', 'interview-expired'],
    rate: { max: 60, seconds: 60 },
  }),
};

export const candidateFavorites = {
  add: endpoint({
    route: 'POST /api/recruitingsearch/favorite/add',
    access: 'recruiter',
    summary: 'Keeps a candidate among the own favourites.',
    body: whom,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: 'POST /api/recruitingsearch/favorite/remove',
    access: 'recruiter',
    summary: 'Takes a candidate from the own favourites.',
    body: whom,
    refusals: ['not-found'],
  }),
  list: endpoint({
    route: 'GET /api/recruitingsearch/favorite/list',
    access: 'recruiter',
    summary: 'The own favourites, the latest first; who does not want to be found any more is not among them.',
    query: paging,
    reply: pageOf(candidateCard),
  }),
};

/** The same calls without the name of the search. */
export const candidateFavoriteAliases = {
  add: elsewhere(candidateFavorites.add, 'POST /api/favorite/add'),
  remove: elsewhere(candidateFavorites.remove, 'POST /api/favorite/remove'),
  list: elsewhere(candidateFavorites.list, 'GET /api/favorite/list'),
};
