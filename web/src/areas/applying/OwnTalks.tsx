import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { TalkTime } from '../../parts/application/TalkTime.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The own talks that come next, and those for which a time is to be picked; absent while there is none. */
export function OwnTalks() {
  const t = useTexts('applying');
  const items = useAsk(ownTalks.list, {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-label={t('talks.title')}>
      <Title order={2} size="h3" mb={12}>
        {t('talks.title')}
      </Title>
      <Stack gap={12}>
        {items.map(({ applicationId, bookingId, title, companyName, talk, offer }) => (
          <Card key={applicationId} withBorder component="article">
            <Group justify="space-between" gap={16}>
              <Box miw={0} flex="1 1 260px">
                <Text fw={700}>{title}</Text>
                <Text c="dimmed" mb={8}>
                  {companyName}
                </Text>
                {talk && <TalkTime talk={talk} />}
                {offer && <Text>{t(talk ? 'talks.others' : 'talks.offered', { count: offer.times.length })}</Text>}
              </Box>
              <Button
                variant={offer ? 'filled' : 'default'}
                renderRoot={(props) => <Link {...props} to="/application/$bookingId" params={{ bookingId }} />}
              >
                {t(offer ? 'talks.pick' : 'talks.see')}
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
    </Box>
  );
}
