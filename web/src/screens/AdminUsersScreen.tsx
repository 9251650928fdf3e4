import { UsersPage } from '../areas/admin/UsersPage.tsx';
import { AdminCloseup } from '../areas/closeup/admin/AdminCloseup.tsx';
import { OpenChecks } from '../areas/operations/OpenChecks.tsx';
import { AdminTranscripts } from '../areas/transcripts/AdminTranscripts.tsx';

/** Where administrators land: what the installation still needs, and its candidates, with the closeup of the one who is opened and the words of their answers. */
export function AdminUsersScreen() {
  return (
    <UsersPage
      above={<OpenChecks />}
      beside={(candidateId) => (
        <>
          <AdminCloseup candidateId={candidateId} />
          <AdminTranscripts candidateId={candidateId} />
        </>
      )}
    />
  );
}
