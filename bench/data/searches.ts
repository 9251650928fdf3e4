import type { Input } from '@vitrine/contract/endpoint.ts';
import { radii } from '@vitrine/contract/job-search/radius.ts';
import { type jobSearch, searchFilters } from '@vitrine/contract/job-search/search.ts';
import { employmentTypes, extendedCareerStages, fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import { languageFrom, oneOf, randomNumbers, townFrom, wordFrom } from './search.ts';

export type Query = Input<typeof jobSearch.search>;

export const perPage = 40;

/** A quarter without words, three fifths with facets, most of them the first page; common, middling and rare words. */
export function mixedLoad(count: number, seed: number): Query[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const word = () => (random() < 0.7 ? wordFrom(random, language) : wordFrom(random, language, 300, 20_000));
    const filters = searchFilters.parse({
      ...(random() < 0.75 ? { textSearch: random() < 0.3 ? `${word()} ${word()}` : word() } : {}),
      ...(random() < 0.15 ? { jobLocation: townFrom(random), ...(random() < 0.5 ? { radius: oneOf(random, radii) } : {}) } : {}),
      ...(random() < 0.6
        ? {
            ...(random() < 0.5 ? { employmentType: oneOf(random, employmentTypes) } : {}),
            ...(random() < 0.4 ? { careerStage: [oneOf(random, extendedCareerStages), oneOf(random, extendedCareerStages)] } : {}),
            ...(random() < 0.5 ? { field: oneOf(random, fieldsOfActivity) } : {}),
          }
        : {}),
    });
    const page = random() < 0.8 ? 1 : random() < 0.75 ? 2 + Math.floor(random() * 4) : 10 + Math.floor(random() * 40);
    return {
      ...filters,
      page,
      count: perPage,
      ...(random() < 0.3 ? { sort: filters.jobLocation && random() < 0.5 ? ('Nearest' as const) : ('Recent' as const) } : {}),
    };
  });
}
