import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';

/** Where the people of the company sign in: for its owner. */
export function SingleSignOnPage() {
  const t = useTexts('accounts');
  return (
    <SettingsFrame>
      <Anchor component={Link} to="/recruiter-settings/user-management">
        {t('singleSignOn.toTeam')}
      </Anchor>
      <QueryBoundary of={useAsk(team.info, {})}>
        {({ role }) => (role === 'owner' ? <SingleSignOn /> : <Alert color="gray">{t('singleSignOn.ownerOnly')}</Alert>)}
      </QueryBoundary>
    </SettingsFrame>
  );
}
