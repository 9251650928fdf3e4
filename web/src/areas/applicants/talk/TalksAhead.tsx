import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useState } from 'react';
import { PlaceText } from '../../../parts/application/PlaceText.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../../platform/clock.ts';
import { useTexts } from '../../../platform/use-texts.ts';

const few = 3;

/** The own talks that come next, with whom and where. Absent while there is none. */
export function TalksAhead() {
  const t = useTexts('applicants');
  const items = useAsk(talks.ahead, {}).data?.items ?? [];
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  return (
    <Card withBorder component="section" aria-label={t('talk.ahead.title')} py={12}>
      <Title order={2} size="h5" mb={8}>
        {t('talk.ahead.title')}
      </Title>
      <Stack gap={8} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {(all ? items : items.slice(0, few)).map((one) => (
          <Group key={one.applicationId} component="li" gap="4px 16px" align="baseline">
            <Text fw={700}>{dayAndTime(one.startsAt)}</Text>
            <Anchor renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.applicationId }} />}>
              {one.name ?? t('common:blindName', { alias: one.alias })}
            </Anchor>
            <Text c="dimmed">{one.title}</Text>
            <PlaceText place={one.place} />
          </Group>
        ))}
      </Stack>
      {items.length > few && (
        <Anchor component="button" type="button" mt={8} onClick={() => setAll(!all)}>
          {t(all ? 'talk.ahead.fewer' : 'talk.ahead.all', { count: items.length })}
        </Anchor>
      )}
    </Card>
  );
}
