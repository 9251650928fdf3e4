import { Select } from '@mantine/core';
import { type FieldOfActivity, fieldsOfActivity } from '@vitrine/contract/reference-lists.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import type { Style } from '@vitrine/contract/speech-effect/styles.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { useListLabels } from '../job-ad/words.ts';

/** Chooses with the ideal values of which field of activity to compare. */
export function IdealField({ field, onChange }: { field: FieldOfActivity | null; onChange: (field: FieldOfActivity | null) => void }) {
  const t = useTexts('speech-effect');
  const label = useListLabels();
  return (
    <Select
      label={t('field.label')}
      description={t(field ? 'field.chosen' : 'field.none')}
      placeholder={t('field.placeholder')}
      data={fieldsOfActivity.map((value) => ({ value, label: label('field', value) }))}
      value={field}
      onChange={(value) => onChange(value as FieldOfActivity | null)}
      clearable
      searchable
      maw={420}
    />
  );
}

/** The ideal values of a field of activity by style; without one the recommended value of all. */
export function useIdeals(field: FieldOfActivity | null): Partial<Record<Style, number>> {
  const { data } = useAsk(effectPractice.ideals, field ? { fieldOfActivity: field } : {}, { keepPrevious: true });
  return Object.fromEntries(data?.items.map(({ precireResult, optimalValue }) => [precireResult, optimalValue]) ?? []);
}
