import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  id: string;
  value: string;
  error: boolean;
  onChange: (town: string) => void;
}

/** A town; those of published ads are offered under any of their names, and every other can be typed. */
export function TownField({ id, value, error, onChange }: Props) {
  const t = useTexts('job-ads');
  const [text] = useDebouncedValue(value.trim(), 200);
  const enabled = text.length > 1;
  const known = useAsk(jobSearch.suggest, { text, kind: 'city' }, { enabled, keepPrevious: true, staleTime: 60_000 });
  const towns = enabled ? (known.data?.items ?? []).map((one) => one.text) : [];
  return (
    <Autocomplete
      id={id}
      label={t('place.city')}
      maxLength={80}
      data={[...new Set(towns)]}
      // the server has found them, also under a name that looks different
      filter={({ options }) => options}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
