import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { KeysSection } from '../areas/api-keys/KeysSection.tsx';
import { WebhooksSection } from '../areas/webhooks/WebhooksSection.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useTexts } from '../platform/use-texts.ts';

/** How other programs work with what the company has here: for its owner. */
export function ProgramsPage() {
  const t = useTexts('integrations');
  const info = useAsk(team.info, {});
  return (
    <SettingsFrame>
      <Anchor component={Link} to="/recruiter-settings/integrations">
        {t('programs.back')}
      </Anchor>
      <QueryBoundary of={info}>
        {({ role }) =>
          role === 'owner' ? (
            <>
              <KeysSection />
              <WebhooksSection />
            </>
          ) : (
            <Alert color="gray">{t('programs.ownerOnly')}</Alert>
          )
        }
      </QueryBoundary>
    </SettingsFrame>
  );
}
