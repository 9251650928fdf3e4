import { type Facet, facets } from '@vitrine/contract/job-search/search.ts';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { Chips } from '../../parts/search/Chips.tsx';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { type Chosen, chosenOf, type JobsSearch } from './use-job-search.ts';

interface Props {
  search: JobsSearch;
  /** The company whose jobs alone are shown, as far as it is known. */
  companyName: string | undefined;
  onChange: (next: Partial<JobsSearch>) => void;
  onClear: () => void;
}

const isFacet = (key: string): key is Facet => facets.some((one) => one === key);

/** What is set, each gone with one click. */
export function ChosenChips({ search, companyName, onChange, onClear }: Props) {
  const t = useTexts('job-search');
  const label = useListLabels();
  const chosen = chosenOf(search);
  if (chosen.length === 0) return null;
  const nameOf = ({ key, value }: Chosen) => {
    if (isFacet(key)) return label(key, value);
    if (key === 'salaryFrom') return t('chip.salaryFrom', { amount: number(Number(value)) });
    if (key === 'companyId') return companyName ?? t('chip.companyId');
    if (key === 'marked') return t('chip.marked');
    return value;
  };
  const remove = ({ key, value }: Chosen) => {
    const rest = isFacet(key) ? (search[key] ?? []).filter((one) => one !== value) : [];
    onChange({ [key]: rest.length > 0 ? rest : undefined, ...(key === 'jobLocation' ? { radius: undefined } : {}) });
  };
  return (
    <Chips
      label={t('chosen')}
      chosen={chosen}
      nameOf={nameOf}
      removing={(name) => t('chip.remove', { name })}
      onRemove={remove}
      onClear={onClear}
    />
  );
}
