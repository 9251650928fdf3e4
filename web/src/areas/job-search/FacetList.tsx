import { Checkbox, NumberInput, Stack } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type Facet, facets, type jobSearch } from '@vitrine/contract/job-search/search.ts';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { FacetChoice } from '../../parts/search/FacetChoice.tsx';
import { useVisitor } from '../../platform/session/session.ts';
import { useDebouncedSearch } from '../../platform/use-debounced-search.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { JobsSearch } from './use-job-search.ts';

type Found = Reply<typeof jobSearch.search>;

interface Props {
  search: JobsSearch;
  found: Found | undefined;
  onChoose: (facet: Facet, values: string[]) => void;
  onChange: (next: Partial<JobsSearch>) => void;
}

/** All facets with how many jobs each value would give. */
export function FacetList({ search, found, onChoose, onChange }: Props) {
  const t = useTexts('job-search');
  const label = useListLabels();
  const about = found?.facetsAreExact === false ? (count: string) => t('aboutNumber', { number: count }) : undefined;
  const candidate = useVisitor() === 'candidate';
  const salary = useDebouncedSearch((value: number | undefined) => onChange({ salaryFrom: value }), 400);
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
        <FacetChoice
          key={facet}
          legend={t(`facets.${facet}`)}
          chosen={search[facet] ?? []}
          counted={found?.facets[facet] ?? []}
          labelOf={(value) => label(facet, value)}
          about={about}
          more={(count) => t('more', { count })}
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
