import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { useWords } from './words.ts';

/** What is stored, in numbers, and the way to take all of it along. */
export function StoredSection() {
  const t = useTexts('privacy');
  const { kindOf } = useWords();
  return (
    <Section title={t('stored.title')} text={t('stored.text')}>
      <Stack gap={24}>
        <QueryBoundary of={useAsk(privacy.own, {})}>
          {({ stored }) => (
            <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing={32} verticalSpacing={0} m={0}>
              {stored
                .toSorted((one, other) => other.count - one.count)
                .map(({ area, kind, count }) => (
                  <Group
                    key={`${area} ${kind}`}
                    justify="space-between"
                    wrap="nowrap"
                    gap={12}
                    py={8}
                    style={{ borderTop: '1px solid var(--v-line)' }}
                  >
                    <Text component="dt" size="sm" c="dimmed">
                      {kindOf(kind)}
                    </Text>
                    <Text component="dd" m={0} fw={700}>
                      {number(count)}
                    </Text>
                  </Group>
                ))}
            </SimpleGrid>
          )}
        </QueryBoundary>
        <ExportPanel />
      </Stack>
    </Section>
  );
}
