import { Stack, Text, Title } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DomainsSection } from './DomainsSection.tsx';
import { ProviderSection } from './ProviderSection.tsx';
import { ProvisioningSection } from './ProvisioningSection.tsx';
import { UseSection } from './UseSection.tsx';

const isReady = ({ connection, domains }: Reply<typeof singleSignOn.show>) =>
  connection !== null && connection.triedAt !== null && domains.some(({ state }) => state !== 'waiting');

/** Single sign-on, in the order in which it is set up: whose addresses, which provider, what it is for, and whom it makes. */
export function SingleSignOn() {
  const t = useTexts('accounts');
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Title order={2}>{t('singleSignOn.title')}</Title>
        <Text c="dimmed">{t('singleSignOn.text')}</Text>
      </Stack>
      <QueryBoundary of={useAsk(singleSignOn.show, {})}>
        {(shown) => (
          <Stack gap={24}>
            <DomainsSection domains={shown.domains} />
            <ProviderSection connection={shown.connection} redirect={shown.redirect} />
            <UseSection shown={shown} />
            <ProvisioningSection ready={isReady(shown)} />
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  );
}
