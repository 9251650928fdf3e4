import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { DenialReasons } from '../areas/applicants/denial/DenialReasons.tsx';

/** Why the own company declines people, and what it writes to them. */
export function DenialsPage() {
  return (
    <SettingsFrame>
      <DenialReasons />
    </SettingsFrame>
  );
}
