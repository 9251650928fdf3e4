import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { AskedDocuments } from '../areas/progress-flow/asking/AskedDocuments.tsx';

/** What the own company asks of people it takes on. */
export function AskedDocumentsPage() {
  return (
    <SettingsFrame>
      <AskedDocuments />
    </SettingsFrame>
  );
}
