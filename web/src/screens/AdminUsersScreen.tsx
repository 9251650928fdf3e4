import { UsersPage } from '../areas/admin/UsersPage.tsx';
import { AdminCloseup } from '../areas/closeup/admin/AdminCloseup.tsx';
import { AdminTranscripts } from '../areas/transcripts/AdminTranscripts.tsx';

/** The candidates of an installation, with the closeup of the one who is opened and the words of their answers. */
export function AdminUsersScreen() {
  return (
    <UsersPage
      beside={(candidateId) => (
        <>
          <AdminCloseup candidateId={candidateId} />
          <AdminTranscripts candidateId={candidateId} />
        </>
      )}
    />
  );
}
