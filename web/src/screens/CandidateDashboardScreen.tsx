import { CandidateDashboardPage } from '../areas/candidates/CandidateDashboardPage.tsx';
import { SavedSearches } from '../areas/job-search/SavedSearches.tsx';

/** Interviews of the candidate, and the searches kept. */
export function CandidateDashboardScreen() {
  return (
    <CandidateDashboardPage>
      <SavedSearches />
    </CandidateDashboardPage>
  );
}
