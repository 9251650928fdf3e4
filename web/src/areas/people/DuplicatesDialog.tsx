import { Button, Group, Modal, Radio, Stack, Text, Title } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type MergedField, mergedFields, people } from '@vitrine/contract/people/people.ts';
import { useState } from 'react';
import { countryName } from '../../parts/job-ad/words.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Duplicates.module.css';

type Pair = Reply<typeof people.duplicates>['items'][number];

/** Candidates the company added twice: chosen field by field, then one. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('people');
  const [at, setAt] = useState(0);
  return (
    <Modal opened onClose={onClose} size="xl" title={t('duplicates.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={useAsk(people.duplicates, {})}>
        {({ items }) => {
          const pair = items[at] ?? items[0];
          if (!pair) return <EmptyState drawing="letters" title={t('duplicates.none')} text={t('duplicates.noneText')} />;
          return (
            <Stack gap={16}>
              <Text>{t('duplicates.text')}</Text>
              <Choose
                key={pair.people.map((one) => one.candidate_id).join()}
                pair={pair}
                onSkip={items.length > 1 ? () => setAt((at + 1) % items.length) : undefined}
              />
            </Stack>
          );
        }}
      </QueryBoundary>
    </Modal>
  );
}

/** A value as people write it. */
function useShownAs() {
  const t = useTexts('people');
  const stages = ['student', 'volunteer', 'job_starter', 'professional_experienced', 'expert'] as const;
  return (field: MergedField, value: string) => {
    if (field === 'birthDate') return date(value);
    if (field === 'nationality' && value) return countryName(value);
    const stage = field === 'careerStage' ? stages.find((one) => one === value) : undefined;
    return stage ? t(`common:lists.stage.${stage}`) : value;
  };
}

function Choose({ pair, onSkip }: { pair: Pair; onSkip: (() => void) | undefined }) {
  const t = useTexts('people');
  const shownAs = useShownAs();
  const [first, second] = pair.people;
  // what the first one lacks comes from the second
  const [taken, setTaken] = useState<readonly MergedField[]>(() =>
    mergedFields.filter((field) => !first.fields[field] && second.fields[field]),
  );
  const merge = useAct(people.merge, {
    onDone: () => notices.done(t('duplicates.done')),
  });
  const shown = mergedFields.filter((field) => first.fields[field] || second.fields[field]);
  const [same, differing] = [
    shown.filter((field) => first.fields[field] === second.fields[field]),
    shown.filter((field) => first.fields[field] !== second.fields[field]),
  ];
  const choose = (field: MergedField, other: boolean) =>
    setTaken((now) => (other ? [...now.filter((one) => one !== field), field] : now.filter((one) => one !== field)));
  return (
    <Stack gap={16}>
      <div>
        <Title order={3} size="h4">
          {first.fields.firstName} {first.fields.lastName}
        </Title>
        <Text size="sm" c="dimmed">
          {pair.by.map((one) => t(`duplicates.by.${one}`)).join(' · ')} ·{' '}
          {t('duplicates.added', { one: date(first.addedAt), other: date(second.addedAt) })}
        </Text>
      </div>
      {differing.map((field) => (
        <Radio.Group
          key={field}
          label={t(`duplicates.fields.${field}`)}
          value={taken.includes(field) ? 'other' : 'one'}
          onChange={(value) => choose(field, value === 'other')}
        >
          <div className={classes.pair}>
            {(
              [
                ['one', first],
                ['other', second],
              ] as const
            ).map(([value, one]) => (
              <Radio.Card key={value} value={value} className={classes.value ?? ''}>
                <Group wrap="nowrap" gap={8} align="flex-start">
                  <Radio.Indicator />
                  <Text size="sm" className={classes.text ?? ''} c={one.fields[field] ? undefined : 'dimmed'}>
                    {shownAs(field, one.fields[field]) || t('duplicates.empty')}
                  </Text>
                </Group>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      ))}
      {same.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('duplicates.same', { fields: same.map((field) => t(`duplicates.fields.${field}`)).join(', ') })}
        </Text>
      )}
      <Text size="sm">{t('duplicates.consequence')}</Text>
      <Group justify="flex-end">
        {onSkip && (
          <Button variant="subtle" onClick={onSkip}>
            {t('duplicates.skip')}
          </Button>
        )}
        <Button
          loading={merge.isPending}
          onClick={() => merge.mutate({ keepId: first.candidate_id, dropId: second.candidate_id, take: [...taken] })}
        >
          {t('duplicates.merge')}
        </Button>
      </Group>
    </Stack>
  );
}
