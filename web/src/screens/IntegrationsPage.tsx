import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { WebexSection } from '../areas/integrations/WebexSection.tsx';

/** What works together with Vitrine elsewhere. */
export function IntegrationsPage() {
  return (
    <SettingsFrame>
      <WebexSection />
    </SettingsFrame>
  );
}
