import { OwnTalks } from '../areas/applying/OwnTalks.tsx';
import { Bookmarks } from '../areas/candidates/Bookmarks.tsx';
import { CandidateDashboardPage } from '../areas/candidates/CandidateDashboardPage.tsx';
import { DashboardCard } from '../areas/closeup/DashboardCard.tsx';
import { Recommended } from '../areas/job-search/Recommended.tsx';
import { SavedSearches } from '../areas/job-search/SavedSearches.tsx';
import { MyPapers } from '../areas/progress-flow/MyPapers.tsx';
import { SharingRequests } from '../areas/showrooms/consent/SharingRequests.tsx';
import { PractiseCard } from '../areas/speech-effect/PractiseCard.tsx';
import { LeftOnThisDevice } from './LeftOnThisDevice.tsx';

/** Who waits for the candidate's word, what is next, the applications, the bookmarks, and the searches kept. */
export function CandidateDashboardScreen() {
  return (
    <CandidateDashboardPage
      before={
        <>
          <LeftOnThisDevice />
          <OwnTalks />
          <MyPapers />
          <SharingRequests />
        </>
      }
    >
      <Recommended />
      <Bookmarks />
      <DashboardCard />
      <PractiseCard />
      <SavedSearches />
    </CandidateDashboardPage>
  );
}
