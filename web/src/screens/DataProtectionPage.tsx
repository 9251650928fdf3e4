import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { CompanyExportSection } from '../areas/company-export/CompanyExportSection.tsx';
import { AuditSection } from '../areas/privacy/AuditSection.tsx';
import { RetentionSection } from '../areas/privacy/RetentionSection.tsx';
import { UseSection } from '../areas/speech-effect/UseSection.tsx';

/** What a company keeps of others: how long, for which purposes, who looked at it, and how it is taken along. */
export function DataProtectionPage() {
  return (
    <SettingsFrame>
      <RetentionSection />
      <UseSection />
      <AuditSection />
      <CompanyExportSection />
    </SettingsFrame>
  );
}
