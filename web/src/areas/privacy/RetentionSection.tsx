import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import {
  type RetentionChoice,
  type RetentionCountry,
  retention,
  retentionCountries,
  retentionLimits,
} from '@vitrine/contract/privacy/retention.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Holds } from './Holds.tsx';
import { RetentionAhead } from './RetentionAhead.tsx';
import { RetentionReceipts } from './RetentionReceipts.tsx';

/** How long applications are kept, what will go, what went, and what is held. */
export function RetentionSection() {
  const t = useTexts('privacy');
  const info = useAsk(team.info, {});
  return (
    <Section title={t('retention.title')} text={t('retention.text')}>
      <Stack gap={32}>
        <QueryBoundary of={useAsk(retention.settings, {})}>
          {(own) => <Choice own={own} mayChange={info.data?.role === 'owner'} />}
        </QueryBoundary>
        <RetentionAhead />
        <Holds />
        <RetentionReceipts />
      </Stack>
    </Section>
  );
}

/** A country brings its own limits; what lies beyond them comes down to them. */
function within(choice: RetentionChoice): RetentionChoice {
  const { files, recordings } = retentionLimits[choice.country];
  const fileMonths = Math.min(choice.fileMonths, files);
  return { ...choice, fileMonths, videoMonths: Math.min(choice.videoMonths, recordings, fileMonths) };
}

function Choice({ own, mayChange }: { own: RetentionChoice; mayChange: boolean }) {
  const t = useTexts('privacy');
  const [choice, setChoice] = useState(own);
  const act = useAct(retention.save, {
    onDone: () => notices.done(t('common:saved')),
  });
  const { files, recordings, renewed } = retentionLimits[choice.country];
  const changed = JSON.stringify(choice) !== JSON.stringify(own);
  return (
    <Stack gap={16}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={20} style={{ alignItems: 'end' }}>
        <Select
          label={t('retention.country')}
          value={choice.country}
          disabled={!mayChange}
          allowDeselect={false}
          data={retentionCountries.map((value) => ({ value, label: t(`retention.countries.${value}`) }))}
          onChange={(country) => {
            const limits = retentionLimits[country as RetentionCountry];
            setChoice({ country: country as RetentionCountry, fileMonths: limits.files, videoMonths: limits.recordings });
          }}
        />
        <NumberInput
          label={t('retention.recordings')}
          description={t('retention.most', { count: Math.min(recordings, choice.fileMonths) })}
          value={choice.videoMonths}
          min={1}
          max={Math.min(recordings, choice.fileMonths)}
          clampBehavior="strict"
          disabled={!mayChange}
          onChange={(value) => setChoice(within({ ...choice, videoMonths: Number(value) || 1 }))}
        />
        <NumberInput
          label={t('retention.files')}
          description={t('retention.most', { count: files })}
          value={choice.fileMonths}
          min={1}
          max={files}
          clampBehavior="strict"
          disabled={!mayChange}
          onChange={(value) => setChoice(within({ ...choice, fileMonths: Number(value) || 1 }))}
        />
      </SimpleGrid>
      {renewed !== null && <Text size="sm">{t('retention.renewed', { count: renewed })}</Text>}
      {!mayChange && (
        <Text size="sm" c="dimmed">
          {t('retention.ownerOnly')}
        </Text>
      )}
      {mayChange && (
        <Group justify="flex-end">
          <Button disabled={!changed} loading={act.isPending} onClick={() => act.mutate(choice)}>
            {t('common:save')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
