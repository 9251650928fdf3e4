import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobAdCard } from '../job-ads/card.ts';
import { facetCount, flag, id, pageOf, paging, text, whole } from '../vocabulary.ts';

/** What can be chosen among values, and counted: the names are those of the query. */
export const facets = ['employmentType', 'careerStage', 'graduationType', 'businessType', 'field', 'remote', 'language'] as const;
export type Facet = (typeof facets)[number];

/** What jobs may be sorted by (R272); `Highest` and `Lowest` are of lists of people. `Nearest` is of those around a place that is known. */
export const searchOrders = ['Recent', 'Oldest', 'Nearest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** One value or several of them; several widen the choice. */
const values = z
  .preprocess((given) => (given === undefined ? undefined : [given].flat()), z.array(text(100)).max(50))
  .meta({ type: 'array', items: { type: 'string', maxLength: 100 } });
const words = text(200);

/** What is looked for, without page and order: also what a saved search keeps. */
export const searchFilters = z.object({
  /** Anywhere in the ad, its company and its places. */
  textSearch: words.optional(),
  jobTitle: words.optional(),
  /** The same as `jobTitle`: the text of the position. */
  position: words.optional(),
  /** Town, region, postal code or country. Of a town jobs around it are found, narrowed by its region or country after a comma. */
  jobLocation: words.optional(),
  /** Kilometres around the town or postal code of `jobLocation`; 20 where it is left out. */
  radius: whole(1, 200).optional(),
  companyName: words.optional(),
  companyId: id.optional(),
  employmentType: values.optional(),
  careerStage: values.optional(),
  graduationType: values.optional(),
  /** Industries. */
  businessType: values.optional(),
  field: values.optional(),
  remote: values.optional(),
  /** In which the ad is written. */
  language: values.optional(),
  /** An amount a year that the salary reaches, whatever its period; ads without a salary are left out. */
  salaryFrom: whole(1, 100_000_000).optional(),
});
export type SearchFilters = z.output<typeof searchFilters>;

const searchQuery = searchFilters.extend({
  ...paging.shape,
  /** Left out: the best match first where words are given, else the newest. */
  sort: z.enum(searchOrders).optional(),
  /** Only what the signed-in candidate has bookmarked. */
  marked: flag.optional(),
  /** Taken for the sake of older callers; only the session says whose bookmarks and applications are shown. */
  candidateEmail: text(254).optional(),
});

/** What a search leaves out that finds something where the one that was asked for finds nothing. */
export const nearWithout = ['place', 'filters', 'words', 'all-words'] as const;
export type NearWithout = (typeof nearWithout)[number];

const counted = z.array(facetCount);

const foundPlace = z.object({
  name: z.string(),
  /** Empty where it is not known. */
  region: z.string(),
  /** Two letters, ISO 3166. */
  country: z.string(),
});

/** A job as the search shows it. */
export const foundJob = jobAdCard.extend({
  /** Whole kilometres from the place that was asked for. */
  km: z.number().optional(),
});
export type FoundJob = z.output<typeof foundJob>;

const searchReply = pageOf(foundJob).extend({
  /** The town that `jobLocation` was understood as, with the radius that was searched, and others that may be meant by it. */
  place: foundPlace
    .extend({
      radius: z.number(),
      /** `text` is the `jobLocation` that means this one. */
      others: z.array(foundPlace.extend({ text: z.string() })),
    })
    .optional(),
  /** False: the total is an estimate, to be shown as "about". */
  totalIsExact: z.boolean(),
  /** How many ads there would be with this value alone chosen in its facet and everything else as it is; values without any are left out. */
  facets: z.object({
    employmentType: counted,
    careerStage: counted,
    graduationType: counted,
    businessType: counted,
    field: counted,
    remote: counted,
    language: counted,
  } satisfies Record<Facet, typeof counted>),
  facetsAreExact: z.boolean(),
  /** The name of the company asked for by its id. */
  companyName: z.string().optional(),
  /** The text as it was probably meant, where little was found and this finds something. */
  didYouMean: z.string().optional(),
  /** Where nothing is found at all: what comes nearest. */
  near: z.object({ without: z.enum(nearWithout), total: z.number(), items: z.array(jobAdCard) }).optional(),
});

export const suggestionKinds = ['title', 'company', 'city', 'word'] as const;

export const jobSearch = {
  search: endpoint({
    route: 'GET /api/v2/jobad/search',
    access: 'public',
    summary:
      'Published jobs by words, place, company and facets; values of one facet are alternatives (OR), different parameters narrow (AND).',
    query: searchQuery,
    reply: searchReply,
    rate: { max: 600, seconds: 60 },
  }),
  app: endpoint({
    route: 'GET /api/v2/jobad/search/app',
    access: 'public',
    summary: 'The same for the app.',
    query: searchQuery,
    reply: searchReply,
    rate: { max: 600, seconds: 60 },
  }),
  suggest: endpoint({
    route: 'GET /api/v2/jobad/suggest',
    access: 'public',
    summary: 'What a text that is being typed may become: titles, companies, towns and words, those in the most ads first.',
    query: z.object({ text: words, kind: z.enum(suggestionKinds).optional() }),
    reply: z.object({ items: z.array(z.object({ kind: z.enum(suggestionKinds), text: z.string() })) }),
    rate: { max: 600, seconds: 60 },
  }),
};
