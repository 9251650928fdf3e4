import { Box, Card, Stack, Text, Title } from '@mantine/core';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { AnswerSharing } from './AnswerSharing.tsx';
import { WhatIsShown } from './WhatIsShown.tsx';

/** Companies that wait for the person's word before showing them to anybody; absent while none does. */
export function SharingRequests() {
  const t = useTexts('showrooms');
  const items = useAsk(sharingConsents.own, {}).data?.items ?? [];
  const waiting = items.filter(({ state, over }) => state === 'asked' && !over);
  if (waiting.length === 0) return null;
  return (
    <Box component="section" aria-label={t('own.waiting')}>
      <Title order={2} size="h3" mb={12}>
        {t('own.waiting')}
      </Title>
      <Stack gap={12}>
        {waiting.map((one) => (
          <Card key={one.personId} withBorder component="article">
            <Stack gap={12}>
              <Text fw={700}>{t('consent.title', { company: one.companyName })}</Text>
              <WhatIsShown of={one} />
              <Text size="sm" c="dimmed">
                {t('consent.rule')}
              </Text>
              <AnswerSharing to={one} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Box>
  );
}
