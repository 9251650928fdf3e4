import { MultiSelect } from '@mantine/core';
import { company } from '@vitrine/contract/accounts/company.ts';
import type { Industry } from '@vitrine/contract/reference-lists.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** At most three industries (R142, R232), labelled in the language of the interface. */
export function IndustriesField({ value, onChange }: { value: Industry[]; onChange: (chosen: Industry[]) => void }) {
  const t = useTexts('accounts');
  const list = useAsk(company.industries, { locale: language() }, { staleTime: 'static' });
  return (
    <MultiSelect
      label={t('industries')}
      description={t('industriesHint')}
      maxValues={3}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('industriesClear') }}
      nothingFoundMessage={t('industriesNone')}
      data={list.data?.map(({ key, label }) => ({ value: key, label })) ?? []}
      value={value}
      onChange={(chosen) => onChange(chosen as Industry[])}
    />
  );
}
