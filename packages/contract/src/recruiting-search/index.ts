export { savedCandidateSearches } from './saved.ts';
export { candidateFavoriteAliases, candidateFavorites, recruitingSearch } from './search.ts';
