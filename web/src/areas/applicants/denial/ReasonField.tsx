import { Anchor, Select, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  value: string | undefined;
  onChange: (reasonId: string | undefined) => void;
}

const useReasons = () => useAsk(denialReasons.list, {}).data?.items ?? [];

/** Why somebody is denied, for the company alone; may be left empty. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTexts('applicants');
  const reasons = useReasons().filter((one) => !one.archived);
  return (
    <Stack gap={4} align="flex-start">
      <Select
        w="100%"
        label={t('denial.why')}
        description={t('denial.whyHint')}
        placeholder={t('denial.none')}
        data={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
        clearable
        clearButtonProps={{ 'aria-label': t('denial.none') }}
        searchable
        nothingFoundMessage={t('denial.none')}
      />
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/recruiter-settings/denials" />}>
        {t('denial.manage')}
      </Anchor>
    </Stack>
  );
}

/** Of those who are denied only those for one reason, also for one that was put away. */
export function ReasonFilter({ value, onChange }: Props) {
  const t = useTexts('applicants');
  return (
    <Select
      aria-label={t('denial.filter')}
      placeholder={t('denial.filter')}
      data={useReasons().map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      clearButtonProps={{ 'aria-label': t('common:clearFilters') }}
      searchable
      maw={320}
    />
  );
}
