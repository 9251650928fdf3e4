import { UsersPage } from '../areas/admin/UsersPage.tsx';
import { AdminCloseup } from '../areas/closeup/admin/AdminCloseup.tsx';

/** The candidates of an installation, with the closeup of the one who is opened. */
export function AdminUsersScreen() {
  return <UsersPage beside={(candidateId) => <AdminCloseup candidateId={candidateId} />} />;
}
