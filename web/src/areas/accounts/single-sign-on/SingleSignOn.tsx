import { Stack, Text, Title } from '@mantine/core';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DomainsSection } from './DomainsSection.tsx';
import { ProviderSection } from './ProviderSection.tsx';
import { UseSection } from './UseSection.tsx';

/** Single sign-on, in the order in which it is set up: whose addresses, which provider, and what it is for. */
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
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  );
}
