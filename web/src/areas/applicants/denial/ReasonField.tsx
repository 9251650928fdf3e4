import { Anchor, Group, Kbd, Radio, Select, Skeleton, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
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

/** So many can be named by a digit. */
const digits = 9;

/** A digit takes the reason at its place, wherever one is in the dialog but where one writes. */
function useReasonKeys(reasonIds: readonly (string | undefined)[], onChange: Props['onChange']) {
  useWindowEvent('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const writes = target instanceof Element && target.closest('textarea, input:not([type="radio"], [type="checkbox"]), [contenteditable]');
    if (ctrlKey || metaKey || altKey || writes || !/^[1-9]$/.test(key) || Number(key) > reasonIds.length) return;
    event.preventDefault();
    onChange(reasonIds[Number(key) - 1]);
  });
}

/** Why somebody is denied, for the company alone; every reason is offered and none has to be given. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTexts('applicants');
  const phone = usePhone();
  const reasons = useReasons()?.filter((one) => !one.archived);
  const laidOut = !phone && reasons !== undefined && reasons.length <= mostLaidOut;
  useReasonKeys(laidOut ? [...reasons.map(({ id }) => id), undefined] : [], onChange);
  // about as high as what comes, so that the buttons below stay where they are
  if (!reasons) return <Skeleton height={phone ? 84 : 248} radius={8} />;
  const data = reasons.map(({ id, name }) => ({ value: id, label: name }));
  const offered = [...data, { value: '', label: t('denial.none') }];
  const words = { label: t('denial.why'), description: t('denial.whyHint') };
  return (
    <Stack gap={4} align="flex-start">
      {laidOut ? (
        <Radio.Group {...words} value={value ?? ''} onChange={(next) => onChange(next || undefined)}>
          <Group gap={8} mt={8}>
            {offered.map((one, index) => (
              <Radio.Card key={one.value} value={one.value} className={classes.reason ?? ''} aria-label={one.label}>
                {one.label}
                {index < digits && (
                  <Kbd size="xs" ml={8} aria-hidden="true">
                    {index + 1}
                  </Kbd>
                )}
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
