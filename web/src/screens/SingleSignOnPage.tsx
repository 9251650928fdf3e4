import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { SingleSignOn } from '../areas/single-sign-on/SingleSignOn.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useTexts } from '../platform/use-texts.ts';

/** Where the people of the company sign in: for its owner. */
export function SingleSignOnPage() {
  const t = useTexts('single-sign-on');
  return (
    <SettingsFrame>
      <Anchor component={Link} to="/recruiter-settings/user-management">
        {t('toTeam')}
      </Anchor>
      <QueryBoundary of={useAsk(team.info, {})}>
        {({ role }) => (role === 'owner' ? <SingleSignOn /> : <Alert color="gray">{t('ownerOnly')}</Alert>)}
      </QueryBoundary>
    </SettingsFrame>
  );
}
