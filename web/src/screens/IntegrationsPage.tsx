import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { CalendarSection } from '../areas/integrations/CalendarSection.tsx';
import { JobsElsewhere } from '../areas/integrations/JobsElsewhere.tsx';
import { ProgramsSection } from '../areas/integrations/ProgramsSection.tsx';
import { WebexSection } from '../areas/integrations/WebexSection.tsx';

/** What works together with Vitrine elsewhere. */
export function IntegrationsPage() {
  return (
    <SettingsFrame>
      <CalendarSection />
      <WebexSection />
      <JobsElsewhere />
      <ProgramsSection />
    </SettingsFrame>
  );
}
