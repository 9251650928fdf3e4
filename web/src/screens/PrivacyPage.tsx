import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { AccommodationSection } from '../areas/privacy/AccommodationSection.tsx';
import { ConsentsSection } from '../areas/privacy/ConsentsSection.tsx';
import { EraseSection } from '../areas/privacy/EraseSection.tsx';
import { KeptSection } from '../areas/privacy/KeptSection.tsx';
import { LooksSection } from '../areas/privacy/LooksSection.tsx';
import { StoredSection } from '../areas/privacy/StoredSection.tsx';
import { SharingSection } from '../areas/showrooms/consent/SharingSection.tsx';
import { useVisitor } from '../platform/session/session.ts';

/** My data: what is stored, who saw it, what was agreed to, and the end of it. */
export function PrivacyPage() {
  const candidate = useVisitor() === 'candidate';
  return (
    <SettingsFrame>
      <StoredSection />
      {candidate && <AccommodationSection />}
      {candidate && <SharingSection />}
      <LooksSection />
      {candidate && <KeptSection />}
      <ConsentsSection />
      <EraseSection />
    </SettingsFrame>
  );
}
