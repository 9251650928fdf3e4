import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { candidateFavoriteAliases, candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import { recruitingSearchData } from './personal-data.ts';
import { mailSavedCandidateSearch, mailSavedCandidateSearches } from './saved.jobs.ts';
import { savedCandidateSearchHandlers } from './saved.ts';
import { candidateFavoriteHandlers, recruitingSearchHandlers } from './search.ts';
import { recountCandidateTerms } from './terms.jobs.ts';
import { candidatesMail } from './unsubscribe.ts';

export const recruitingSearchArea = defineArea({
  serves: [
    topic(recruitingSearch, recruitingSearchHandlers),
    topic(candidateFavorites, candidateFavoriteHandlers),
    topic(candidateFavoriteAliases, candidateFavoriteHandlers),
    topic(savedCandidateSearches, savedCandidateSearchHandlers),
  ],
  jobs: [mailSavedCandidateSearches, mailSavedCandidateSearch, recountCandidateTerms],
  personalData: recruitingSearchData,
  routes: [stepRoutes(candidatesMail)],
});
