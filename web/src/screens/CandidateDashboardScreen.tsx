import { Bookmarks } from '../areas/candidates/Bookmarks.tsx';
import { CandidateDashboardPage } from '../areas/candidates/CandidateDashboardPage.tsx';
import { SavedSearches } from '../areas/job-search/SavedSearches.tsx';

/** What is next for the candidate, the applications, the bookmarks, and the searches kept. */
export function CandidateDashboardScreen() {
  return (
    <CandidateDashboardPage>
      <Bookmarks />
      <SavedSearches />
    </CandidateDashboardPage>
  );
}
