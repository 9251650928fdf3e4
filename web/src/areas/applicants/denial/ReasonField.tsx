import { Anchor, Group, Radio, Select, Skeleton, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import classes from './ReasonField.module.css';

interface Props {
  value: string | undefined;
  onChange: (reasonId: string | undefined) => void;
}

/** So many reasons are laid out to be pressed at once; more of them are looked for in a list. */
const mostLaidOut = 12;

const useReasons = () => useAsk(denialReasons.list, {}).data?.items;

/** Why somebody is denied, for the company alone; every reason is offered and none has to be given. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTexts('applicants');
  const phone = usePhone();
  const reasons = useReasons()?.filter((one) => !one.archived);
  // about as high as what comes, so that the buttons below stay where they are
  if (!reasons) return <Skeleton height={phone ? 84 : 248} radius={8} />;
  const laidOut = !phone && reasons.length <= mostLaidOut;
  const data = reasons.map(({ id, name }) => ({ value: id, label: name }));
  const words = { label: t('denial.why'), description: t('denial.whyHint') };
  return (
    <Stack gap={4} align="flex-start">
      {laidOut ? (
        <Radio.Group {...words} value={value ?? ''} onChange={(next) => onChange(next || undefined)}>
          <Group gap={8} mt={8}>
            {[...data, { value: '', label: t('denial.none') }].map((one) => (
              <Radio.Card key={one.value} value={one.value} className={classes.reason ?? ''} aria-label={one.label}>
                {one.label}
              </Radio.Card>
            ))}
          </Group>
        </Radio.Group>
      ) : (
        <Select
          w="100%"
          {...words}
          placeholder={t('denial.none')}
          data={data}
          value={value ?? null}
          onChange={(next) => onChange(next ?? undefined)}
          clearable
          clearButtonProps={{ 'aria-label': t('denial.none') }}
          searchable
          nothingFoundMessage={t('denial.none')}
        />
      )}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/recruiter-settings/denials" target="_blank" rel="noreferrer" />}>
        <Group component="span" gap={4} wrap="nowrap">
          {t('denial.manage')}
          <IconExternalLink size={14} stroke={1.5} role="img" aria-label={t('denial.newTab')} />
        </Group>
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
      data={(useReasons() ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      clearButtonProps={{ 'aria-label': t('common:clearFilters') }}
      searchable
      maw={320}
    />
  );
}
