import { Button, Checkbox, Fieldset, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type Facet, facets, type jobSearch } from '@vitrine/contract/job-search/search.ts';
import { useState } from 'react';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { number } from '../../platform/format.ts';
import { useVisitor } from '../../platform/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Jobs.module.css';
import type { JobsSearch } from './use-job-search.ts';

type Found = Reply<typeof jobSearch.search>;

/** Shown before "more". */
const first = 6;

interface Props {
  search: JobsSearch;
  found: Found | undefined;
  onChoose: (facet: Facet, values: string[]) => void;
  onChange: (next: Partial<JobsSearch>) => void;
}

/** All facets with how many jobs each value would give. */
export function FacetList({ search, found, onChoose, onChange }: Props) {
  const t = useTexts('job-search');
  const candidate = useVisitor() === 'candidate';
  const salary = useDebouncedCallback((value: number | undefined) => onChange({ salaryFrom: value }), 400);
  return (
    <Stack gap={20}>
      {candidate && (
        <Checkbox
          label={t('marked')}
          checked={search.marked ?? false}
          onChange={(event) => onChange({ marked: event.currentTarget.checked || undefined })}
        />
      )}
      {facets.map((facet) => (
        <OneFacet
          key={facet}
          facet={facet}
          chosen={search[facet] ?? []}
          counted={found?.facets[facet] ?? []}
          exact={found?.facetsAreExact ?? true}
          onChoose={(values) => onChoose(facet, values)}
        />
      ))}
      <NumberInput
        key={search.salaryFrom ?? 'none'}
        label={t('salaryFrom')}
        description={t('salaryHint')}
        defaultValue={search.salaryFrom ?? ''}
        min={1}
        max={100_000_000}
        step={1000}
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator=" "
        hideControls
        onChange={(value) => salary(typeof value === 'number' && value > 0 ? value : undefined)}
      />
    </Stack>
  );
}

interface FacetProps {
  facet: Facet;
  chosen: string[];
  counted: { value: string; count: number }[];
  exact: boolean;
  onChoose: (values: string[]) => void;
}

function OneFacet({ facet, chosen, counted, exact, onChoose }: FacetProps) {
  const t = useTexts('job-search');
  const label = useListLabels();
  const [all, setAll] = useState(false);
  const left = chosen.filter((value) => !counted.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  const values = [...counted, ...left];
  if (values.length === 0) return null;
  const shown = all ? values : values.filter((one, index) => index < first || chosen.includes(one.value));
  const toggle = (value: string, checked: boolean) => onChoose(checked ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <Fieldset variant="unstyled" legend={t(`facets.${facet}`)} className={classes.facet}>
      <Stack gap={2}>
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
            classNames={{ body: classes.choice, labelWrapper: classes.choiceLabel }}
            label={
              <Group justify="space-between" wrap="nowrap" gap={8}>
                <span className={classes.word}>{label(facet, value)}</span>
                <Text component="span" size="sm" c="dimmed">
                  {exact ? number(count) : t('aboutNumber', { number: number(count) })}
                </Text>
              </Group>
            }
          />
        ))}
      </Stack>
      {values.length > shown.length && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setAll(true)}>
          {t('more', { count: values.length - shown.length })}
        </Button>
      )}
    </Fieldset>
  );
}
